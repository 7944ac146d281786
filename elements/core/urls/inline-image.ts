const inlineImage = /^data:image\/(?:avif|bmp|gif|jpeg|png|webp);base64,[a-z0-9+/=]+$/i;

/** Whether an address is a `data:` address of a raster image. An SVG is none: it can contain scripts. */
export const isInlineImage = (address: string): boolean => inlineImage.test(address);
