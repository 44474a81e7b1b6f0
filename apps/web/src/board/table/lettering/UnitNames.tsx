/** The words over all stands: names of regiments and officers, inches. They are level and of one size at every zoom. */
import { memo } from 'react';
import { part } from '../../../common/parts.ts';
import type { Lettering } from './letteringOf.ts';

interface Props {
  readonly lettering: Lettering;
  /** Pieces that are being carried. Their names would be at their old place. */
  readonly leaving: ReadonlySet<string>;
}

/** The words over the stands. Screen readers read the names from the stands instead. */
export const UnitNames = memo(function UnitNames({ lettering: { units, said }, leaving }: Props) {
  return (
    <g className="unit-names" aria-hidden="true">
      {/* The inches of a carried stand are written elsewhere and need the space. */}
      {(leaving.size > 0 ? [] : said).map(({ id, text, look, at }) => (
        <text
          key={id}
          className={`table-word ${look}`}
          {...part('words on board')}
          transform={`translate(${at[0]} ${at[1]})`}
          dy=".35em"
        >
          {text}
        </text>
      ))}
      {units.map(
        ({ id, lead, side }) =>
          lead &&
          !leaving.has(id) && (
            <path
              key={id}
              className={`name-lead side-${side}`}
              data-detail-of={id}
              d={`M${lead[0].join(' ')}L${lead[1].join(' ')}`}
            />
          ),
      )}
      {units
        .filter(({ id }) => !leaving.has(id))
        .map(({ id, at, side, text, letters }) => (
          <text
            key={id}
            className={`unit-name side-${side}`}
            {...part('words on board')}
            data-detail-of={id}
            transform={`translate(${at[0]} ${at[1]})`}
            dy=".35em"
          >
            {text}
            {letters.map((letter) => (
              <tspan key={letter} className="state">
                {` ${letter}`}
              </tspan>
            ))}
          </text>
        ))}
    </g>
  );
});
