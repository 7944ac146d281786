/** Returns an identifier that no other page creates. Without `randomUUID()`, which is missing outside of secure contexts. */
export const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);
