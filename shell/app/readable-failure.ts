import { readyText } from 'dass-elements/language.js';
import { failureSentence, serverMessage } from './failure-text.js';
import { asPlatformError } from './platform-failure.js';

/** For an element that shows the message of an error: it has to be one for the user. */
export async function withReadableFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const failure = asPlatformError(error);
    await readyText(serverMessage(failure));
    throw new Error(failureSentence(failure), { cause: error });
  }
}
