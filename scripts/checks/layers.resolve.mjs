// Where dependency-cruiser finds the entries of the package: at their sources, as the `paths` of tsconfig.json say, which
// it does not understand where something follows the `*`. It reads aliases as webpack has them.
import { resolve } from 'node:path';

export default {
  resolve: {
    alias: {
      'dass-elements/react': resolve('react-wrappers'),
      'dass-elements/testing': resolve('testing'),
      'dass-elements': resolve('entries'),
    },
    conditionNames: ['types', 'import', 'default'],
    exportsFields: ['exports'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
};
