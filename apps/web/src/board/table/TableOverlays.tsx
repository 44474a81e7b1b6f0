/** The overlays of the table: rings of range and zones, sight lines, marked stands, the paths of answers. */

import { nearestSpot, type Stand, spotAlong, spotOf, stretchesInside, type Table } from '@linstock/ground';
import type { Piece } from '@linstock/scene';
import { memo } from 'react';
import { AimLine } from '../overlay/AimLine.tsx';
import { SightLine } from '../overlay/SightLine.tsx';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { AttackPreviewGround, AttackPreviewSigns } from './AttackPreviewLayer.tsx';
import { Ghost } from './DraftLayer.tsx';
import { Footprint, FormedOutline } from './FormLayer.tsx';
import { Bonds, Ring, Zones } from './Rings.tsx';
import { roundRoutes } from './roundedRoutes.ts';
import { Strikes } from './Strikes.tsx';
import { drawLine, drawRing, Outline } from './shapes.tsx';
import type { TableOverlay } from './tableModel.ts';
import { standOfPoint } from './union.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly overlays: readonly TableOverlay[];
  readonly table: Table;
}

/** The stands at the ends of the paths of answers, drawn above all others. */
export const WayGhosts = memo(function WayGhosts({ plate, pieces, overlays }: Omit<Props, 'table'>) {
  return (
    <g className="draft" aria-hidden="true">
      <g className="ghosts">
        {overlays
          .flatMap((overlay) => (overlay.kind === 'way' ? overlay.ways : []))
          .map(({ piece: id, way }) => (
            <Ghost
              key={id}
              plate={plate}
              piece={pieces.find((piece) => piece.id === id)}
              pose={way.at(-1)!}
            />
          ))}
        {overlays.map(
          (overlay) =>
            overlay.kind === 'form' && <Formed key={overlay.id} plate={plate} piece={overlay.forms.piece} />,
        )}
      </g>
    </g>
  );
});

/** The stands of a unit as it would be formed. */
function Formed({ plate, piece }: { readonly plate: TablePlate; readonly piece: Piece }) {
  const { pose } = piece;
  return pose && <Ghost plate={plate} piece={{ ...piece, pose }} pose={pose} />;
}

/** The overlays layer: an SVG group. */
export const TableOverlays = memo(function TableOverlays({ plate, pieces, overlays, table }: Props) {
  const find = (id: string) => pieces.find((piece) => piece.id === id);
  return (
    <g className="overlays table-overlays" aria-hidden="true">
      {overlays.map((overlay) => {
        switch (overlay.kind) {
          case 'ring': {
            const piece = find(overlay.piece);
            const stand = overlay.about ? standOfPoint(overlay.about) : piece?.pose;
            return stand ? <Ring key={overlay.id} {...{ plate, stand }} ring={overlay} /> : null;
          }
          case 'zones':
            return <Zones key={overlay.id} plate={plate} zones={overlay} />;
          case 'bonds':
            return <Bonds key={overlay.id} plate={plate} bonds={overlay} />;
          case 'sight':
            return <TableSightLine key={overlay.id} {...{ plate, pieces, table }} sight={overlay} />;
          case 'mark':
            return (
              <g key={overlay.id} className={`area ${overlay.meaning}`}>
                {overlay.pieces.map((id) => {
                  const piece = find(id);
                  return piece ? <MarkedStand key={id} plate={plate} stand={piece.pose} /> : null;
                })}
              </g>
            );
          case 'aim':
            return <Aims key={overlay.id} plate={plate} aim={overlay} find={find} />;
          case 'swept':
            return <AttackPreviewGround key={overlay.id} plate={plate} preview={overlay.preview} />;
          case 'numbers':
            return <Numbers key={overlay.id} plate={plate} numbers={overlay.numbers} />;
          case 'form':
            return <FormedOutline key={overlay.id} plate={plate} forms={overlay.forms} />;
          case 'footprint': {
            const piece = find(overlay.piece);
            return piece ? <Footprint key={overlay.id} plate={plate} stand={piece.pose} /> : null;
          }
          case 'ahead':
            return <AttackPreviewSigns key={overlay.id} {...{ plate, pieces }} preview={overlay.preview} />;
          case 'way':
            return (
              <g key={overlay.id}>
                <Ways plate={plate} pieces={pieces} way={overlay} />
                <Strikes {...{ plate, pieces }} strikes={overlay.strikes} ways={overlay.ways} />
              </g>
            );
        }
      })}
    </g>
  );
});

/** The lines of all who strike, and of those who may join them. */
function Aims({
  plate,
  aim: { from, joins, to },
  find,
}: {
  plate: TablePlate;
  aim: Extract<TableOverlay, { kind: 'aim' }>;
  find: (id: string) => StandPiece | undefined;
}) {
  const target = find(to)?.pose;
  if (!target) return null;
  return (
    <g className="aim">
      {joins.map((id) => (
        <StandAim key={id} {...{ plate, target }} by={find(id)?.pose} joins />
      ))}
      {from.map((id) => (
        <StandAim key={id} {...{ plate, target }} by={find(id)?.pose} />
      ))}
    </g>
  );
}

/** The line from the middle of a stand's front to the nearest edge of its target. */
function StandAim(props: { plate: TablePlate; by: Stand | undefined; target: Stand; joins?: true }) {
  const { plate, by, target, joins } = props;
  if (!by) return null;
  const muzzle = spotOf(by, { right: 0, ahead: by.depth / 2 });
  const end = nearestSpot(target, muzzle);
  const [from, to] = [spotOfPlace(plate, muzzle), spotOfPlace(plate, end)];
  return <AimLine from={joins ? [] : [from]} joins={joins ? [from] : []} to={to} clear={toEdges} />;
}

/** Its ends are edges already. */
const toEdges = () => 0;

/** Numbers in rounds; the heavy ones have a rim of their own. */
function Numbers({
  plate,
  numbers,
}: {
  readonly plate: TablePlate;
  readonly numbers: Extract<TableOverlay, { kind: 'numbers' }>['numbers'];
}) {
  return numbers.map(({ number, at, heavy, fire }) => {
    const [x, y] = spotOfPlace(plate, at);
    const line = fire && drawLine([spotOfPlace(plate, fire.from), spotOfPlace(plate, fire.to)]);
    return (
      <g key={number} className={heavy ? 'numbered heavy' : 'numbered'}>
        {line && <path className="fire-casing" d={line} />}
        {line && <path className="fire-line" d={line} />}
        <g transform={`translate(${x} ${y})`}>
          <circle r="9" />
          <text y="4">{number}</text>
        </g>
      </g>
    );
  });
}

function MarkedStand({ plate, stand }: { plate: TablePlate; stand: Stand }) {
  const wide = { ...stand, frontage: stand.frontage + 300, depth: stand.depth + 300 };
  return (
    <>
      <g className="hatch">
        <Outline plate={plate} stand={wide} />
      </g>
      <g className="casing">
        <Outline plate={plate} stand={wide} />
      </g>
      <g className="line">
        <Outline plate={plate} stand={wide} />
      </g>
    </>
  );
}

interface SightProps {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly table: Table;
  readonly sight: Extract<TableOverlay, { kind: 'sight' }>;
}

/** A sight line, with the stand or the terrain that blocks it hatched. */
function TableSightLine({ plate, pieces, table, sight }: SightProps) {
  const [from, to] = [spotOfPlace(plate, sight.from), spotOfPlace(plate, sight.to)];
  const { blockedAt, verdict } = sight;
  const blocker =
    blockedAt && 'piece' in blockedAt ? pieces.find(({ id }) => id === blockedAt.piece) : undefined;
  const area =
    blockedAt && 'terrain' in blockedAt ? table.areas.find(({ id }) => id === blockedAt.terrain) : undefined;
  const place = blockedAt && 'spot' in blockedAt ? blockedAt.spot : (blocker?.pose ?? null);
  const entered = area ? stretchesInside(area, sight.from, sight.to)[0] : undefined;
  const met = place ?? (entered && spotAlong(sight.from, sight.to, entered[0]));
  return (
    <SightLine {...{ from, to, verdict }} obstacle={met ? spotOfPlace(plate, met) : null}>
      <g className="blocker">
        {blocker && <Outline plate={plate} stand={blocker.pose} />}
        {area && <path fillRule="evenodd" d={area.rings.map((ring) => drawRing(plate, ring)).join('')} />}
      </g>
    </SightLine>
  );
}

function Ways({
  plate,
  pieces,
  way,
}: {
  plate: TablePlate;
  pieces: readonly StandPiece[];
  way: Extract<TableOverlay, { kind: 'way' }>;
}) {
  const gone = way.ways.flatMap((each) => {
    const piece = pieces.find(({ id }) => id === each.piece);
    return piece && each.way.length > 0 ? [{ id: piece.id, stand: piece.pose, way: each.way }] : [];
  });
  const poses = roundRoutes(
    gone.map(({ stand }) => stand),
    gone.map((each) => each.way),
  );
  return gone.map(({ id }, i) => {
    const line = drawLine(poses[i]!.map((pose) => spotOfPlace(plate, pose)));
    return (
      <g key={id} className={`way ${way.warns ? 'warns' : ''}`}>
        <path className="casing" d={line} />
        <path className="line" d={line} />
      </g>
    );
  });
}
