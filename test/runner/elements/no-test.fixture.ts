import { expect } from 'chai';

expect(1).to.equal(1);
