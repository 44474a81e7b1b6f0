/** Figures of the men in close view. The counters under them are still clicked, and their labels read. */

import { isOfficer, type OrderMarker, type Piece } from '@linstock/scene';
import { memo, useMemo } from 'react';
import { contains } from '../../../common/box.ts';
import { OrderFace } from '../../../common/OrderSign.tsx';
import { HEX_RADIUS, HEX_STEP } from '../../plate/plate.ts';
import type { GroundView } from '../../view/groundView.ts';
import { useKeptInSight } from '../../view/useKeptInSight.ts';
import { Figure } from '../Figure.tsx';
import { marksOf } from '../marks.ts';
import { pipsOf, writeHalves } from '../pips.ts';
import { Smoke } from '../Smoke.tsx';
import { pilesOf } from '../stacks.ts';
import { PIP_WIDTH, setLabelLine } from './labelLine.ts';
import { placeMen } from './menPlaces.ts';
import { Standard } from './Standard.tsx';

interface Props {
  readonly board: GroundView;
  readonly pieces: readonly Piece[];
  readonly chosen: ReadonlySet<string>;
  readonly pickable: ReadonlySet<string> | null;
  readonly markers: readonly OrderMarker[];
  readonly idPrefix: string;
}

/** An SVG group; made only while the camera is near. */
export const NearTroops = memo(function NearTroops({ board, pieces, idPrefix, ...props }: Props) {
  const kept = useKeptInSight(board);
  const piles = useMemo(
    () =>
      [...pilesOf(pieces)]
        .flatMap(([place, pile]) => {
          const spot = board.spotOf(place);
          return spot && contains(kept, spot) ? [{ place, pile, spot }] : [];
        })
        .sort((a, b) => a.spot[1] - b.spot[1]),
    [kept, pieces, board],
  );
  const worn = useMemo(() => wornBy(pieces), [pieces]);
  const orders = useMemo(
    () => new Map(props.markers.map((each) => [each.piece, each.face])),
    [props.markers],
  );
  return (
    <g className="near" aria-hidden="true">
      <Wearers worn={worn} idPrefix={idPrefix} />
      {piles.map(({ place, pile, spot: [x, y] }) => (
        <g
          key={place}
          className={`near-pile side-${pile[0]?.side ?? 0}`}
          data-men={pile.map(({ id }) => id).join(' ')}
          data-home={`translate(${x} ${y})`}
          transform={`translate(${x} ${y})`}
        >
          {coloursOf(pile)}
          {placeMen(pile).map(({ piece, at, size, mirrored }, i) => (
            <use
              // oxlint-disable-next-line no-array-index-key
              key={i}
              href={`#${idPrefix}${worn.get(looks(piece))?.id}`}
              transform={`translate(${at[0]} ${at[1] - 13 * size}) scale(${mirrored ? -size : size} ${size})`}
            />
          ))}
          <PileNameLabel
            pile={pile}
            chosen={pile.some(({ id }) => props.chosen.has(id))}
            acts={pile.some(({ id }) => props.pickable?.has(id))}
            order={pile.map(({ id }) => orders.get(id)).find((face) => face !== undefined) ?? null}
          />
        </g>
      ))}
    </g>
  );
});

/** One figure of each look, to be used by all who wear it. */
function Wearers({ worn, idPrefix }: { worn: ReturnType<typeof wornBy>; idPrefix: string }) {
  return (
    <defs>
      {[...worn.values()].map(({ id, piece, back }) => (
        <g key={id} id={`${idPrefix}${id}`} className="worn">
          <ellipse className="ground-shadow" cx="2.4" cy="12.6" rx="6" ry="1.8" />
          <Figure
            // Leaders are mounted.
            kind={isOfficer(piece) ? 'horse' : piece.kind}
            coat={piece.coat}
            facings={piece.facings}
            dress={piece.dress}
            back={back}
          />
        </g>
      ))}
    </defs>
  );
}

/** The colours that are carried in a hex; none are shown of men who run. */
function coloursOf(pile: readonly Piece[]) {
  const bearer = pile.find(({ dress, marks }) => dress?.flag && !marks.some(({ kind }) => kind === 'routed'));
  return bearer?.dress?.flag && <Standard flag={bearer.dress.flag} facings={bearer.facings} />;
}

/** The key of a figure. */
const looks = (piece: Piece): string =>
  [piece.kind, piece.coat, piece.facings, piece.dress?.hat, looksUp(piece)].join(' ');

/** True if troops face up the sheet, so that their packs are seen. */
function looksUp({ facing, marks }: Piece): boolean {
  const turned = marks.some(({ kind }) => kind === 'routed') ? 1800 : 0;
  const way = ((facing ?? 1800) + turned) % 3600;
  return way < 900 || way > 2700;
}

function wornBy(pieces: readonly Piece[]) {
  const worn = new Map<string, { readonly id: string; readonly piece: Piece; readonly back: boolean }>();
  for (const piece of pieces) {
    const key = looks(piece);
    if (!worn.has(key)) worn.set(key, { id: `worn-${worn.size}`, piece, back: looksUp(piece) });
  }
  return worn;
}

/** The name label under the men, in plate units. */
const NAME_LABEL = { width: HEX_STEP - 8, height: 13, down: 0.42 * HEX_RADIUS } as const;

interface NameLabelProps {
  readonly pile: readonly Piece[];
  readonly chosen: boolean;
  readonly acts: boolean | undefined;
  readonly order: OrderMarker['face'] | null;
}

function PileNameLabel({ pile, chosen, acts, order }: NameLabelProps) {
  const troops = pile.filter((piece) => !isOfficer(piece));
  const leaders = pile.filter(isOfficer);
  const top = troops.at(-1);
  const marks = top && marksOf(top);
  return (
    <g transform={`translate(0 ${NAME_LABEL.down})`}>
      {top && marks?.smoke && <Smoke facing={top.facing} />}
      {top?.facing != null && <Wedge facing={marks?.routed ? (top.facing + 1800) % 3600 : top.facing} />}
      {top && <TroopNameLabel top={top} troops={troops} chosen={chosen} />}
      {marks?.disordered && (
        <g className="bar-tab" transform={`translate(${NAME_LABEL.width / 2} -8) scale(.62)`}>
          <rect x="-6" y="-7" width="12" height="14" />
          <text y="4.2">D</text>
        </g>
      )}
      {marks?.routed && (
        <path className="near-flag" d="M30 -8V-32C34 -35 39 -29 44 -32V-24C39 -21 34 -27 30 -24Z" />
      )}
      {order && (
        <g transform={`translate(${-NAME_LABEL.width / 2} -6) scale(.46)`}>
          <OrderFace face={order} />
        </g>
      )}
      {acts && <circle className="bead" cx={NAME_LABEL.width / 2 - 14} cy={-NAME_LABEL.height / 2} r="3" />}
      {leaders.map((leader, i) => (
        <g key={leader.id} transform={`translate(0 ${(top ? NAME_LABEL.height - 1 : 2) + i * 10})`}>
          <rect className="near-leader" x="-24" y="-5" width="48" height="10" />
          <text className="near-leader-name" y="3">
            {leader.short} {leader.figures[0]?.value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Strength, pips, name, morale: never wider than the hex. */
function TroopNameLabel({ top, troops, chosen }: { top: Piece; troops: readonly Piece[]; chosen: boolean }) {
  const pips = pipsOf(top, troops.length > 1 ? troops : []);
  const morale = top.figures.find(({ label }) => label === 'Morale')?.value;
  const other = top.figures.find(({ label }) => label !== 'Morale')?.value.split(',')[0];
  const [left, up] = [-NAME_LABEL.width / 2, -NAME_LABEL.height / 2];
  const strength = pips ? writeHalves(pips.left) : (other ?? '');
  const { pipsAt, nameAt, room, narrow } = setLabelLine(strength, pips?.shares.length ?? 0, top.short, {
    width: NAME_LABEL.width,
    rated: morale !== undefined,
  });
  return (
    <g className={chosen ? 'near-label chosen' : 'near-label'}>
      <rect className="halo" x={left} y={up} width={NAME_LABEL.width} height={NAME_LABEL.height} rx="1.4" />
      <rect className="paper" x={left} y={up} width={NAME_LABEL.width} height={NAME_LABEL.height} rx="1.4" />
      <rect className="band" x={left + 1} y={up + 1} width="4" height={NAME_LABEL.height - 2} />
      <text className="near-strength" x={left + 8} y="3">
        {strength}
      </text>
      {pipsAt !== null &&
        pips?.shares.map((share, i) => (
          // oxlint-disable-next-line no-array-index-key
          <g key={i} transform={`translate(${pipsAt + i * PIP_WIDTH} -1.5)`}>
            <rect width="2.8" height="3" className={share === 'whole' ? 'pip-whole' : 'pip'} />
            {share === 'half' && <path className="pip-whole" d="M0 0H2.8L0 3Z" />}
          </g>
        ))}
      <text
        className="near-name"
        x={nameAt}
        y="2.5"
        {...(narrow && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {top.short}
      </text>
      {morale !== undefined && (
        <>
          <circle className="ring-of-morale" cx={-left - 7.5} cy="0" r="5" />
          <text className="near-morale" x={-left - 7.5} y="2.6">
            {morale}
          </text>
        </>
      )}
    </g>
  );
}

/** Their facing: a wedge at the edge of the hex. */
function Wedge({ facing }: { facing: number }) {
  return (
    <g
      transform={`translate(0 ${-NAME_LABEL.down}) rotate(${facing / 10}) translate(0 ${-HEX_RADIUS * 0.8})`}
    >
      <path className="wedge" d="M-6.5 4L0 -3.4L6.5 4Z" />
    </g>
  );
}
