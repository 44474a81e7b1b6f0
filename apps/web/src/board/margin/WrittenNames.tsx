import type { PlacedName } from './groundNamePlaces.ts';

/** Names of the ground as they are written on it. */
export function WrittenNames({ names }: { names: readonly PlacedName[] }) {
  return names.map(({ name: { text, kind }, at: [x, y], turn }) => (
    <text
      key={`${kind} ${text}`}
      className={`name ${kind}`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      {text}
    </text>
  ));
}
