/** The overlays of the table: rings of range and zones, sight lines, marked stands, the paths of answers. */

import { nearestSpot, type Stand, spotAlong, spotOf, stretchesInside, type Table } from '@linstock/ground';
import type { Piece } from '@linstock/scene';
import { memo, type ReactNode, useMemo } from 'react';
import type { AimEnds } from '../overlay/AimLine.tsx';
import { type OverlayGround, OverlayLayer } from '../overlay/OverlayLayer.tsx';
import type { SightOverlay } from '../overlay/overlays.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { AttackPreviewGround, AttackPreviewSigns } from './AttackPreviewLayer.tsx';
import { Ghost } from './DraftLayer.tsx';
import { Footprint, FormedOutline } from './FormLayer.tsx';
import { Bonds, Ring, Zones } from './Rings.tsx';
import { roundRoutes } from './roundedRoutes.ts';
import { Strikes } from './Strikes.tsx';
import { drawLine, drawOutline, drawRing, Outline } from './shapes.tsx';
import type { TableOnlyOverlay, TableOverlay } from './tableModel.ts';
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

/** The overlays layer of a table: an SVG group. */
export const TableOverlays = memo(function TableOverlays({ plate, pieces, overlays, table }: Props) {
  const ground = useMemo(() => drawingsOf(plate, pieces, table), [plate, pieces, table]);
  return <OverlayLayer ground={ground} overlays={overlays} look="table-overlays" />;
});

/** Space between a stand and the line around it, in thousandths. */
const MARK_MARGIN = 150;

const growStand = (stand: Stand): Stand => ({
  ...stand,
  frontage: stand.frontage + 2 * MARK_MARGIN,
  depth: stand.depth + 2 * MARK_MARGIN,
});

/** The overlays of a table. */
function drawingsOf(
  plate: TablePlate,
  pieces: readonly StandPiece[],
  table: Table,
): OverlayGround<TableOnlyOverlay> {
  const find = (id: string) => pieces.find((piece) => piece.id === id);
  return {
    spotOf: (place) => ('spot' in place ? spotOfPlace(plate, place.spot) : null),
    linesAround: (ids) =>
      ids.flatMap((id) => {
        const pose = find(id)?.pose;
        return pose ? [{ key: id, d: drawOutline(plate, growStand(pose)) }] : [];
      }),
    fills: false,
    inside: () => null,
    fireBetween(by, target) {
      const [from, to] = [find(by)?.pose, find(target)?.pose];
      return from && to ? fireOf(plate, from, to) : null;
    },
    // Its ends are edges already.
    clear: () => 0,
    obstacleOf: (sight) => obstacleOf(sight, { plate, find, table }),
    draw: (overlay) => drawOwn(overlay, { plate, pieces, find }),
  };
}

interface TableContents {
  readonly plate: TablePlate;
  readonly find: (id: string) => StandPiece | undefined;
}

function drawOwn(
  overlay: TableOnlyOverlay,
  { plate, pieces, find }: TableContents & { readonly pieces: readonly StandPiece[] },
): ReactNode {
  switch (overlay.kind) {
    case 'ring': {
      const stand = overlay.about ? standOfPoint(overlay.about) : find(overlay.piece)?.pose;
      return stand && <Ring {...{ plate, stand }} ring={overlay} />;
    }
    case 'zones':
      return <Zones plate={plate} zones={overlay} />;
    case 'bonds':
      return <Bonds plate={plate} bonds={overlay} />;
    case 'swept':
      return <AttackPreviewGround plate={plate} preview={overlay.preview} />;
    case 'numbers':
      return <Numbers plate={plate} numbers={overlay.numbers} />;
    case 'form':
      return <FormedOutline plate={plate} forms={overlay.forms} />;
    case 'footprint': {
      const piece = find(overlay.piece);
      return piece && <Footprint plate={plate} stand={piece.pose} />;
    }
    case 'ahead':
      return <AttackPreviewSigns {...{ plate, pieces }} preview={overlay.preview} />;
    case 'way':
      return (
        <g>
          <Ways plate={plate} pieces={pieces} way={overlay} />
          <Strikes {...{ plate, pieces }} strikes={overlay.strikes} ways={overlay.ways} />
        </g>
      );
  }
}

/** From the middle of a stand's front to the nearest edge of its target. */
function fireOf(plate: TablePlate, by: Stand, target: Stand): AimEnds {
  const muzzle = spotOf(by, { right: 0, ahead: by.depth / 2 });
  return { from: spotOfPlace(plate, muzzle), to: spotOfPlace(plate, nearestSpot(target, muzzle)) };
}

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

/** The stand or the terrain that blocks a sight line, hatched, and where the line meets it. */
function obstacleOf(
  { blockedAt, from, to }: SightOverlay,
  { plate, find, table }: TableContents & { readonly table: Table },
): ReturnType<OverlayGround<never>['obstacleOf']> {
  if (!blockedAt) return null;
  const blocker = 'piece' in blockedAt ? find(blockedAt.piece) : undefined;
  const area = 'terrain' in blockedAt ? table.areas.find(({ id }) => id === blockedAt.terrain) : undefined;
  const place = 'spot' in blockedAt ? blockedAt.spot : (blocker?.pose ?? null);
  const ends = 'spot' in from && 'spot' in to ? { from: from.spot, to: to.spot } : null;
  const entered = area && ends ? stretchesInside(area, ends.from, ends.to)[0] : undefined;
  const met = place ?? (entered && ends && spotAlong(ends.from, ends.to, entered[0]));
  return {
    spot: met ? spotOfPlace(plate, met) : null,
    drawn: (
      <g className="blocker">
        {blocker && <Outline plate={plate} stand={blocker.pose} />}
        {area && <path fillRule="evenodd" d={area.rings.map((ring) => drawRing(plate, ring)).join('')} />}
      </g>
    ),
  };
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
