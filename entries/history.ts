// The pages that a user has visited.
export { history, historyFor, type HistoryStore, type Visit } from '../elements/core/history/history.js';
