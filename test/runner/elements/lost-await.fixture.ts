import { expect } from 'chai';
import { painted } from '../../support/user.js';

it('does not wait for its assertion', () => {
  const check = async (): Promise<void> => {
    await painted();
    expect(1).to.equal(2);
  };
  void check();
});
