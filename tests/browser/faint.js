// Lists text whose contrast with what is behind it is below WCAG AA: 4.5, or 3 for large letters.
() => {
  const number = (c) => (c.match(/[\d.]+/g) || []).map(Number);
  const rgb = (c) => (c.startsWith("color(srgb") ? number(c).map((v, i) => (i < 3 ? v * 255 : v)) : number(c));
  const linear = (v) => (v / 255 <= .03928 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const behind = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const c = rgb(getComputedStyle(e).backgroundColor);
      if (c.length === 3 || c[3] > .9) return c;
    }
    return [255, 255, 255];
  };
  const passedOver = "svg, mjx-container, script, style, noscript, .zl-sr, .headerlink";
  const faint = new Set();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const e = walker.currentNode.parentElement;
    if (!text || e.closest(passedOver) || !e.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(e);
    const [a, b] = [light(rgb(style.color)), light(behind(e))];
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.6 && style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5))
      faint.add(`${e.tagName.toLowerCase()}.${e.className} ${ratio.toFixed(2)} ${text.slice(0, 30)}`);
  }
  return [...faint].slice(0, 8);
}
