import { nearestName } from '../../core/text/nearest-name.js';
import { warnOnce } from '../warn.js';

/**
 * Logs that a tag is no element of the kit, unless the application has defined it when the page has loaded.
 *
 * @param tag starts with `dass-`
 * @param tags all tags of the kit
 */
export async function reportUnknownTag(tag: string, tags: readonly string[]): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (customElements.get(tag)) return;
  const nearest = nearestName(tag, tags);
  warnOnce(tag, `is no element of the kit.${nearest ? ` Did you mean <${nearest}>?` : ''}`);
}
