import { it } from 'node:test';

it.only('runs alone', () => {});

it('passes', () => {});
