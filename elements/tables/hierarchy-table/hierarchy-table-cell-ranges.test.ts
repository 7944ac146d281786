import './hierarchy-table.js';
import { testCellFills } from '../../../test/support/elements/cell-fill-tests.js';
import { testCellMenus } from '../../../test/support/elements/cell-menu-tests.js';
import { testCellRanges } from '../../../test/support/elements/cell-range-tests.js';

testCellRanges('dass-hierarchy-table');
testCellFills('dass-hierarchy-table');
testCellMenus('dass-hierarchy-table');
