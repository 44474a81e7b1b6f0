/** The signs on stands of miniatures as a list, drawn as they are on the table. */
import { keysOf, type Signs } from '@linstock/kernel';
import { isOfficer, type Mark, type Piece, sentence } from '@linstock/scene';
import type { ReactNode } from 'react';
import { type LegendSign, type OrderFaceName, STONES, type Stone } from '../../common/cards/legendWords.ts';
import { letterOf } from '../pieces/marks.ts';
import { Drawn, OrderLines, Sign } from './Sign.tsx';

interface Props {
  readonly orders: readonly OrderFaceName[];
  readonly signs: Signs | undefined;
  /** The meaning of each is shown next to it, for lists without cards. */
  readonly told?: boolean;
  /** Letters that are behind names now. */
  readonly letters?: readonly Mark[];
}

interface StandSign {
  readonly name: LegendSign;
  /** Width of the drawing, in pixels. */
  readonly wide: number;
  readonly drawing: ReactNode;
  /** The sign is shown only if the system has this mark. */
  readonly ifMark?: string;
}

/** The signs that any stand may have, in the order of the list. */
const SIGNS: readonly StandSign[] = [
  {
    name: 'front',
    wide: 20,
    drawing: (
      <>
        <path d="M2 6H18V15H2Z" className="legend-base" />
        <path d="M2 6H18" className="legend-front" />
        <path d="M6.5 5.5L10 1.5L13.5 5.5Z" className="legend-wedge" />
      </>
    ),
  },
  {
    name: 'may act',
    wide: 20,
    drawing: (
      <>
        <path d="M2 1H18V10H2Z" className="legend-base" />
        <path d="M1 10.5H19" className="legend-ready" />
        <circle cx="10" cy="10.5" r="4" className="legend-ready-dot" />
      </>
    ),
  },
  {
    name: 'target',
    wide: 20,
    drawing: (
      <>
        <path d="M2 1H18V10H2Z" className="legend-base" />
        <path d="M1 10.5H19" className="legend-ready legend-target" />
      </>
    ),
  },
  {
    name: 'done',
    wide: 20,
    drawing: <path d="M2 3H18V13H2Z" className="legend-base spent" />,
    ifMark: 'acted',
  },
  {
    name: 'strength',
    wide: 24,
    drawing: (
      <>
        <path d="M1.5 5H6.5V10H1.5ZM9.5 5H14.5V10H9.5Z" className="legend-point" />
        <path d="M17.5 5H22.5V10H17.5Z" className="legend-point lost" />
      </>
    ),
  },
];

/** The signs on the bases, at their edges, behind them and behind their names. */
export function StandSigns({ orders, signs, told = false, letters = [] }: Props) {
  const stones = keysOf(STONES).filter((stone) => signs?.marks[STONES[stone]]);
  const met = SIGNS.filter(({ ifMark }) => ifMark === undefined || signs?.marks[ifMark] !== undefined);
  return (
    <ul className={told ? 'legend-signs legend-told' : 'legend-signs'}>
      {met.map(({ name, wide, drawing }) => (
        <Sign key={name} name={name} told={told}>
          <Drawn wide={wide}>{drawing}</Drawn>
        </Sign>
      ))}
      {stones.map((stone) => (
        <Sign key={stone} name={stone} told={told}>
          <Drawn>
            <circle cx="8" cy="8" r="6.6" className={`legend-stone ${STONES[stone]}`} />
            <path d={IN_STONE[stone]} className="legend-in-stone" />
          </Drawn>
        </Sign>
      ))}
      <OrderLines orders={orders} told={told} signs={signs} />
      {letters.map((mark) => (
        <li key={mark.kind}>
          <b className="legend-letter">{letterOf(mark)}</b>
          {sentence(mark.label)}
        </li>
      ))}
    </ul>
  );
}

/** The drawing in each stone. */
const IN_STONE: Readonly<Record<Stone, string>> = {
  'in disorder': 'M4.5 6.7L6.7 5.4L9.3 7.6L11.5 6.3M4.5 10L6.7 8.7L9.3 10.9L11.5 9.6',
  shaken: 'M8 4.4V9M8 11V11.4',
  routed: 'M5 5L8 8L5 11M8.6 5L11.6 8L8.6 11',
};

/** The lasting marks of troops whose letters stand behind their names: each kind once, without those that have a stone. */
export function listLyingLetters(pieces: readonly Pick<Piece, 'kind' | 'marks'>[]): readonly Mark[] {
  const stones = Object.values(STONES);
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const lasting = troops.flatMap(({ marks }) =>
    marks.filter(({ kind, passing }) => !passing && !stones.includes(kind)),
  );
  return [...new Map(lasting.map((mark) => [mark.kind, mark])).values()];
}
