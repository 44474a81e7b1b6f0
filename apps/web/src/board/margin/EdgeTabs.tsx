/**
 * Tabs for troops out of sight: a tab on the edge towards them, with block, name and remaining strength. One
 * press shows the troops.
 */

import { abbreviated, isOfficer, listNames, type Piece, sharesOfBody } from '@linstock/scene';
import { part } from '../../common/parts.ts';
import { ArmBlock } from '../pieces/Arms.tsx';
import type { GroundView } from '../view/groundView.ts';
import { goTowards, showSpots } from '../view/useCamera.ts';
import type { EdgeTab } from './edgeTabs.ts';
import './edgeTabs.css';

interface Props {
  readonly board: GroundView;
  readonly pieces: readonly Piece[];
  readonly tabs: readonly EdgeTab[];
}

/** Letters of a name on a tab. */
const MAX_NAME_LETTERS = 13;
const LETTERS_OF_SEVERAL = 9;

/** All tabs of a board. */
export function EdgeTabs({ board, pieces, tabs }: Props) {
  const go = ({ places, short }: EdgeTab) => {
    const spots = places.flatMap((place) => [board.spotOf(place)].filter((spot) => spot !== null));
    if (short) goTowards(board, spots, board.extent);
    else showSpots(board, spots, board.extent * 1.5, 40);
  };
  return tabs.map((tab) => (
    <Tab key={tab.bodies.map(({ id }) => id).join(' ')} tab={tab} pieces={pieces} onGo={() => go(tab)} />
  ));
}

/** Direction of the arrow, in degrees from the top. */
const ARROWS = { top: 0, right: 90, bottom: 180, left: 270 } as const;

function Tab({ tab, pieces, onGo }: { tab: EdgeTab; pieces: readonly Piece[]; onGo: () => void }) {
  const { bodies, edge, towards, short, x, y } = tab;
  const [body] = bodies;
  if (!body) return null;
  const first = pieces.find((piece) => body.pieces.includes(piece.id) && !isOfficer(piece));
  const shares = short ? [] : sharesOfBody(body, pieces).slice(0, 6);
  const names = listNames(bodies.map(({ called }) => called));
  return (
    <button
      type="button"
      className={`edge-tab side-${body.side} ${short ? `short at-${edge}` : ''}`}
      {...(short ? part('over view', 'words on board') : part('over view'))}
      style={{ left: x, top: y }}
      onClick={onGo}
    >
      {first && (
        <svg className="piece" viewBox="-19 -9 38 18" width="26" height="12" aria-hidden="true">
          <ArmBlock kind={first.kind} coat={first.coat} facings={first.facings} />
        </svg>
      )}
      <span className="visually-hidden">{`Show ${names}, out of sight`}</span>
      {!short && (
        <span aria-hidden="true">
          {abbreviated(body.name, bodies.length > 1 ? LETTERS_OF_SEVERAL : MAX_NAME_LETTERS)}
        </span>
      )}
      {bodies.length > 1 && (
        <span aria-hidden="true">{short ? bodies.length : `+ ${bodies.length - 1}`}</span>
      )}
      <svg
        viewBox={`0 0 ${shares.length * 7 + 14} 12`}
        width={shares.length * 7 + 14}
        height="12"
        aria-hidden="true"
      >
        {shares.map((share, i) => (
          // oxlint-disable-next-line no-array-index-key
          <g key={i} transform={`translate(${i * 7} 3)`}>
            <rect x=".5" y=".5" width="5" height="5.4" className={share === 'whole' ? 'pip-whole' : 'pip'} />
            {share === 'half' && <path className="pip-whole" d="M.5 .5H5.5L.5 5.9Z" />}
          </g>
        ))}
        <path
          className="pip-whole"
          d="M-4.5 3.5L0 -4L4.5 3.5Z"
          transform={`translate(${shares.length * 7 + 8} 6) rotate(${ARROWS[towards]})`}
        />
      </svg>
    </button>
  );
}
