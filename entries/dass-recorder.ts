// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassRecorder } from '../elements/media/recorder/recorder.js';
export type { DassRecorderDeviceDetail, DassRecorderErrorDetail, DassRecorderStopDetail } from '../elements/media/recorder/recorder-model.js';
export type { CaptureError } from '../elements/media/shared/capture-error-model.js';
