import './data-table.js';
import { testEditing } from '../../../test/support/elements/editing-tests.js';
import { testPasting } from '../../../test/support/elements/pasting-tests.js';

testEditing('dass-data-table');
testPasting('dass-data-table');
