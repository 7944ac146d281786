import { until } from '../../support/user.js';

let thrown = false;

it('throws after its end', () => {
  setTimeout(() => {
    thrown = true;
    throw new Error('while another test runs');
  }, 30);
});

it('passes while the error of the other test is thrown', async () => {
  await until('the error has been thrown', () => thrown);
});
