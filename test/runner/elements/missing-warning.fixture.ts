import { expectConsole } from '../../support/assertions/page-problems.js';

it('expects a warning that does not come', async () => {
  await expectConsole(/a warning/, () => {});
});
