import './data-table.js';
import { testCellErrors } from '../../../test/support/elements/cell-error-tests.js';
import { testEditing } from '../../../test/support/elements/editing-tests.js';
import { testPasting } from '../../../test/support/elements/pasting-tests.js';

testEditing('dass-data-table');
testPasting('dass-data-table');
testCellErrors('dass-data-table');
