import type { MixinBase } from '../../base/mixin-base.js';
import { number, property, record } from '../../base/property.js';
import type { CustomFileType } from '../../core/files/accepted-types.js';
import { fileGroups, type UploadType } from './file-groups.js';

/**
 * Adds the properties that decide which files are accepted. It is a mixin because its elements have different base
 * classes; it declares properties and does nothing else.
 */
export function FileLimits<Base extends MixinBase>(base: Base) {
  abstract class FileLimitsElement extends base {
    /**
     * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
     * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
     * type, its extension and its content. A program is never accepted, unless `customType` names its extension. Another
     * image than the name says is accepted with its own type and a corrected name. Unknown names are ignored with one
     * warning. Default: `[]`, every type.
     */
    @property({ type: Array, converter: (value: string | null) => value ?? undefined, accept: fileGroups })
    types: readonly UploadType[] = [];

    /**
     * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
     * STEP'}`. Default: none.
     */
    @property({ attribute: false, accept: record as (value: unknown) => CustomFileType | undefined })
    customType?: CustomFileType | undefined;

    /**
     * Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10.
     */
    @property({ type: Number, attribute: 'max-size', accept: number({ min: 0.0001 }) })
    maxSize = 10;
  }
  return FileLimitsElement;
}
