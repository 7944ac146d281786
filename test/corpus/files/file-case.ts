import type { CustomFileType } from '../../../elements/core/files/accepted-types.js';
import type { FileFormat } from '../../../elements/core/files/content/file-format.js';
import type { FileGroup } from '../../../elements/core/files/file-groups.js';
import type { RejectReason } from '../../../elements/core/files/file-intake.js';
import type { Bytes } from './bytes.js';

interface OfferedCase {
  /** What the file is, and where such files come from. */
  readonly about: string;
  readonly name: string;
  /** MIME type as the browser declares it. */
  readonly type: string;
  readonly bytes: Bytes;
  /** What the upload accepts. Default: everything. */
  readonly types?: readonly FileGroup[];
  readonly customType?: CustomFileType;
}

/** A file of the real world, and what an upload makes of it. */
export type FileCase = OfferedCase &
  (
    | {
        /** The type with which it is accepted. Empty: unknown. */
        readonly accepted: string;
        /** The name with which it is stored, if it is another one. */
        readonly storedName?: string;
        readonly refused?: undefined;
      }
    | {
        readonly accepted?: undefined;
        readonly refused: RejectReason;
        /** What the content is, as the reason says it. */
        readonly found?: FileFormat;
      }
  );
