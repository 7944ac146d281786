import { lazy, Suspense } from 'react';
import type { DassEmptyStateProps } from 'dass-elements/react/dass-empty-state.js';

/** Few pages show it: it is loaded when it is first rendered. Without a connection the texts are there all the same. */
const LoadedState = lazy(async () => ({
  default: await import('dass-elements/react/dass-empty-state.js').then(
    (module) => module.DassEmptyState,
    () => PlainState,
  ),
}));

/** Shown in the place of content that is empty, not found or failed. */
export function EmptyState(props: DassEmptyStateProps) {
  return (
    <Suspense fallback={<PlainState {...props} kind={undefined} />}>
      <LoadedState {...props} />
    </Suspense>
  );
}

/** While it is loading without a kind: a failure is announced once. */
function PlainState({ className, slot, kind, heading, text, children }: DassEmptyStateProps) {
  return (
    <div className={`plain-state ${className ?? ''}`} slot={slot} role={kind === 'failed' ? 'alert' : undefined}>
      <div>
        {heading && <p>{heading}</p>}
        {text && <p className="quiet">{text}</p>}
        {children}
      </div>
    </div>
  );
}
