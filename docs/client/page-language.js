// Stores the language of the document, before the kit reads it: the kit prefers the stored language, and a page shares
// it with its frames, whose examples may be in another language.
try {
  sessionStorage.setItem('lang', document.documentElement.lang.replace('-', '_'));
} catch {
  // Storage is blocked: the kit uses the language of the document.
}
