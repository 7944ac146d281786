import 'dass-elements/dass-upload.js';
import type { DassUpload, UploadTask } from 'dass-elements/dass-upload.js';
import { appendedFiles, files, otherFiles, SENDING } from './data.js';
import { exposeUpload } from './expose-upload.js';

let element: DassUpload;
const tasks = new Set<UploadTask>();
const inside = (selector: string): HTMLElement | null | undefined => element.shadowRoot?.querySelector(selector);

document.body.style.margin = '24px';
exposeUpload({
  mount: () => {
    element = document.createElement('dass-upload');
    element.style.inlineSize = '600px';
    Object.assign(element, {
      label: 'Documentos',
      multiple: true,
      concurrency: SENDING,
      transport: (task: UploadTask) => {
        tasks.add(task);
        task.signal.addEventListener('abort', () => tasks.delete(task));
      },
      files,
    });
    document.body.append(element);
  },
  replace: () => {
    element.files = otherFiles;
  },
  append: () => {
    element.files = [...element.files, ...appendedFiles];
  },
  remove: () => {
    const button = inside('.row .remove');
    button?.focus();
    button?.click();
  },
  progress: (share) => {
    for (const task of tasks) task.progress(share);
  },
  list: () => inside('.list'),
  // '0 de 200 enviados …'
  summary: () => inside('.totals')?.textContent.replace(/^.*? de /, ''),
});
