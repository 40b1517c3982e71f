/* The book's few scripts: copying with a citation, and what-if forms in exact fractions. Pages are whole without them. */
"use strict";

(() => {
  /* ---- Copying ---- */

  const copy = async (text, button) => {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      /* No clipboard for a page that was opened from a folder: the old way. */
      const area = document.body.appendChild(document.createElement("textarea"));
      area.value = text;
      area.select();
      done = document.execCommand("copy");
      area.remove();
    }
    const before = button.dataset.label || button.textContent;
    button.dataset.label = before;
    button.textContent = done ? "copied" : "select and copy";
    setTimeout(() => { button.textContent = before; }, 1500);
  };

  const onCopy = (button, text) => {
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", () => copy(text(), button));
  };

  /* A form of citation: its button copies it. A passage: its Chinese, whence it comes, and the address that stays. */
  const addCopying = () => {
    for (const form of document.querySelectorAll(".zl-cite-form"))
      onCopy(form.querySelector(".zl-copy"), () => form.querySelector("pre").textContent.trim());
    for (const passage of document.querySelectorAll(".zl-passage")) {
      const [locus, han] = [passage.querySelector(".zl-locus"), passage.querySelector(".zl-han")];
      const id = locus?.querySelector("a")?.textContent.trim();
      if (!id || !han) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "zl-copy";
      button.textContent = "copy";
      button.title = "copy the Chinese with its citation";
      const words = (selector) => locus.querySelector(selector)?.textContent.trim() || "";
      onCopy(button, () => {
        const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
        const cite = passage.dataset.cite
          || [words(".zl-seal"), words(".zl-speaker"), words("span[title]")].filter((word) => word).join(" ");
        const at = location.protocol === "file:" ? `id/${id}.html` : new URL(`id/${id}.html`, root);
        return `${han.textContent.trim()}\n${cite} (${id}, ${at})`;
      });
      locus.append(button);
    }
  };

  /* ---- What if: a closed form is a rational function, and BigInt fractions evaluate it exactly ---- */

  const gcd = (a, b) => { while (b) [a, b] = [b, a % b]; return a < 0n ? -a : a; };
  const fraction = (n, d = 1n) => {
    if (d === 0n) throw new Error("division by zero");
    const k = gcd(n, d) * (d < 0n ? -1n : 1n);
    return [n / k, d / k];
  };
  const add = ([a, b], [c, d]) => fraction(a * d + c * b, b * d);
  const multiply = ([a, b], [c, d]) => fraction(a * c, b * d);
  const power = ([a, b], n) => (n < 0n ? fraction(b ** -n, a ** -n) : fraction(a ** n, b ** n));

  /* A whole number or a fraction (13/18), thousands in commas allowed; a decimal is not exact and is refused. */
  const parse = (text) => {
    const found = /^([-−]?)(\d+)(?:\/(\d+))?$/.exec(text.trim().replace(/(?<=\d)[,，\u202f](?=\d{3}(?!\d))/g, ""));
    if (!found) throw new Error("write a whole number or a fraction, such as 13/18");
    const [, sign, whole, below = "1"] = found;
    const value = fraction(BigInt(whole), BigInt(below));
    return sign ? multiply(value, [-1n, 1n]) : value;
  };

  /* The tree of a closed form: ["+", …], ["*", …], ["^", base, n], the key of a premise, or a number as a string. */
  const evaluate = (tree, values) => {
    if (typeof tree === "string") return Object.hasOwn(values, tree) ? values[tree] : parse(tree);
    const [operation, ...parts] = tree;
    if (operation === "^") return power(evaluate(parts[0], values), BigInt(parts[1]));
    return parts.map((part) => evaluate(part, values)).reduce(operation === "+" ? add : multiply);
  };

  const group = (n) => n.toString().replace("-", "−").replace(/\B(?=(\d{3})+$)/g, ",");
  const write = ([n, d]) => (d === 1n ? group(n) : `${group(n)}/${group(d)}`);

  /* What the model can mean, as zhouli.bounds has it: the bound that a number breaks, or nothing. */
  const broken = (bound, [n, d]) => {
    if (bound === "share" && (n < 0n || n > d)) return "a share is at least 0 and at most 1";
    if (bound && n < 0n) return "there is nothing less than none";
    return bound === "whole" && d !== 1n ? "it is counted whole" : "";
  };

  /* A number in the greatest of several units, down the ladder: 156 畝 + 25 步. */
  const inParts = (value, parts) => {
    if (!parts.length) return write(value);
    let [n, d] = value;
    let before = [1n, 1n];
    const said = parts.map(([unit, ratio], k) => {
      const each = parse(ratio);
      [n, d] = multiply([n, d], multiply(each, power(before, -1n)));
      before = each;
      if (k === parts.length - 1) return [n, write([n, d]), unit];
      const whole = n / d;
      [n, d] = fraction(n - whole * d, d);
      return [whole, write([whole, 1n]), unit];
    });
    const shown = said.filter(([count]) => count !== 0n);
    return (shown.length ? shown : said.slice(-1)).map(([, count, unit]) => `${count} ${unit}`).join(" + ");
  };

  const addWhatIf = (form) => {
    const tree = JSON.parse(form.dataset.form);
    const inputs = [...form.querySelectorAll("input[name]")];
    const output = form.querySelector("output");
    const parts = JSON.parse(output.dataset.parts);
    const beyond = form.querySelector(".zl-outside");
    const update = () => {
      const values = {};
      const outside = [];
      let fault = "";
      for (const input of inputs) {
        let wrong = "";
        try { values[input.name] = parse(input.value); } catch (error) { wrong = error.message; }
        if (wrong) input.setAttribute("aria-invalid", "true");
        else input.removeAttribute("aria-invalid");
        input.title = wrong;
        input.classList.toggle("zl-changed", input.value.trim() !== input.dataset.was);
        fault ||= wrong;
        const says = wrong ? "" : broken(input.dataset.bound, values[input.name]);
        if (says) outside.push(`${input.closest("label").querySelector("span").textContent}: ${says}`);
      }
      try {
        const answer = fault ? null : evaluate(tree, values);
        output.textContent = fault || inParts(answer, parts);
        const says = answer && broken(output.dataset.bound, answer);
        if (says) outside.push(`the answer: ${says}`);
      } catch (error) {
        output.textContent = fault = error.message;
      }
      beyond.textContent = outside.length ? `Outside what the model means. ${outside.join("; ")}.` : "";
      output.classList.toggle("zl-error", Boolean(fault));
      form.classList.toggle("zl-moved", inputs.some((input) => input.classList.contains("zl-changed")));
    };
    form.addEventListener("input", update);
    form.addEventListener("reset", () => setTimeout(update));
    form.addEventListener("submit", (event) => event.preventDefault());
    update();
  };

  /* ---- A case put to a decision table: the rules that are about it, an exception before a rule, a rule before the rest ---- */

  const addCase = (form) => {
    const table = form.closest(".zl-decision");
    const rows = [...table.querySelectorAll("tr[data-rule]")].map((row) => ({ row, ...JSON.parse(row.dataset.rule) }));
    const update = () => {
      const chosen = Object.fromEntries([...form.querySelectorAll("select")].map((select) => [select.name, select.value]));
      const about = rows.filter(({ when }) => Object.entries(when).every(([name, options]) => options.includes(chosen[name])));
      const held = new Set();
      for (const output of form.querySelectorAll("output")) {
        const saying = about.filter(({ gives }) => Object.hasOwn(gives, output.dataset.answer));
        const first = Math.min(...saying.map(({ weight }) => weight));
        const counted = saying.filter(({ weight }) => weight === first);
        const words = [...new Set(counted.map(({ gives }) => gives[output.dataset.answer]))];
        output.textContent = words.join(" ／ ") || "—";
        output.title = words.length > 1 ? "two answers" : words.length ? "" : "the text does not say";
        output.classList.toggle("zl-error", words.length !== 1);
        counted.forEach(({ row }) => held.add(row));
      }
      rows.forEach(({ row }) => row.classList.toggle("zl-held", held.has(row)));
    };
    form.addEventListener("input", update);
    form.addEventListener("submit", (event) => event.preventDefault());
    update();
  };

  const start = () => {
    addCopying();
    /* On paper nothing can be unfolded. */
    addEventListener("beforeprint", () => document.querySelectorAll(".bd-article details").forEach((fold) => { fold.open = true; }));
    document.querySelectorAll("form.zl-whatif[data-form]").forEach(addWhatIf);
    document.querySelectorAll("form.zl-case").forEach(addCase);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
