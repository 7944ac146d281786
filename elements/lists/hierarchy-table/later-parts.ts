// What the table needs once a person does something in it, or once it is filtered, sorted or chosen from: it is no part
// of what a page waits for.
export { ListFilter } from '../../core/list-filter.js';
export { TreeSorting } from '../../core/tree-sorting.js';
export { TreeSelection } from '../../core/tree-selection.js';
export { ColumnResize } from './column-resize.js';
export { copyBranch } from './copy-branch.js';
export { TableActions } from './table-actions.js';
export { LazyChildren } from './lazy-children.js';
