// A reporter of Node's test runner that prints what failed and what test files write, and nothing of a green run.
import { relative } from 'node:path';
import { inspect } from 'node:util';

export default async function* failuresReporter(events) {
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:fail' || data.todo !== undefined) continue;
    // A suite or a file whose own tests have failed is no failure more.
    const { error, duration_ms: duration = 0 } = data.details;
    if (error?.failureType === 'subtestsFailed') continue;
    const path = relative(process.cwd(), data.file ?? data.name);
    const cause = error?.failureType === 'testCodeFailure' ? error.cause : (error?.cause ?? error);
    yield `✖ ${path}: ${data.name} (${Math.round(duration)} ms)\n`;
    yield `${inspect(cause, { colors: process.stdout.isTTY === true }).replace(/^/gm, '    ')}\n\n`;
  }
}
