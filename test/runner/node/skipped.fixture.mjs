import { it } from 'node:test';

it('passes', () => {});

it.skip('is left out', () => {});
