// The documents of examples, each alone in its page. The site shows them in frames and replaces their code when the user
// edits it, so that the frame of edited code is written by the same functions.
import type { Language } from '../languages.js';

export interface FrameOptions {
  readonly title: string;
  readonly language?: Language;
  /** Address of the site's folder. Default: that of a document in `examples/<language>/<element>/`. */
  readonly root?: string;
  readonly moreHead?: string;
}

const ROOT = '../../../';

/** The import map of the frames: the page build for HTML, the React build for React. */
export const importMap = (kind: 'html' | 'react', root = ROOT): string =>
  JSON.stringify({
    imports:
      kind === 'html'
        ? { 'dass-elements/dass.js': `${root}kit/dass.js`, 'dass-elements/icons.js': `${root}kit/icons.js` }
        : {
            react: `${root}react/react.js`,
            'react/jsx-runtime': `${root}react/react-jsx-runtime.js`,
            'react-dom/client': `${root}react/react-dom-client.js`,
            'dass-elements/': `${root}react/`,
          },
  });

const head = (
  kind: 'html' | 'react',
  { title, language = 'pt-BR', root = ROOT, moreHead = '' }: FrameOptions,
): string => `<!doctype html>
<html lang="${language}" data-theme="light">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    ${moreHead}<link rel="stylesheet" href="${root}assets/theme.css">
    <link rel="stylesheet" href="${root}assets/frame.css">
    <script src="${root}assets/frame.js"></script>
    <script type="importmap">${importMap(kind, root)}</script>`;

/** Address of the kit in whole documents. */
const KIT_ADDRESS = /(?<=["'])\/dass\//g;

/** A document with a kit of its own address, which becomes a frame of the site. */
const wholeDocument = (code: string, { root = ROOT, moreHead = '' }: FrameOptions): string =>
  code
    .replace(KIT_ADDRESS, `${root}kit/`)
    .replace(/<head>\n?/, (tag) => `${tag}    ${moreHead}<script src="${root}assets/frame.js"></script>\n`);

/** @param code content of the body, or a whole document with the kit at `/dass/` */
export const htmlFrame = (code: string, options: FrameOptions): string =>
  /^\s*<!doctype html>/i.test(code)
    ? wholeDocument(code, options)
    : `${head('html', options)}
    <script type="module" src="${options.root ?? ROOT}kit/dass.js"></script>
  </head>
  <body>
${code}
  </body>
</html>
`;

/** @param code a compiled module, whose default export is a component named `Example` */
export const reactFrame = (code: string, options: FrameOptions): string =>
  `${head('react', options)}
  </head>
  <body>
    <div id="root"></div>
    <script type="module">
${code.replaceAll('</script', '<\\/script')}
    </script>
  </body>
</html>
`;
