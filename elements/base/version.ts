/** Version of the kit, the same as in package.json (`check:versions` compares them). */
export const version = '0.2.0';
