/** The names of regiments and of officers, over all stands: level and of one size at every zoom. */
import { memo, useMemo } from 'react';
import { anchorOf, type Named, namesOf, namesShown } from './names.ts';
import type { StandPiece } from './Stand.tsx';
import type { TablePlate } from './tablePlate.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  /** Pieces that are being carried, whose names would lie where they stood. */
  readonly leaving: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** CSS pixels to a plate unit, of a view at rest. */
  readonly scale: number;
}

/** The names on a table. Whoever reads aloud hears them from the stands. */
export const UnitNames = memo(function UnitNames({ plate, pieces, leaving, chosen, scale }: Props) {
  const names = useMemo(
    () => namesShown(namesOf(plate, pieces, chosen), scale),
    [plate, pieces, chosen, scale],
  );
  return (
    <g className="unit-names" aria-hidden="true">
      {names
        .filter(({ id }) => !leaving.has(id))
        .map((name) => (
          <UnitName key={name.id} name={name} />
        ))}
    </g>
  );
});

function UnitName({ name: { at, back, side, text, letters, id } }: { readonly name: Named }) {
  const anchor = anchorOf(back);
  return (
    <text
      className={`unit-name side-${side}`}
      data-detail-of={id}
      transform={`translate(${at[0]} ${at[1]})`}
      textAnchor={anchor}
      dx={anchor === 'start' ? '.6em' : anchor === 'end' ? '-.6em' : 0}
      dy={anchor === 'middle' ? (back[1] > 0 ? '1.25em' : '-.6em') : '.35em'}
    >
      {text}
      {letters.map((letter) => (
        <tspan key={letter} className="state">
          {` ${letter}`}
        </tspan>
      ))}
    </text>
  );
}
