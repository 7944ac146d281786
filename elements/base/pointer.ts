/**
 * Whether the user has moved the pointer. WebKit also fires `pointermove` when something appears below a resting
 * pointer. A list that was opened by keyboard must not change its active item then.
 */
export const isMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
