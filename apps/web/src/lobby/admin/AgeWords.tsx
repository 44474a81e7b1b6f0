import { useState } from 'react';
import { describeAge } from '../challenges/challengeTimes.ts';

/** How long ago a moment was when this was first shown; the exact time is in the tooltip. */
export function AgeWords({ at }: { readonly at: number }) {
  const [now] = useState(() => Date.now());
  const exact = new Date(at);
  return (
    <time dateTime={exact.toISOString()} title={exact.toLocaleString('en-GB')}>
      {describeAge(at, now)}
    </time>
  );
}
