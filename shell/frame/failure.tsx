import { msg } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { failureText } from '../app/failure-text.js';
import type { PlatformError } from '../app/service-call.js';

/** What stands where something could not be loaded: what happened, what can be done, and the button that does it. */
export function Failure({ heading, error, onRetry }: { heading: string; error: PlatformError; onRetry: () => void }) {
  const { what, advice } = failureText(error);
  return (
    <div className="failure" role="alert">
      <div>
        <p className="failure-heading">{heading}</p>
        <p>
          {what} {advice}
        </p>
      </div>
      <DassButton onClick={onRetry}>{msg('Tentar de novo', { id: 'dassShellRetry' })}</DassButton>
    </div>
  );
}

/** What stands where something takes longer than the user expects. */
export function Slow({ text }: { text: string }) {
  return (
    <p className="slow" role="status">
      {text}
    </p>
  );
}
