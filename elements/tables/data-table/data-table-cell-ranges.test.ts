import './data-table.js';
import { testCellRanges } from '../../../test/support/elements/cell-range-tests.js';

testCellRanges('dass-data-table');
