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

/** One die as an ivory square with pips; more than six sides show a figure. */
export function Die({
  face,
  sides = 6,
  size = 22,
  tumbling = false,
}: {
  face: number;
  sides?: number;
  size?: number;
  tumbling?: boolean;
}) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg
      className={`die${tumbling ? ' die-tumbling' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={`die: ${face}`}
    >
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

/** A throw: its faces side by side. */
export function Dice({
  faces,
  sides = 6,
  size = 22,
  tumbling = false,
}: {
  faces: readonly number[];
  sides?: number;
  size?: number;
  tumbling?: boolean;
}) {
  return (
    <span className="dice">
      {faces.map((face, i) => (
        <Die key={`${i}:${face}`} face={face} sides={sides} size={size} tumbling={tumbling} />
      ))}
    </span>
  );
}
