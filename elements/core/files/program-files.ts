import type { FileFormat } from './content/file-format.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Extensions of programs whose content does not tell: an operating system runs them by their name. */
const NAMED = words(
  'exe dll msi msp mst msix appx bat cmd ps1 psm1 vbs vbe jse wsf wsh hta cpl pif lnk ' +
    'jar war ear apk aab ipa dmg deb rpm appimage sh command',
);

/** Extensions of programs, and of other files: the content tells. */
const POSSIBLE = words(
  'com scr sys drv ocx elf axf o so dylib bin out run class dex xpi ' +
    'bash zsh ksh csh fish awk py pyz pl rb lua tcl php js mjs cjs ts mts',
);

/** Whether an extension is one of programs. */
export const isProgramExtension = (extension: string): boolean => NAMED.has(extension) || POSSIBLE.has(extension);

/** Whether a file is certainly a program, by its content or by its name. */
export const isProgram = (extension: string, found?: FileFormat): boolean =>
  found === 'program' || NAMED.has(extension);
