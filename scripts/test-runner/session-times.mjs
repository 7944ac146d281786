// The times of the element test files: the launcher knows when a file starts and ends, the page knows the rest.

/** @type {Map<string, { start: number, end?: number, running?: number, waiting?: number }>} by session */
const sessions = new Map();

/**
 * Measures the sessions of a launcher.
 * @template {import('@web/test-runner-core').BrowserLauncher} L
 * @param {L} launcher
 * @returns {L}
 */
export function timed(launcher) {
  const { startSession, stopSession } = launcher;
  launcher.startSession = (id, url) => {
    sessions.set(id, { start: performance.now() });
    return startSession.call(launcher, id, url);
  };
  launcher.stopSession = async (id) => {
    const result = await stopSession.call(launcher, id);
    const session = sessions.get(id);
    if (session) session.end = performance.now();
    return result;
  };
  return launcher;
}

/** @param {string} id of the session @param {{ running: number, waiting: number }} times see page-times.js */
export const reportPageTimes = (id, times) => void Object.assign(sessions.get(id) ?? {}, times);

/** Returns the times of a finished session. @param {string} id @returns {import('./times.mjs').FileTimes | undefined} */
export function timesOf(id) {
  const { start, end, running, waiting } = sessions.get(id) ?? {};
  if (end === undefined || running === undefined) return undefined;
  return { total: end - start, loading: end - start - running, waiting };
}
