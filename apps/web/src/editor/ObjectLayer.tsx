import type { Frame } from './frames.ts';
import type { GroundObject, Spot } from './groundObjects.ts';

interface Props {
  readonly objects: readonly GroundObject[];
  readonly frame: Frame;
}

/** The things drawn on a survey, over the hexes that are made of them. */
export function ObjectLayer({ objects, frame }: Props) {
  return (
    <g className="making-objects">
      {objects.map((object) => (
        <GroundShape key={object.id} object={object} frame={frame} />
      ))}
    </g>
  );
}

function GroundShape({ object, frame }: { readonly object: GroundObject; readonly frame: Frame }) {
  const { is, kind, name, spots, says } = object;
  if (is !== 'spot')
    return (
      <path className={`making-object making-object-${kind}`} d={pathOf(object, frame)}>
        <title>{name}</title>
      </path>
    );
  const [x, y] = frame.toPicture(spots[0] ?? [0, 0]);
  return (
    <text
      className="making-name"
      transform={`translate(${x} ${y}) rotate(${Number(says['bearing'] ?? 90) - 90})`}
    >
      {name}
    </text>
  );
}

/** The path of a thing in the picture. */
export function pathOf({ is, spots }: Pick<GroundObject, 'is' | 'spots'>, frame: Frame): string {
  return `${lineOf(spots.map(frame.toPicture))}${is === 'poly' ? 'Z' : ''}`;
}

/** A line through places of the picture. */
export const lineOf = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map(([x, y]) => `${x},${y}`).join('L')}`;
