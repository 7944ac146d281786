// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassCarousel } from '../elements/files/carousel/carousel.js';
export type { CustomFileType } from '../elements/core/files/accepted-types.js';
export type { FileGroup } from '../elements/core/files/file-groups.js';
export type { CarouselFile, DassCarouselAddDetail, DassCarouselRemoveDetail, DassCarouselSlideDetail } from '../elements/files/carousel/carousel-properties.js';
export type { UploadType } from '../elements/files/shared/file-groups.js';
