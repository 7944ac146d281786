// Sets the theme and the density that the user has selected, before the page is shown. They are stored by the account
// menu of the kit, which would set them only when it is loaded.
try {
  const { dataset } = document.documentElement;
  dataset.theme = localStorage.getItem('dass-theme') || 'system';
  dataset.density = localStorage.getItem('dass-density') || 'comfortable';
} catch {
  // Storage is blocked: the theme is that of the system.
}
