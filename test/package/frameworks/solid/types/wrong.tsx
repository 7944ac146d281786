import type {} from 'dass-elements/solid.js';

export const Wrong = () => (
  <>
    <dass-pick-list prop:items={7002} on:dass-pick={(event) => event.detail.chosen} />
    <dass-switch prop:checked="yes" />
    <dass-switch label-hidden="no" />
    <dass-text-input prop:labels="Comprador" />
    <dass-text-input onInput={(event) => event.currentTarget.values} />
    <dass-text-input minLength={3} />
    <dass-text-input readonly={false} />
  </>
);
