import type { QualityFinding } from '../../../sample-data/quality-findings.js';
import type { CallOptions } from '../../app/service-call.js';

export type { QualityFinding };

/**
 * The service of quality findings.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface QualityApi {
  /** Loads all findings, the newest first. */
  loadFindings(options?: CallOptions): Promise<readonly QualityFinding[]>;
  /** Rejects with status 404 when the finding does not exist. */
  loadFinding(id: number, options?: CallOptions): Promise<QualityFinding>;
}
