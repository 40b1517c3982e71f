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
    const before = button.textContent;
    button.textContent = done ? "copied" : "select and copy";
    button.setAttribute("aria-live", "polite");
    setTimeout(() => { button.textContent = before; }, 1500);
  };

  const addCopyButton = (place, label, text) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "zl-copy";
    button.textContent = label;
    button.addEventListener("click", () => copy(text(), button));
    place.append(button);
  };

  /* A block that holds a citation: the button copies it. A passage with data-cite: its Chinese, then whence it comes. */
  const addCopying = () => {
    for (const block of document.querySelectorAll(".zl-cite")) {
      const source = block.querySelector("pre, .zl-cite-text") || block;
      const text = source.textContent.trim();
      addCopyButton(block, "copy", () => text);
    }
    for (const passage of document.querySelectorAll(".zl-passage[data-cite]")) {
      const han = passage.querySelector(".zl-han");
      const locus = passage.querySelector(".zl-locus");
      if (han && locus)
        addCopyButton(locus, "copy with citation", () => `${han.textContent.trim()}\n${passage.dataset.cite}`);
    }
  };

  /* ---- What if: a closed form is a rational function, and BigInt fractions evaluate it exactly ---- */

  const gcd = (a, b) => { while (b) [a, b] = [b, a % b]; return a < 0n ? -a : a; };
  const make = (n, d) => {
    if (d === 0n) throw new Error("division by zero");
    const k = gcd(n, d) * (d < 0n ? -1n : 1n);
    return [n / k, d / k];
  };
  const operations = {
    "+": (a, b) => make(a[0] * b[1] + b[0] * a[1], a[1] * b[1]),
    "-": (a, b) => make(a[0] * b[1] - b[0] * a[1], a[1] * b[1]),
    "*": (a, b) => make(a[0] * b[0], a[1] * b[1]),
    "/": (a, b) => make(a[0] * b[1], a[1] * b[0]),
  };
  const power = (a, b) => {
    if (b[1] !== 1n) throw new Error("an exponent must be whole");
    return b[0] < 0n ? make(a[1] ** -b[0], a[0] ** -b[0]) : make(a[0] ** b[0], a[1] ** b[0]);
  };

  const numeral = (text) => {
    const [, whole, part = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text);
    return make(BigInt(whole + part), 10n ** BigInt(part.length));
  };

  /* Evaluate + - * / ^ ( ), numbers and names. `values` maps a name to a fraction. */
  const evaluate = (text, values = {}) => {
    const tokens = text.replace(/\*\*/g, "^").replace(/[−–]/g, "-").match(/\d+(?:\.\d+)?|[\p{L}_][\p{L}\p{N}_]*|\S/gu) || [];
    let at = 0;
    const factor = () => {
      const token = tokens[at++];
      if (token === undefined) throw new Error("something is missing at the end");
      if (token === "-") return operations["*"]([-1n, 1n], factor());
      let value;
      if (token === "(") {
        value = sum();
        if (tokens[at++] !== ")") throw new Error("a bracket is not closed");
      } else if (/^\d/.test(token)) value = numeral(token);
      else if (Object.hasOwn(values, token)) value = values[token];
      else throw new Error(`“${token}” is no number`);
      if (tokens[at] === "^") { at++; value = power(value, factor()); }
      return value;
    };
    const chain = (next, signs) => () => {
      let value = next();
      while (signs.includes(tokens[at])) value = operations[tokens[at++]](value, next());
      return value;
    };
    const product = chain(factor, ["*", "/"]);
    const sum = chain(product, ["+", "-"]);
    const value = sum();
    if (at < tokens.length) throw new Error(`“${tokens[at]}” is not expected here`);
    return value;
  };

  const group = (n) => n.toString().replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
  const write = ([n, d]) => {
    if (d === 1n) return group(n);
    const [whole, rest] = [n / d, n % d];
    const proper = `${group(rest < 0n ? -rest : rest)}/${group(d)}`;
    if (whole === 0n) return `${n < 0n ? "−" : ""}${proper}`;
    return `${group(whole)} ${proper}  (= ${group(n)}/${group(d)})`;
  };

  /* <form class="zl-whatif"> with <input name="T" value="96">… and <output data-expression="T*s*a/b">… */
  const addWhatIf = (form) => {
    const inputs = [...form.querySelectorAll("input[name]")];
    const outputs = [...form.querySelectorAll("output[data-expression]")];
    const update = () => {
      const values = {};
      let good = true;
      for (const input of inputs) {
        try {
          values[input.name] = evaluate(input.value);
          input.removeAttribute("aria-invalid");
          input.title = "";
        } catch (error) {
          good = false;
          input.setAttribute("aria-invalid", "true");
          input.title = error.message;
        }
      }
      for (const output of outputs) {
        output.classList.toggle("zl-error", !good);
        try {
          output.textContent = good ? write(evaluate(output.dataset.expression, values))
                                    : "write a whole number, a fraction such as 13/18, or a decimal";
        } catch (error) {
          output.classList.add("zl-error");
          output.textContent = error.message;
        }
      }
    };
    form.addEventListener("input", update);
    form.addEventListener("reset", () => setTimeout(update));
    form.addEventListener("submit", (event) => { event.preventDefault(); update(); });
    update();
  };

  const start = () => {
    addCopying();
    document.querySelectorAll("form.zl-whatif").forEach(addWhatIf);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
  window.zhouli = { evaluate, write };
})();
