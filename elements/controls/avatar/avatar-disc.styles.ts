import { css } from 'lit';

/**
 * The disc of an avatar: `.avatar[data-hue]` with `.letters` or an image in it, also for lists with many avatars.
 * `--_size` is its height. It gets wider with more letters, which are never smaller than 11px. The colours of
 * `avatarHue()` are dark enough for white letters in light and dark.
 */
export const avatarDiscStyles = css`
  .avatar {
    display: grid;
    place-items: center;
    inline-size: var(--_size);
    block-size: var(--_size);
    overflow: hidden;
    border-radius: calc(var(--_size) / 2);
    background: var(--dass-color-neutral-soft);
    color: var(--dass-color-neutral);
    user-select: none;
  }
  .avatar[data-hue] {
    inline-size: max-content;
    min-inline-size: var(--_size);
    max-inline-size: calc(var(--_size) * 4);
    background: oklch(0.47 var(--_chroma, 0.1) var(--_hue));
    color: #fff;
  }
  [data-hue='0'] {
    --_hue: 20;
  }
  [data-hue='1'] {
    --_hue: 50;
  }
  [data-hue='2'] {
    --_hue: 80;
  }
  [data-hue='3'] {
    --_hue: 115;
  }
  [data-hue='4'] {
    --_hue: 145;
  }
  [data-hue='5'] {
    --_hue: 170;
  }
  [data-hue='6'] {
    --_hue: 200;
  }
  [data-hue='7'] {
    --_hue: 230;
  }
  [data-hue='8'] {
    --_hue: 260;
  }
  [data-hue='9'] {
    --_hue: 285;
  }
  [data-hue='10'] {
    --_hue: 310;
  }
  [data-hue='11'] {
    --_hue: 340;
  }
  .letters {
    font-size: max(calc(0.6875 * var(--dass-font-size)), var(--_size) * min(0.4, 0.92 / var(--_width, 2)));
    font-weight: 600;
    line-height: 1;
    text-align: center;
    white-space: nowrap;
  }
  .letters[data-wide] {
    padding-inline: 4px;
  }
  .letters[data-two-lines] {
    font-size: max(calc(0.6875 * var(--dass-font-size)), var(--_size) * min(0.3, 0.72 / var(--_width, 3)));
    line-height: 1.05;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    .avatar {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .avatar {
      print-color-adjust: exact;
    }
  }
`;
