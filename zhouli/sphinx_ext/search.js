/* The reader's side of zhouli/sphinx_ext/search.py: what is typed is cut and folded just as the pages were.
   Sphinx puts this into language_data.js; the theme loads that after searchtools.js. Only `splitQuery` is needed
   for finding; the rest makes the list of results readable. */

const zhouliFolding = new Map();
for (const group of "@FOLDING@".split(" "))
  for (const char of group) zhouliFolding.set(char, [...group][0]);

const zhouliHan = /[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const zhouliSigns = /[\s\u3000-\u3004\u3008-\u303f\uff00-\uffef·…—‘’“”]/gu;

/* One character for one, so that a place in the folded text is a place in the text. */
const zhouliFold = (text) => [...text].map((char) => {
  if (zhouliHan.test(char)) return zhouliFolding.get(char) || char;
  const bare = char.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return [...bare].length === 1 ? bare : char;
});

/* English words as they are; of Han text every character and every pair, punctuation passed over. */
var splitQuery = (query) => {
  const tokens = [];
  let run = [];
  let word = "";
  const endWord = () => { if (word) tokens.push(word); word = ""; };
  const endRun = () => {
    if (run.length === 1) tokens.push(run[0]);
    for (let i = 0; i + 1 < run.length; i++) tokens.push(run[i] + run[i + 1]);
    run = [];
  };
  for (const char of zhouliFold(query)) {
    if (zhouliHan.test(char)) { endWord(); run.push(char); }
    else if (/[\p{L}\p{N}_]/u.test(char)) { endRun(); word += char; }
    else { endWord(); if (!new RegExp(zhouliSigns).test(char)) endRun(); }
  }
  endWord();
  endRun();
  return [...new Set(tokens)];
};

if (typeof Search !== "undefined") {
  /* The pieces that the reader typed are what is shown and highlighted, not the pairs they were cut into. */
  const zhouliPieces = (query) => query.trim().split(/\s+/u).filter((piece) => piece);
  const zhouliParse = Search._parseQuery;
  Search._parseQuery = (query) => {
    const parsed = zhouliParse(query);
    parsed[3] = new Set(zhouliPieces(query).map((piece) => piece.toLowerCase()));
    try {
      localStorage.setItem("sphinx_highlight_terms", [...parsed[3]].join(" "));
    } catch (error) { /* a browser may refuse storage to a page that was opened from a folder */ }
    Search.zhouliQuery = query;
    return parsed;
  };

  Search.makeSearchSummary = (htmlText, keywords, anchor) => {
    const page = new DOMParser().parseFromString(htmlText, "text/html");
    const article = (anchor && page.querySelector(anchor)) || page.querySelector("article") || page.body;
    article.querySelectorAll("script, style, .headerlink, .zl-sr").forEach((element) => element.remove());
    const text = [...article.textContent.replace(/\s+/gu, " ")];
    if (!text.length) return null;
    const folded = zhouliFold(text.join(""));
    const find = (piece) => {
      const wanted = zhouliFold(piece);
      for (let i = 0; i + wanted.length <= folded.length; i++)
        if (wanted.every((char, k) => folded[i + k] === char)) return [i, wanted.length];
      return null;
    };
    const hit = [...zhouliPieces(Search.zhouliQuery || ""), ...keywords].map(find).find((place) => place) || [0, 0];
    const from = Math.max(hit[0] - 60, 0);
    const to = Math.min(hit[0] + hit[1] + 100, text.length);
    const summary = document.createElement("p");
    summary.classList.add("context");
    const mark = document.createElement("mark");
    mark.textContent = text.slice(hit[0], hit[0] + hit[1]).join("");
    summary.append((from ? "… " : "") + text.slice(from, hit[0]).join(""), mark,
                   text.slice(hit[0] + hit[1], to).join("") + (to < text.length ? " …" : ""));
    return summary;
  };

  /* A page opened from a folder may not read its neighbours: titles are listed without extracts. */
  if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
}
