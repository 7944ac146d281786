import { css } from 'lit';

export const avatarStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    flex: none;
    min-inline-size: var(--_size);
    block-size: var(--_size);
    --_size: var(--dass-avatar-size, 32px);
  }
  svg {
    inline-size: 62.5%;
    block-size: 62.5%;
  }
`;
