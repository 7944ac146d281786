import './hierarchy-table.js';
import { testCellErrors } from '../../../test/support/elements/cell-error-tests.js';
import { testEditing } from '../../../test/support/elements/editing-tests.js';
import { testPasting } from '../../../test/support/elements/pasting-tests.js';

testEditing('dass-hierarchy-table');
testPasting('dass-hierarchy-table');
testCellErrors('dass-hierarchy-table');
