// Sets the theme and the density that the user has selected, before the page is shown. They are stored by the account
// menu of the kit, which would set them only when it is loaded. Says whether the user has closed the menu beside the page.
try {
  const { dataset } = document.documentElement;
  dataset.theme = localStorage.getItem('dass-theme') || 'system';
  dataset.density = localStorage.getItem('dass-density') || 'comfortable';
  dataset.menu = sessionStorage.getItem('docs-menu') || 'open';
} catch {
  // Storage is blocked: the theme is that of the system, and the menu is open.
}
