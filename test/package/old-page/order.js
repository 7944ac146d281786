import { confirm, notify } from '/kit/dass.js';

const $ = window.jQuery;

$('#supplier').prop('options', [
  { id: '118', label: 'Açaí Tecidos S.A.' },
  { id: '204', label: 'Curtume Vale do Sinos' },
  { id: '377', label: 'Solados São João' },
]);
$('#materials').prop('items', [
  { id: '7001', label: 'Cabedal em couro 1,8 mm' },
  { id: '7002', label: 'Sola TR preta 38' },
  { id: '7003', label: 'Cadarço chato 90 cm' },
  { id: '7004', label: 'Linha de nylon 40' },
]);
$('#discard').on('click', async () => {
  if (!(await confirm('Descartar o pedido 45-0193?'))) return;
  $('#order')[0].reset();
  notify({ message: 'Pedido descartado', type: 'information' });
});
