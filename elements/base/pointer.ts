/**
 * Whether the user has moved the pointer. WebKit tells of a move also when something comes up below a pointer that rests:
 * who opens a list by keys is not to find another line marked than they expect.
 */
export const isMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
