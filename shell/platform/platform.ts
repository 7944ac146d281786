import type { Language } from 'dass-elements/language.js';
import type { CallOptions } from '../app/service-call.js';

/**
 * The interface between the shell and the platform's services. A company with its own services implements `Platform`,
 * or configures `httpPlatform()` for them; the rest of the shell stays unchanged. Services of a single workspace
 * feature are declared in its `api.ts` and implemented in `apis/`.
 *
 * Every asynchronous method rejects with a `PlatformError` only.
 */
export interface Platform {
  session: SessionService;
  menu: MenuService;
  notifications: NotificationService;
  files: FileService;
  /**
   * Finds out whether the platform can be reached, with a small request. Called in growing intervals of up to 30 seconds
   * after a request without a response. A rejection with kind `offline`, `timeout` or `aborted` means that it cannot be
   * reached; with any other kind it has responded. Default: loads the session.
   */
  probe?: ((options?: CallOptions) => Promise<unknown>) | undefined;
}

// ── Session ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface User {
  name: string;
  email: string;
  /** Signed in without permission for this area: no menu, no name, no sign-out. */
  accessDenied: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SessionService {
  /** Returns the signed-in user, or null. */
  current(options?: CallOptions): Promise<User | null>;
  /**
   * Signs in with a password, over the page when the session has ended. Fails with kind `unauthorized` when email and
   * password do not match. Default: `undefined`, the user signs in on the login page, which opens in another window.
   * @returns resolves with the user as the platform knows him
   */
  signIn?: ((credentials: Credentials, options?: CallOptions) => Promise<User>) | undefined;
  /** Ends the session. It is no failure when there is none. */
  signOut(options?: CallOptions): Promise<void>;
}

// ── Menu ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Translations of texts. The shell shows those of the current language. */
export type Translations<Name extends string> = Partial<Record<Language, Partial<Record<Name, string>>>>;

export interface MenuItem {
  id: string;
  label: string;
  url?: string;
  /** Name of an icon of the kit. */
  icon?: string;
  active: boolean;
  items?: MenuItem[];
  /** The label in other languages. */
  translations?: Translations<'label'>;
}

export interface MenuService {
  load(options?: CallOptions): Promise<MenuItem[]>;
}

// ── Notifications ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Notification {
  id: string;
  readed: boolean;
  /** ISO 8601 with time; empty without a valid date. */
  createdAt: string;
  /** Address that a click opens. */
  url: { url: string };
  data: {
    /** Address of an image, or a text for initials. */
    avatar: string;
    title: string;
    description: string;
    detail: string;
  };
  /** The texts of `data` in other languages. */
  translations?: Translations<'title' | 'description' | 'detail'>;
}

export interface NotificationPage {
  /** Newest first. */
  notifications: Notification[];
  /** There are older ones: load them with the id of the last one as `before`. */
  hasMore: boolean;
  /** Number of all unread notifications, not only on this page; undefined when the platform does not send it. */
  unread: number | undefined;
}

export interface NotificationService {
  load(options?: CallOptions & { before?: string; limit?: number }): Promise<NotificationPage>;
  markRead(id: string, options?: CallOptions): Promise<void>;
  markAllRead(options?: CallOptions): Promise<void>;
  /**
   * Subscribes to changes that this page did not request. Never throws: a lost connection is an event and is restored.
   * @returns a function that unsubscribes
   */
  subscribe(listener: (event: NotificationEvent) => void): () => void;
}

export type NotificationEvent =
  | { kind: 'arrived'; notification: Notification }
  /** Read in this tab, in another one, or on another device. */
  | { kind: 'read'; ids: string[] }
  | { kind: 'all-read' }
  /** Documents of a record have changed: in this tab, in another one, or by another user. */
  | { kind: 'documents'; record: { kind: string; id: number } }
  /** Events may have been missed: load the list again. */
  | { kind: 'stale' }
  | { kind: 'connection'; state: ConnectionState };

/**
 * `refused`: the server answered without an event stream (signed out, no permission). It is retried with the maximum
 * delay.
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'refused';

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface StoredFile {
  id: string;
  fileName: string;
  type: string;
  /** In bytes. */
  size: number;
  /** ISO 8601 with time; empty when the platform did not send it. */
  createdAt: string;
  /** The download address. */
  src: string;
}

export interface UploadOptions extends CallOptions {
  /** Called with 0 … 1 during the upload; the last call is with 1. */
  onProgress?: (fraction: number) => void;
}

export interface FileService {
  upload(file: File, options?: UploadOptions): Promise<StoredFile>;
  /** Returns the files, newest first. */
  list(options?: CallOptions): Promise<StoredFile[]>;
  /** Returns the download address of a file; empty when the id is empty or the text `null`. */
  address(id: string | null | undefined): string;
  remove(id: string, options?: CallOptions): Promise<void>;
}
