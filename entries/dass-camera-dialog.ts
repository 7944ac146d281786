// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassCameraDialog } from '../elements/media/camera-dialog/camera-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { CameraResult, DassCameraDialogCloseDetail, DassCameraDialogConfirmDetail, DassCameraDialogDeviceDetail, DassCameraDialogErrorDetail } from '../elements/media/camera-dialog/camera-dialog-properties.js';
export type { CameraMode } from '../elements/media/camera-dialog/camera-modes.js';
export type { CaptureError } from '../elements/media/shared/capture-error-model.js';
