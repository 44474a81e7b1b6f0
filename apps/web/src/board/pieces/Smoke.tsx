/** Powder smoke before a counter, as it hangs after a volley. */
import { COUNTER } from './stacks.ts';

/** A bank of smoke before the front of troops; about an officer if there is no front. */
export function Smoke({ facing }: { facing: number | null }) {
  return (
    <g
      className="smoke-bank"
      transform={`rotate(${(facing ?? 0) / 10}) translate(0 ${-COUNTER.height / 2 - 1})`}
    >
      <path d="M-25 2C-31 0 -29 -9 -22 -8C-20 -15 -10 -14 -9 -8C-6 -15 5 -15 7 -8C10 -14 20 -14 21 -7C28 -9 31 0 25 3C20 7 12 6 9 4C4 8 -5 8 -9 4C-13 7 -21 6 -25 2Z" />
    </g>
  );
}
