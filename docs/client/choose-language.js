// Goes to the language of the browser. The page lists the languages for those who come without scripts.
const languages = ['pt-BR', 'es', 'en'];
const wanted = navigator.languages.map((language) => language.split('-')[0]);
const found = wanted.map((name) => languages.find((id) => id.split('-')[0] === name)).find(Boolean);
location.replace(`${found ?? 'pt-BR'}/`);
