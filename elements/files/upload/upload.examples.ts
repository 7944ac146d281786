import { defineExamples, shownIn } from '../../base/examples.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import { closeNotice, documentFile, pickFiles } from '../shared/example-files.js';
import type { DassUpload } from './upload.js';

/** Resolves when the files were checked. */
const changed = (element: DassUpload, type: string): Promise<unknown> =>
  new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));

async function pick(element: DassUpload): Promise<void> {
  if (element.matches(':disabled')) throw new Error('It is disabled');
  const done = changed(element, 'change');
  pickFiles(element, documentFile('inspeção.pdf'));
  await done;
}

const entries = [
  { _id: 'laudo', file: documentFile('laudo.pdf'), name: 'laudo.pdf', size: 320_500, type: 'application/pdf' },
  {
    _id: 'planilha',
    src: '/files/medidas',
    fileName: 'medidas-do-lote-2291-frente-e-costas.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 1_482_310,
  },
  { _id: 'ficha', src: '/files/ficha', fileName: 'ficha-técnica.pdf', type: 'application/pdf', size: 238_400 },
];

/** A server that refuses one file and never ends another. */
const transport = (task: UploadTask): void => {
  if (task.file.name.startsWith('laudo')) task.fail('O servidor não respondeu.');
  else if (task.file.name.startsWith('vídeo')) {
    const send = (): void => task.progress(0.62);
    send();
    // Otherwise it would be shown as stalled after some time.
    const timer = setInterval(send, 5000);
    task.signal.addEventListener('abort', () => clearInterval(timer));
  } else task.done({ src: '/files/nova', fileName: task.file.name });
};

export default defineExamples<DassUpload>('dass-upload', {
  default: {
    summary: 'One file of any type.',
    properties: { label: 'Laudo' },
    userActions: {
      change: pick,
      'dass-change': pick,
      async 'dass-reject'(element) {
        const done = changed(element, 'dass-reject');
        pickFiles(element, new File([], 'vazio.pdf', { lastModified: 1 }));
        await done;
        await closeNotice();
      },
    },
  },
  multiple: {
    summary: 'Several images, documents and spreadsheets up to 25 MB each, some of them stored already.',
    properties: {
      label: 'Documentos do material',
      types: ['image', 'pdf', 'spreadsheet'],
      maxSize: 25,
      multiple: true,
      files: entries,
    },
  },
  images: {
    summary: 'Images only: the screen can be captured.',
    properties: { label: 'Fotos do achado', types: ['image'], multiple: true },
  },
  custom: {
    summary: 'A type of the application.',
    properties: {
      label: 'Desenho',
      types: ['custom', 'pdf'],
      customType: { type: 'model/step,.step,.stp', message: 'Desenhos STEP' },
      hint: 'A versão liberada, com o carimbo.',
      required: true,
    },
  },
  sending: {
    summary: 'Files are sent by a transport: one is stored, one is on its way, one has failed.',
    // The third file is refused when it is sent.
    fires: ['dass-upload-error'],
    properties: {
      label: 'Anexos',
      multiple: true,
      transport,
      files: [
        {
          _id: 'a',
          src: '/files/ordem',
          fileName: 'ordem-4711.pdf',
          size: 84_120,
          type: 'application/pdf',
        },
        {
          _id: 'b',
          file: new File([new Uint8Array(8_200_000)], 'vídeo-linha-3.mp4'),
          name: 'vídeo-linha-3.mp4',
          size: 8_200_000,
          type: 'video/mp4',
        },
        {
          _id: 'c',
          file: new File([new Uint8Array(320_500)], 'laudo.pdf'),
          name: 'laudo.pdf',
          size: 320_500,
          type: 'application/pdf',
        },
      ],
    },
    userActions: {
      async 'dass-upload'(element) {
        const done = changed(element, 'dass-upload');
        pickFiles(element, documentFile('nova.pdf'));
        await done;
      },
      async 'dass-upload-error'(element, user) {
        await shownIn(element, '.retry');
        const failed = changed(element, 'dass-upload-error');
        await user.click(user.find(element, '.row .retry'));
        await failed;
      },
    },
  },
  readonly: {
    summary: 'To be read.',
    properties: { label: 'Documentos do material', multiple: true, files: entries, readOnly: true },
  },
  disabled: {
    summary: 'Disabled.',
    properties: { label: 'Documentos do material', multiple: true, files: entries, disabled: true },
  },
});
