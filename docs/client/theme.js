// Sets the theme that the user has selected, before the page is shown. A script of its own, because the page is under a
// policy without inline scripts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('docs-theme') || 'system';
} catch {
  // Storage is blocked: the theme is that of the system.
}
