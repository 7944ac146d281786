import { useSyncExternalStore } from 'react';
import { connection, type ConnectionState } from './connection.js';

/** What the page knows of the connection, rendered again when it changes. */
export const useConnection = (): ConnectionState => useSyncExternalStore(connection.subscribe, () => connection.state);
