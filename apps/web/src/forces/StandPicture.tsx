/** Stands as the table shows them: painted miniatures, shoulder to shoulder. */
import type { Side } from '@linstock/kernel';
import type { MusterEntry, MusterKind } from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { NO_RELICS } from '../board/animation/relics.ts';
import { startMiniatureLayer, USUAL_RIMS } from '../board/miniatures/layer.ts';
import type { Miniature } from '../board/miniatures/miniature.ts';
import { armOf } from '../board/miniatures/rhythm.ts';
import { PER_INCH, tablePlateOf, unitsOf } from '../board/plate/tablePlate.ts';
import { colourOfCoat, colourOfFacings } from '../design/palette.ts';

interface Props {
  readonly stand: MusterEntry['stand'];
  readonly picture: MusterKind['picture'];
  readonly side: Side;
  readonly count: number;
  /** CSS pixels to an inch of the table. */
  readonly inch: number;
}

/** Space for hats, muskets and the shadow, in inches. */
const ABOVE = 1.1;
const ROUND = 0.45;

/** A picture that screen readers skip: the words next to it say the same. */
export function StandPicture({ stand, picture, side, count, inch }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = ((count * stand.frontage) / 1000 + 2 * ROUND) * inch;
  const height = (stand.depth / 1000 + ABOVE + ROUND) * inch;
  useEffect(() => {
    if (!canvas.current) return;
    startMiniatureLayer(canvas.current).draw(
      {
        miniatures: standsOf({ stand, picture, side, count }),
        relics: NO_RELICS,
        plate: tablePlateOf({ width: 0, height: 0 }, 0),
        moving: new Map(),
        rims: USUAL_RIMS,
      },
      { x: ROUND * inch, y: ABOVE * inch, k: inch / PER_INCH },
      { width, height },
      devicePixelRatio,
      true,
    );
  }, [stand, picture, side, count, inch, width, height]);
  return <canvas ref={canvas} className="stand-picture" style={{ width, height }} aria-hidden="true" />;
}

/** The stands in a row, the middle one with the standard. */
function standsOf({ stand, picture, side, count }: Omit<Props, 'inch'>): Miniature[] {
  const { coat, facings, dress, frontage, depth, strength } = stand;
  const [wide, deep] = [unitsOf(frontage), unitsOf(depth)];
  return Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    side,
    spot: [wide * (i + 0.5), deep / 2],
    turn: 0,
    arm: armOf(picture),
    uniform: {
      coat: colourOfCoat(coat),
      facing: colourOfFacings(facings),
      legs: colourOfCoat(dress?.legs ?? 'white'),
      kilted: dress?.kilted ?? false,
      hat: dress?.hat ?? 'cocked hat',
    },
    bases: [{ right: 0, ahead: 0, turn: 0, frontage, depth, strength: { left: strength, full: strength } }],
    posture: 'dressed',
    firing: false,
    spent: false,
    faint: false,
    flag: i === Math.floor((count - 1) / 2) ? (dress?.flag ?? null) : null,
  }));
}
