import { executeServerCommand } from '@web/test-runner-commands';
import type { DassImageEditorDialog } from '../../../elements/media/image-editor-dialog/image-editor-dialog.js';
import { mount } from '../fixture.js';
import { find, findAll, painted, until, user } from '../user.js';

type Size = readonly [width: number, height: number];
export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The colors of the corners of a picture: top left, top right, bottom left, bottom right. */
export const CORNERS = { red: [208, 0, 0], green: [0, 160, 0], blue: [0, 0, 208], gray: [128, 128, 128] } as const;

/** Creates a picture file. @param paint draws it. Default: a field of another color in each quarter */
export async function pictureOf(
  [width, height]: Size,
  {
    type = 'image/png',
    name = 'foto.png',
    paint = paintCorners,
  }: {
    type?: string;
    name?: string;
    paint?: (context: CanvasRenderingContext2D) => void;
  } = {},
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d')!);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  return new File([blob!], name, { type });
}

function paintCorners(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  for (const [index, color] of Object.values(CORNERS).entries()) {
    context.fillStyle = `rgb(${color.join(' ')})`;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  }
}

/** What a file shows. */
export interface Decoded {
  readonly size: Size;
  at(x: number, y: number): Pixel;
}

/** Decodes an image file. */
export async function decode(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return {
    size: [width, height],
    at: (x, y) => [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data] as unknown as Pixel,
  };
}

/** Whether a pixel has a color, but for what a lossy format changes. */
export const isColor = (pixel: Pixel, color: readonly number[], tolerance = 12): boolean =>
  color.every((value, index) => Math.abs(pixel[index]! - value) <= tolerance);

/** The red of marks. */
export const MARK_RED = [216, 30, 30] as const;

/** An image editor in a test. */
export class EditorInTest {
  readonly element: DassImageEditorDialog;

  constructor(element: DassImageEditorDialog) {
    this.element = element;
  }

  get stage(): HTMLElement {
    return find(this.element, '.stage');
  }

  get facts(): string {
    return find(this.element, '.facts').textContent.trim();
  }

  /** Names of the marks in the list. */
  get marks(): string[] {
    return findAll(this.element, '.mark').map(({ textContent }) => textContent.trim());
  }

  get selected(): string | undefined {
    return findAll(this.element, '.mark[aria-selected=true]')[0]?.textContent.trim();
  }

  /** Clicks what has a class. */
  async click(selector: string): Promise<void> {
    await user.click(find(this.element, selector));
    await this.element.updateComplete;
    await painted();
  }

  /** The position in the window of a point of the picture, which is shown whole and upright with a size. */
  point([width, height]: Size, x: number, y: number): { x: number; y: number } {
    const { left, top, width: roomWidth, height: roomHeight } = this.stage.getBoundingClientRect();
    const scale = Math.min(8, (roomWidth - 28) / width, (roomHeight - 28) / height);
    // Whole pixels: Firefox takes no others.
    return {
      x: Math.round(left + (roomWidth - width * scale) / 2 + x * scale),
      y: Math.round(top + (roomHeight - height * scale) / 2 + y * scale),
    };
  }

  /** Drags from one point of the picture to another. */
  async drag(size: Size, from: Size, to: Size): Promise<void> {
    await painted();
    await user.drag(this.point(size, ...from), this.point(size, ...to));
    await this.element.updateComplete;
  }

  /** Presses a point of the picture. */
  async press(size: Size, ...at: Size): Promise<void> {
    await painted();
    await executeServerCommand('dass:click', { ...this.point(size, ...at) });
    await this.element.updateComplete;
    await painted();
  }

  /** Confirms. @returns the file */
  async confirm(): Promise<File> {
    const confirmed = new Promise<File>((resolve) =>
      this.element.addEventListener('dass-confirm', ({ detail }) => resolve(detail.file), { once: true }),
    );
    await user.click(find(this.element, '.confirm'));
    return confirmed;
  }
}

/** Opens an image editor, and waits until it shows the image or why it cannot. */
export async function openEditor(properties: Record<string, unknown>): Promise<EditorInTest> {
  const element = await mount('dass-image-editor-dialog', { properties });
  await element.show();
  await until('the image is shown', () => findAll(element, '.stage, .body > .problem')[0]);
  await painted();
  return new EditorInTest(element);
}

/** Waits until an image editor is open that another element has opened. */
export async function openedEditor(): Promise<EditorInTest> {
  const element = await until('the image editor is open', () => document.querySelector('dass-image-editor-dialog'));
  await until('it shows the image', () => findAll(element, '.stage')[0]);
  return new EditorInTest(element);
}

/** Turns the image in the image editor that another element has opened, and confirms. */
export async function turnImage(): Promise<void> {
  const editor = await openedEditor();
  await editor.click('.turn-right');
  await user.click(find(editor.element, '.confirm'));
  await until('the image editor is closed', () => !editor.element.isConnected);
}
