let phone: MediaQueryList | undefined;

/** Whether the screen is narrow and touch is the main input. Lists then open at the bottom of the screen. */
export const isOnPhone = (): boolean => (phone ??= matchMedia('(width <= 600px) and (pointer: coarse)')).matches;
