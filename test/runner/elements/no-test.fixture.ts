import { expect } from '@open-wc/testing';

expect(1).to.equal(1);
