import { notify } from '/dass/dass.js';

const list = document.querySelector('form dass-pick-list[name="parts"]');
list.items = await (await fetch('/parts')).json();
list.onclick = () => notify({ message: `${list.selected.length} parts` });
list.extra = 1;
list.addEventListener('dass-pick', ({ detail }) => console.log(detail.selected));
const button = document.createElement('dass-button');
button.textContent = 'Save';
button.setAttribute('appearance', 'solid');
button.setAttribute('data-test', '1');
document.querySelector('dass-hierarchy-table')?.expandToLevel(2);
