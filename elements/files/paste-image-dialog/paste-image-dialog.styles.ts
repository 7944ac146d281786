import { css } from 'lit';

export const pasteImageDialogStyles = css`
  .place {
    display: grid;
    place-items: center;
    align-content: center;
    gap: var(--dass-space-3);
    min-block-size: calc(14 * var(--dass-font-size));
    padding: var(--dass-space-3);
    border: 1px dashed var(--dass-color-line-strong);
    border-radius: var(--dass-radius-m);
    background: var(--dass-color-sunken);
    text-align: center;
  }
  .place > svg {
    font-size: calc(2 * var(--dass-font-size));
    color: var(--dass-color-text-quiet);
  }
  .place > img {
    max-inline-size: 100%;
    max-block-size: 50dvh;
    min-inline-size: calc(2 * var(--dass-font-size));
    object-fit: contain;
    border-radius: var(--dass-radius-s);
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--dass-space-2);
    margin-block-start: var(--dass-space-2);
  }
  .limit {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .problem {
    margin-block-start: var(--dass-space-2);
    color: var(--dass-color-danger);
  }
  .problem:empty {
    display: none;
  }
`;
