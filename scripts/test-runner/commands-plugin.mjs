// What tests ask of the browser beyond @web/test-runner-commands: real pointers with modifiers and touch, the
// accessibility tree, the heap.
export const commandsPlugin = () => ({
  name: 'dass-commands',
  async executeCommand({ command, payload, session }) {
    if (!command.startsWith('dass:')) return undefined;
    const page = session.browser.getPage?.(session.id);
    const { keyboard, mouse } = page;
    switch (command) {
      case 'dass:click': {
        const { x, y, button = 'left', modifiers = [], count = 1, delay = 0 } = payload;
        for (const key of modifiers) await keyboard.down(key);
        await mouse.move(x, y);
        if (count === 2 && mouse.dblclick) await mouse.dblclick(x, y, { button });
        else await mouse.click(x, y, { button, delay });
        for (const key of modifiers) await keyboard.up(key);
        return true;
      }
      case 'dass:mouse': {
        for (const [action, ...args] of payload.steps) await mouse[action](...args);
        return true;
      }
      case 'dass:press':
        await keyboard.press(payload.key);
        return true;
      case 'dass:type':
        await keyboard.type(payload.text);
        return true;
      case 'dass:compose': {
        // Chromium only: an input method that shows what it composes, and then what it has made of it.
        const client = await page.context().newCDPSession(page);
        const { text, made } = payload;
        await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
        if (made !== undefined) await client.send('Input.insertText', { text: made });
        await client.detach();
        return true;
      }
      case 'dass:touch': {
        // Chromium only: a finger that goes down, rests, moves and goes up.
        const client = await page.context().newCDPSession(page);
        for (const { type, points, wait } of payload.steps) {
          await client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
          if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
        }
        await client.detach();
        return true;
      }
      case 'dass:aria':
        return page.locator(payload.selector ?? 'body').ariaSnapshot();
      case 'dass:heap': {
        const client = await page.context().newCDPSession(page);
        await client.send('HeapProfiler.enable');
        for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
        const { usedSize } = await client.send('Runtime.getHeapUsage');
        await client.detach();
        return usedSize;
      }
      case 'dass:new-tab': {
        // Another tab of the same person: same storage, other document.
        const tab = await page.context().newPage();
        await tab.goto(new URL(payload.url, page.url()).href);
        const answer = payload.script ? await tab.evaluate(payload.script) : undefined;
        await tab.close();
        return answer ?? true;
      }
      default:
        throw new Error(`No command ${command}`);
    }
  },
});
