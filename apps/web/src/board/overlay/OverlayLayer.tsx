/** The drawings of a choice on the ground, whatever it is: areas by meaning, lines of fire, sight lines. A ground adds its own. */
import type { Place } from '@linstock/scene';
import { Fragment, type ReactNode } from 'react';
import type { Spot } from '../../common/box.ts';
import { type AimEnds, AimLine } from './AimLine.tsx';
import type { AreaOverlay, SharedOverlay, SightOverlay } from './overlays.ts';
import { SightLine } from './SightLine.tsx';

/** The functions by which a ground places the drawings over it. */
export interface OverlayGround<Own> {
  /** The spot of a place on the plate. Null if the ground has no such place. */
  readonly spotOf: (place: Place) => Spot | null;
  /** The lines around some items, as path data by a key: hexes that touch have one line, each stand has its own. */
  readonly linesAround: (items: readonly string[]) => readonly { readonly key: string; readonly d: string }[];
  /** True if the inside of an area has a tint and a hatch. */
  readonly fills: boolean;
  /** Text and drawings inside an area. */
  readonly inside: (area: AreaOverlay) => ReactNode;
  /** The ends of a line of fire from one item to another. Null if the ground does not have both. */
  readonly fireBetween: (from: string, to: string) => AimEnds | null;
  /** The distance that a line of fire leaves free around an end in a given direction. */
  readonly clear: (way: Spot) => number;
  /** The obstacle of a sight line: its spot, and how it is drawn. Null if it has none. */
  readonly obstacleOf: (
    sight: SightOverlay,
  ) => { readonly spot: Spot | null; readonly drawn: ReactNode } | null;
  /** Draws what no other ground has. */
  readonly draw: (overlay: Own) => ReactNode;
}

interface Props<Own> {
  readonly ground: OverlayGround<Own>;
  readonly overlays: readonly (SharedOverlay | Own)[];
  /** The class of a ground's own drawings, in addition to `overlays`. */
  readonly look?: string;
  /** Drawn below all of them. */
  readonly children?: ReactNode;
}

/** The overlays layer: an SVG group. */
export function OverlayLayer<Own extends { readonly kind: string; readonly id: string }>({
  ground,
  overlays,
  look,
  children,
}: Props<Own>) {
  return (
    <g className={look === undefined ? 'overlays' : `overlays ${look}`} aria-hidden="true">
      {children}
      {overlays.map((overlay) => (
        <Fragment key={overlay.id}>
          {isShared(overlay) ? drawShared(ground, overlay) : ground.draw(overlay)}
        </Fragment>
      ))}
    </g>
  );
}

const SHARED: ReadonlySet<string> = new Set<SharedOverlay['kind']>(['area', 'aim', 'sight']);

function isShared<Own extends { readonly kind: string }>(
  overlay: SharedOverlay | Own,
): overlay is SharedOverlay {
  return SHARED.has(overlay.kind);
}

function drawShared(ground: OverlayGround<never>, overlay: SharedOverlay): ReactNode {
  switch (overlay.kind) {
    case 'area':
      return <Area ground={ground} area={overlay} />;
    case 'aim': {
      const ends = (items: readonly string[]) =>
        items.flatMap((item) => ground.fireBetween(item, overlay.to) ?? []);
      return <AimLine by={ends(overlay.from)} joins={ends(overlay.joins)} clear={ground.clear} />;
    }
    case 'sight': {
      const [from, to] = [ground.spotOf(overlay.from), ground.spotOf(overlay.to)];
      const obstacle = ground.obstacleOf(overlay);
      return (
        from &&
        to && (
          <SightLine {...{ from, to }} verdict={overlay.verdict} obstacle={obstacle?.spot ?? null}>
            {obstacle?.drawn}
          </SightLine>
        )
      );
    }
  }
}

/** Items with one meaning: a light casing under a dark line, so that they are seen on any ground. */
function Area({ ground, area }: { readonly ground: OverlayGround<never>; readonly area: AreaOverlay }) {
  return (
    <g className={`area ${area.meaning}`}>
      {ground.linesAround(area.items).map(({ key, d }) => (
        <Fragment key={key}>
          {ground.fills && <path className="tint" d={d} />}
          {ground.fills && <path className="hatch" d={d} />}
          <path className="casing" d={d} />
          <path className="line" d={d} />
        </Fragment>
      ))}
      {ground.inside(area)}
    </g>
  );
}
