/** Height of a thumbnail in pixels: that of a row on a screen with two pixels per CSS pixel. */
const HEIGHT = 96;

/** What the page asks for. */
export interface ThumbnailRequest {
  readonly id: number;
  readonly file: Blob;
}

/** The answer. Without a bitmap the image cannot be decoded. */
export interface ThumbnailAnswer {
  readonly id: number;
  readonly bitmap?: ImageBitmap;
}

const scope = self as unknown as {
  postMessage(answer: ThumbnailAnswer, transfer?: Transferable[]): void;
  onmessage: (event: MessageEvent<ThumbnailRequest>) => void;
};

scope.onmessage = async ({ data: { id, file } }) => {
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: HEIGHT, resizeQuality: 'medium' });
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch {
    scope.postMessage({ id });
  }
};
