let phone: MediaQueryList | undefined;

/** Whether the screen is one that is held in a hand: narrow, and touched. There a list takes the lower edge of the screen. */
export const isOnPhone = (): boolean => (phone ??= matchMedia('(width <= 600px) and (pointer: coarse)')).matches;
