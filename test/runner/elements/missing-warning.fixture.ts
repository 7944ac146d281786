import { expectConsole } from '../../support/assertions/page-problems.js';

it('expects a warning that is not logged', async () => {
  await expectConsole(/a warning/, () => {});
});
