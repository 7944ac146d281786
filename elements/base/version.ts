/** The version of the kit, the same as in package.json (a check of the build compares them). */
export const version = '0.1.0';
