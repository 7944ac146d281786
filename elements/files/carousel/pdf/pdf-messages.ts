/** What the page asks of the worker, each with an id that is in the answer. */
export type PdfRequest =
  | { readonly id: number; readonly type: 'open'; readonly content: Blob }
  /** `scale`: pixels of the picture for a 72nd of an inch. */
  | { readonly id: number; readonly type: 'page'; readonly number: number; readonly scale: number };

/** Size of a page in 72nds of an inch, turned as it is shown. */
export interface PdfSize {
  readonly width: number;
  readonly height: number;
}

export interface PdfPage extends PdfSize {
  readonly picture: ImageBitmap;
  readonly text: string;
}

/** A document: the number of its pages, and the size of the first one. */
export interface OpenedPdf extends PdfSize {
  readonly count: number;
}

/** Why a document or a page cannot be shown. `unavailable`: the worker does not run. */
export type PdfProblem = 'password' | 'damaged' | 'unavailable';

export type PdfAnswer =
  | { readonly id: number; readonly value: OpenedPdf | PdfPage }
  | { readonly id: number; readonly problem: PdfProblem };
