// Writes all rows at once by `innerHTML`, and then changes only what a step changes.
import { close, grip, trash, upload as uploadIcon } from 'dass-elements/icons.js';
import { escape } from '../hand-written-list.js';
import { appendedFiles, files, iconOf, otherFiles, SENDING, type BenchFile } from './data.js';
import { exposeUpload } from './expose-upload.js';

const styles = `
  body { margin: 24px; font: 14px/1.45 system-ui; }
  .zone { inline-size: 600px; box-sizing: border-box; padding: 24px; border: 1px dashed #888; border-radius: 8px; text-align: center; }
  .list { inline-size: 600px; box-sizing: border-box; max-block-size: 352px; margin: 0; padding: 0; overflow-y: auto; list-style: none; border: 1px solid #ccc; border-radius: 8px; background: #fff; }
  .row { display: flex; gap: 8px; align-items: center; box-sizing: border-box; min-block-size: 56px; padding: 4px 8px; content-visibility: auto; contain-intrinsic-block-size: auto 56px; }
  .row + .row { border-block-start: 1px solid #ccc; }
  .row button { inline-size: 36px; block-size: 36px; padding: 0; border: 0; background: none; }
  .thumb { display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: 4px; background: #eee; }
  .text { flex: 1; min-inline-size: 0; display: grid; gap: 2px; }
  .name { overflow: hidden; text-overflow: ellipsis; white-space: pre; }
  .bar { block-size: 4px; border-radius: 2px; overflow: hidden; background: #ccc; }
  .bar i { display: block; block-size: 100%; background: #15a; transform-origin: 0 0; transform: scaleX(0); }
`;
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
const button = (className: string, label: string, path: string): string =>
  `<button class="${className}" type="button" tabindex="-1" aria-label="${label}" title="${label}">${icon(path)}</button>`;
const size = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' });
const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${Math.round(bytes)} B` : `${size.format(bytes / 1000)} kB`;
const amount = (bytes: number, share: number, seconds: number): string =>
  `${sizeText(bytes * share)} de ${sizeText(bytes)} · ${percent.format(Math.floor(share * 100) / 100)} · faltam ${seconds} s`;
const bar = (name: string): string =>
  `<span class="bar" role="progressbar" aria-label="Envio de ${name}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"><i></i></span>`;

function row(file: BenchFile, isSending: boolean): string {
  const name = escape(file.name);
  return `<li class="row" tabindex="-1">${button('handle', `Mover ${name}`, grip)}<span class="thumb">${icon(iconOf(file))}</span><span class="text"><span class="name" dir="auto" title="${name}">${name}</span><span class="meta">${isSending ? '<span class="state">Conectando…</span>' : `${sizeText(file.size)} · <span class="state">Aguardando</span>`}</span>${isSending ? bar(name) : ''}</span>${button('cancel', `Cancelar o envio de ${name}`, close)}${button('remove', `Remover ${name}`, trash)}</li>`;
}

let shown: readonly BenchFile[] = files;
const list = (): HTMLElement => document.querySelector('.list') as HTMLElement;

/** @param sent share of the files that are being sent */
function updateSummary(sent = 0): void {
  const bytes = shown.reduce((sum, file) => sum + file.size, 0);
  const sending = shown.slice(0, SENDING).reduce((sum, file) => sum + file.size, 0);
  (document.querySelector('.summary') as HTMLElement).textContent =
    `${shown.length} arquivos, 0 enviados · ${amount(bytes, (sending * sent) / bytes, 60)}`;
}

function show(all: readonly BenchFile[]): void {
  shown = all;
  list().innerHTML = all.map((file, index) => row(file, index < SENDING)).join('');
  updateSummary();
}

exposeUpload({
  mount: () => {
    document.body.innerHTML = `<p>Documentos</p><div class="zone">${icon(uploadIcon)}<button>Escolher arquivos</button><p>ou arraste e solte</p><p>Tamanho máximo por arquivo: 10,00 MB</p></div><p class="summary"></p><ul class="list" aria-label="Arquivos"></ul>`;
    show(files);
  },
  replace: () => show(otherFiles),
  append: () => {
    shown = [...shown, ...appendedFiles];
    list().insertAdjacentHTML('beforeend', appendedFiles.map((file) => row(file, false)).join(''));
    updateSummary();
  },
  remove: () => {
    list().querySelector<HTMLElement>('.remove')?.focus();
    const next = list().children[SENDING] as HTMLElement;
    (next.querySelector('.meta') as HTMLElement).innerHTML = '<span class="state">Conectando…</span>';
    next.querySelector('.text')?.insertAdjacentHTML('beforeend', bar(escape((shown[SENDING] as BenchFile).name)));
    list().firstElementChild?.remove();
    shown = shown.slice(1);
    updateSummary();
  },
  progress: (share) => {
    for (const [index, one] of list().querySelectorAll<HTMLElement>('.bar').entries()) {
      (one.firstElementChild as HTMLElement).style.transform = `scaleX(${share})`;
      one.ariaValueNow = String(Math.floor(share * 100));
      const { size: bytes } = shown[index] as BenchFile;
      (one.parentElement!.querySelector('.state') as HTMLElement).textContent = amount(bytes, share, 20);
    }
    updateSummary(share);
  },
  list,
  summary: () => document.querySelector('.summary')?.textContent,
});
