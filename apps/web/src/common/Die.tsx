import { goodDice, neededText, type Reckoning } from '@linstock/kernel';
import './die.css';

/** Places of the pips on each face, in a square of 3 by 3. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface DieOptions {
  readonly sides?: number;
  readonly size?: number;
  readonly tumbling?: boolean;
}

/**
 * One die as an ivory square with pips. With more than six sides it shows a figure. A good one has a ring and
 * a label that says so.
 */
export function Die({
  face,
  good = null,
  sides = 6,
  size = 22,
  tumbling = false,
}: DieOptions & {
  face: number;
  /** True if this die decided the result. Null before that is known, or if no die does. */
  good?: boolean | null;
}) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  // In a marked throw each die has space for a ring, so that all are in one line.
  const ring = good === null ? 0 : RING_MARGIN;
  return (
    <svg
      className={`die${tumbling ? ' die-tumbling' : ''}`}
      width={size * (1 + ring / 16)}
      height={size * (1 + ring / 16)}
      viewBox={`${-ring} ${-ring} ${32 + 2 * ring} ${32 + 2 * ring}`}
      role="img"
      aria-label={`die: ${face}${good === null ? '' : good ? ', good' : ', not enough'}`}
    >
      {good && <rect x="-3" y="-3" width="38" height="38" rx="9" className="die-ring" />}
      <rect x="1.5" y="1.5" width="29" height="29" rx="5" className="die-body" />
      {pips ? (
        pips.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={8.5 + x * 7.5} cy={8.5 + y * 7.5} r="2.9" className="die-pip" />
        ))
      ) : (
        <text x="16" y="22" textAnchor="middle" className="die-figure">
          {face}
        </text>
      )}
    </svg>
  );
}

/** Space for the ring of a good die, in the units of its picture. */
const RING_MARGIN = 6;

/** A throw: its faces side by side, each that did it marked. */
export function Dice({
  faces,
  reckoning,
  ...look
}: Omit<DieOptions, 'sides'> & {
  faces: readonly number[];
  /** The reckoning of the throw: it knows which dice decided. */
  reckoning: Reckoning;
}) {
  const needed = neededText(reckoning);
  // Dice that are still being thrown are an incomplete throw, and none of them counts yet.
  const whole = faces.length === reckoning.dice.count;
  const good = needed !== null && whole ? goodDice(reckoning, faces) : [];
  return (
    <span className="dice" title={needed === null ? undefined : `Needed: ${needed}`}>
      {faces.map((face, i) => (
        <Die
          key={`${i}:${face}`}
          {...{ face, ...look }}
          good={good[i] ?? null}
          sides={reckoning.dice.sides}
        />
      ))}
    </span>
  );
}
