/** The parts of a page that a language change needs, for tests in Node. Import before the code under test. */
Object.assign(globalThis, { window: new EventTarget(), document: { documentElement: { lang: '' } } });
