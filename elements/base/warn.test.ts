import { expect } from 'chai';
import { deprecated } from './warn.js';
import { expectConsole } from '../../test/support/assertions/page-problems.js';

describe('deprecated()', () => {
  it('warns once, and names the replacement', async () => {
    const warnings = await expectConsole(/<dass-example>/, () => {
      deprecated('dass-example', "The property 'kind'", "'type'");
      deprecated('dass-example', "The property 'kind'", "'type'");
    });
    expect(warnings).to.deep.equal([
      "[dass] <dass-example> The property 'kind' is deprecated and will be removed in the next major version. Use 'type'.",
    ]);
  });
});
