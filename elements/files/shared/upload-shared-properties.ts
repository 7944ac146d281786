import type { MixinBase } from '../../base/mixin-base.js';
import { callback, number, property, record } from '../../base/property.js';
import type { UploadTransport } from '../../core/files/upload-task.js';
import { FileLimits } from './file-limit-properties.js';

/**
 * Adds the properties that `dass-upload` and the dialogs with an upload share. It is a mixin because they have different
 * base classes, a form field and a dialog; it declares properties and does nothing else.
 */
export function UploadOptions<Base extends MixinBase>(base: Base) {
  abstract class UploadOptionsElement extends FileLimits(base) {
    /** Keeps several files: new ones are appended. Otherwise a new file replaces the one before. Default: `false`. */
    @property({ type: Boolean })
    multiple = false;

    /** Maximum number of files with `multiple`. Default: 0, no limit. */
    @property({ type: Number, attribute: 'max-files', accept: number({ min: 0, whole: true }) })
    maxFiles = 0;

    /**
     * Fields that each new entry gets, with their initial values: `{description: ''}`. They are copied. Default: none.
     */
    @property({ attribute: false, accept: record })
    schema?: object | undefined;

    /**
     * Function of the application that sends a file: it gets a task with `file`, `signal`, `progress()`, `done()` and
     * `fail()`. Each file without `src` is sent, and its row shows progress, cancel and retry. Default: none, files are
     * not sent.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => UploadTransport | undefined })
    transport?: UploadTransport | undefined;

    /**
     * Function of the application that lets the user sign in again when his session has ended while files are sent. It may
     * return a promise: sending goes on when that is fulfilled. Default: none; the user signs in where he knows, and tries again.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => (() => unknown) | undefined })
    signIn?: (() => unknown) | undefined;

    /** Number of files that are sent at the same time. Default: 3. */
    @property({ type: Number, accept: number({ min: 1, whole: true }) })
    concurrency = 3;

    /**
     * Whether the user can crop, turn and mark a new image. Not with `transport`, which sends each file at once. Default:
     * `false`.
     */
    @property({ type: Boolean })
    editable = false;
  }
  return UploadOptionsElement;
}
