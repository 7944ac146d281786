import './hierarchy-table.js';
import { testSaving } from '../../../test/support/elements/saving-tests.js';

testSaving('dass-hierarchy-table');
