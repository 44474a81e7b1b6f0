/** The flag a regiment carries, flown to the left of the screen however its stand is turned. */
import type { Dress } from '@linstock/scene';

interface Props {
  readonly flag: Exclude<Dress['flag'], null>;
  /** Where its staff stands, in plate units. */
  readonly x: number;
  readonly y: number;
  /** Degrees by which the stand is turned on the plate. */
  readonly turn: number;
}

/** A standard on its staff. */
export function Standard({ flag, x, y, turn }: Props) {
  return (
    <g className="standard" transform={`translate(${x} ${y}) rotate(${-turn})`}>
      <path className="staff" d="M0 4V-14" />
      <g transform="translate(-14 -14)">{flag === 'battle flag' ? <BattleFlag /> : <StarsAndStripes />}</g>
      <circle className="finial" cy="-14.6" r="1.1" />
    </g>
  );
}

const CLOTH = 'M0 .6Q3.5 -.8 7 .3T14 0V9Q10.5 10.2 7 9.2T0 9.4Z';

function StarsAndStripes() {
  return (
    <>
      <path fill="#f4ecd8" d={CLOTH} />
      <path
        fill="none"
        stroke="#a8322a"
        strokeWidth="1.1"
        d="M0 1.3Q3.5 -.1 7 1T14 .7M0 3.7Q3.5 2.3 7 3.4T14 3.1M0 6.1Q3.5 4.7 7 5.8T14 5.5M0 8.5Q3.5 7.1 7 8.2T14 7.9"
      />
      <path fill="#24406e" d="M8 .3Q11 -.4 14 0V5Q11 4.7 8 5.2Z" />
      <path
        fill="none"
        stroke="#f4ecd8"
        strokeWidth=".8"
        strokeDasharray=".8 1"
        d="M8.9 1.7H13.4M8.9 3.4H13.4"
      />
      <path className="edge" d={CLOTH} />
    </>
  );
}

function BattleFlag() {
  const cloth = 'M4 -.4Q9 -1.3 14 -.4V9.4Q9 10.3 4 9.4Z';
  return (
    <>
      <path fill="#a8322a" d={cloth} />
      <path fill="none" stroke="#f4ecd8" strokeWidth="2.9" d="M4.6 .2L13.4 8.8M13.4 .2L4.6 8.8" />
      <path fill="none" stroke="#24406e" strokeWidth="1.9" d="M4.6 .2L13.4 8.8M13.4 .2L4.6 8.8" />
      <path className="edge" d={cloth} />
    </>
  );
}
