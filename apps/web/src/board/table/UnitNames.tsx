/** The names of units of several bases, over all stands: each behind its unit beyond its marker, level and of one size. */
import { spotOnBearing } from '@linstock/ground';
import { memo } from 'react';
import { letterOf } from '../pieces/marks.ts';
import type { StandPiece } from './Stand.tsx';
import { spotOfPlace, type TablePlate, turnOnPlate } from './tablePlate.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  /** Pieces that are being carried, whose names would lie where they stood. */
  readonly leaving: ReadonlySet<string>;
}

/** How far behind a unit its name begins, in thousandths: a marker lies between. */
const BEHIND = 1150;

/** The names on a table. Whoever reads aloud hears them from the stands. */
export const UnitNames = memo(function UnitNames({ plate, pieces, leaving }: Props) {
  const named = pieces.filter(({ bases, id }) => bases && !leaving.has(id));
  return (
    <g className="unit-names" aria-hidden="true">
      {named.map((piece) => (
        <UnitName key={piece.id} {...{ plate, piece }} />
      ))}
    </g>
  );
});

/** A name, how much is left where something is lost, and the letters of what lasts. */
function UnitName({ plate, piece }: { readonly plate: TablePlate; readonly piece: StandPiece }) {
  const { pose, side, short, strength, marks } = piece;
  const back = (pose.facing + 1800) % 3600;
  const [x, y] = spotOfPlace(plate, spotOnBearing(pose, back, pose.depth / 2 + BEHIND));
  const [right, down] = direction(turnOnPlate(plate, back));
  const anchor = right > 0.4 ? 'start' : right < -0.4 ? 'end' : 'middle';
  const letters = marks.filter(({ passing }) => !passing).map(letterOf);
  return (
    <text
      className={`unit-name side-${side}`}
      data-detail-of={piece.id}
      transform={`translate(${x} ${y})`}
      textAnchor={anchor}
      dy={anchor === 'middle' ? `${0.35 + down * 0.35}em` : '.35em'}
    >
      {short}
      {strength && strength.left < strength.full && ` ${strength.left}/${strength.full}`}
      {letters.map((letter) => (
        <tspan key={letter} className="state">
          {` ${letter}`}
        </tspan>
      ))}
    </text>
  );
}

/** A turn in degrees from the top as steps to the right and down. */
function direction(turn: number): readonly [right: number, down: number] {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}
