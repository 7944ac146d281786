import { describe } from 'node:test';

describe('suite', () => {
  throw new Error('its tests are not even defined');
});
