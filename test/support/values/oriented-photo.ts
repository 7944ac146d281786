/** A JPEG of a camera: four fields of different colors, stored in one of the eight orientations of EXIF. */
export async function orientedPhoto(orientation: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 160 });
  const context = canvas.getContext('2d')!;
  for (const [index, color] of ['#d00000', '#00a000', '#0000d0', '#e0e000'].entries()) {
    context.fillStyle = color;
    context.fillRect((index % 2) * 120, Math.floor(index / 2) * 80, 120, 80);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  const jpeg = new Uint8Array(await blob!.arrayBuffer());
  // A TIFF header of big-endian order, then one directory with one entry: 0x0112, a short.
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  // In one part: Firefox decodes no picture that consists of several.
  const bytes = await new Blob([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)]).arrayBuffer();
  return new File([bytes], `foto-${orientation}.jpg`, { type: 'image/jpeg' });
}
