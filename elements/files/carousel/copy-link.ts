import { msg } from '../../../locales/localize.js';
import { copyText } from '../../base/copy-text.js';
import { notify } from '../../controls/notice/notify.js';

/** Copies the address of a slide, in full, and shows whether the browser allowed it. */
export async function copyLink(link: string, button: Element): Promise<void> {
  const isCopied = await copyText(new URL(link, document.baseURI).href, button);
  void notify({
    type: isCopied ? 'success' : 'error',
    message: () =>
      isCopied
        ? msg('Link copiado', { id: 'dassCarouselLinkCopied' })
        : msg('Não foi possível copiar', { id: 'dassTreeNotCopied' }),
  });
}
