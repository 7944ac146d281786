// Finds visible texts: the text of the element at a point of the viewport, shadow trees included.

/* Runs in the page, before its own scripts. */
export function exposeLook() {
  const atPoint = (x, y) => {
    let element = document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  };
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
  /** The text that identifies a row: the only match in the nearest ancestor with a match. */
  const markAt = (x, y, pattern) => {
    for (let node = atPoint(x, y); node; node = parentOf(node)) {
      const marks = node.textContent.match(pattern);
      if (marks) return marks.length === 1 ? marks[0] : '';
    }
    return '';
  };
  const optionAt = (x, y) => atPoint(x, y)?.closest('[role=option]')?.textContent.trim().replace(/\s+/g, ' ');
  const textReader = (x, mark) => {
    const pattern = mark && new RegExp(mark, 'g');
    return (y) => (pattern ? markAt(x, y, pattern) : optionAt(x, y));
  };
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(0));
    });

  globalThis.look = {
    /** The expected texts that are not visible after a step. */
    missing({ name, x, mark }) {
      const textAt = textReader(x, mark);
      const seen = new Set();
      for (let y = 0; y < innerHeight; y += 6) seen.add(textAt(y));
      const missing = globalThis.bench.expected(name).filter((text) => !seen.has(text));
      const wrong = globalThis.bench.wrong?.(name);
      return wrong ? [...missing, wrong] : missing;
    },
    /** Repeats a step. @returns in how many painted frames some row was empty */
    async blank({ name, times, x, mark, body }) {
      const textAt = textReader(x, mark);
      let blank = 0;
      for (let index = 0; index < times; index++) {
        globalThis.bench.steps[name](index);
        await painted();
        for (let y = body.from; y < body.to; y += 12) {
          if (textAt(y)) continue;
          blank++;
          break;
        }
      }
      return blank;
    },
  };
}
