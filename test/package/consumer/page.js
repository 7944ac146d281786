document.querySelector('#open').addEventListener('click', () => {
  document.querySelector('dass-dialog').open = true;
});
