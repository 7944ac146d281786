import type { FindingStatus, QualityFinding } from '../../../sample-data/quality-findings.js';
import type { CallOptions } from '../../app/service-call.js';

export type { FindingStatus, QualityFinding };

/**
 * The service of the findings of the quality inspection. Their photos, films and voice notes are documents, see
 * `DocumentsApi`.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface QualityApi {
  /** Returns all findings, the newest first. */
  loadFindings(options?: CallOptions): Promise<readonly QualityFinding[]>;
}
