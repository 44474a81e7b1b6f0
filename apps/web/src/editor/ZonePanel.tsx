import { type Axial, axialOf, type DrawnZone } from '@linstock/ground';
import { Press } from './EditHead.tsx';
import { ByNumber } from './GroundPanel.tsx';
import { isZone, type Tool, type ZoneKey } from './tools.ts';
import type { Making } from './useMaking.ts';

interface Props {
  readonly making: Making;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** The zones of a battle on hexes: a press on one shows it, and a drag over hexes paints it. */
export function ZonePanel({ making, tool, onTool }: Props) {
  const { open, edit, history } = making;
  if (open?.on !== 'hexes' || open.drawn.zones.length === 0) return null;
  const painted = open.fight.zones ?? [];
  const held = tool.tool === 'zone' ? tool.zone : null;
  const { sides } = history.now;
  const { map, zones } = open.drawn;
  const paint = (hexes: readonly number[]) => {
    if (!held) return;
    const places = hexes.map((hex) => axialOf(map, hex));
    const before = zones.find((each) => isZone(each, held))?.hexes ?? [];
    const isIn = places.every(([q, r]) => before.some((hex) => hex[0] === q && hex[1] === r));
    edit({ kind: 'zone', zone: paintZone(zones, held, places, isIn) }, `${held.name} painted`);
  };
  return (
    <section aria-labelledby="making-zones-title">
      <h2 id="making-zones-title">Zones</h2>
      <p className="muted">Choose one, then drag over hexes. Shift takes hexes off.</p>
      <ul className="making-list">
        {open.drawn.zones.map(({ kind, side, name, hexes }) => {
          const zone = { kind, side, name };
          const on = held !== null && isZone(held, zone);
          return (
            <li key={`${kind} ${side} ${name}`}>
              <button
                type="button"
                className="making-row"
                aria-pressed={on}
                onClick={() => onTool(on ? { tool: 'units' } : { tool: 'zone', zone })}
              >
                {`${name} (${sides.find(({ id }) => id === side)?.name ?? side}), ${hexes.length} hexes`}
              </button>
              {painted.some((each) => isZone(each, zone)) && (
                <Press
                  label="As the rules have it"
                  onPress={() => edit({ kind: 'zone', zone: { ...zone, hexes: null } }, `${name} as it was`)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {held && <ByNumber map={map} label="Add it, or take it off" onPaint={paint} />}
    </section>
  );
}

/** A zone with some hexes more, or less. */
export function paintZone(
  zones: readonly DrawnZone[],
  zone: ZoneKey,
  places: readonly Axial[],
  rubs: boolean,
): DrawnZone {
  const before = zones.find((each) => isZone(each, zone))?.hexes ?? [];
  const isPainted = ([q, r]: Axial) => places.some((place) => place[0] === q && place[1] === r);
  const left = before.filter((hex) => !isPainted(hex));
  const hexes = rubs ? left : [...left, ...places];
  return { ...zone, hexes: hexes.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]) };
}
