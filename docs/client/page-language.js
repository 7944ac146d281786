// Stores the language of the document, before the kit reads it: the kit prefers the stored language, which may be that
// of another page of the same server.
try {
  sessionStorage.setItem('lang', document.documentElement.lang.replace('-', '_'));
} catch {
  // Storage is blocked: the kit uses the language of the document.
}
