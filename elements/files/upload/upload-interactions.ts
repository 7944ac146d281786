// What an upload loads when the user first comes near: checks, rejections, the tooltip, drag and screen capture.
import '../../controls/tooltip/tooltip.js';

export { captureScreen } from './capture-screen.js';
export { startRowDrag } from './row-drag.js';
export { UploadIntake } from './upload-intake.js';
