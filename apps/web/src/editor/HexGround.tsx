import { type Axial, axialOf, type DrawnBattle, type DrawnUnit, type HexMap } from '@linstock/ground';
import { type PointerEvent, useState } from 'react';
import { TERRAIN_TINTS, type TerrainTints } from '../design/palette.ts';
import { isUnit, type Tool, type UnitKey } from './tools.ts';

/** A hex is drawn with this distance from its middle to a corner, in units of the picture. */
const RADIUS = 30;
const WIDE = Math.sqrt(3) * RADIUS;

interface Props {
  readonly drawn: DrawnBattle;
  readonly tool: Tool;
  readonly chosen: UnitKey | null;
  readonly zoom: number;
  readonly onChoose: (unit: UnitKey) => void;
  readonly onPlace: (unit: DrawnUnit, at: Axial) => void;
  readonly onPaint: (hexes: readonly number[]) => void;
}

/** The hexes of a battle being made: its ground, and who stands there. A drag carries a unit or lays ground. */
export function HexGround({ drawn, tool, chosen, zoom, onChoose, onPlace, onPaint }: Props) {
  const { map, units } = drawn;
  const [stroke, setStroke] = useState<readonly number[] | null>(null);
  const [carried, setCarried] = useState<DrawnUnit | null>(null);
  const box = boxOf(map);
  const press = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (hex === null || event.button !== 0) return;
    if (tool.tool === 'ground') return setStroke([hex]);
    const here = unitsOn(drawn, hex);
    const next = here[(here.findIndex((unit) => isUnit(chosen, unit)) + 1) % here.length];
    const picked = here.find((unit) => isUnit(chosen, unit)) ?? next;
    if (next && event.detail > 0) onChoose(next);
    setCarried(picked ?? units.find((unit) => isUnit(chosen, unit)) ?? null);
  };
  const move = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (stroke && hex !== null && !stroke.includes(hex)) setStroke([...stroke, hex]);
  };
  const drop = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (stroke) onPaint(stroke);
    setStroke(null);
    setCarried(null);
    if (!carried || hex === null) return;
    const at = axialOf(map, hex);
    if (String(at) !== String(carried.hex)) onPlace(carried, at);
  };
  return (
    // The lists beside the board do the same by keyboard.
    <svg
      className={`making-board${tool.tool === 'ground' ? ' making-painting' : ''}`}
      role="img"
      aria-label={`The ground: ${map.count} hexes and ${units.length} units`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ width: `${zoom * 100}%` }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        setStroke(null);
        setCarried(null);
      }}
    >
      {Array.from({ length: map.count }, (_, hex) => (
        <Hex key={map.labels[hex]} map={map} hex={hex} lit={stroke?.includes(hex) ?? false} />
      ))}
      {units.map((unit) => (
        <Counter key={`${unit.side} ${unit.unit}`} drawn={drawn} unit={unit} chosen={isUnit(chosen, unit)} />
      ))}
    </svg>
  );
}

/** The hex that an event is over, by the element there; null if it is over none. */
function hexUnder({ clientX, clientY }: PointerEvent): number | null {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof SVGElement && element.dataset['hex'] !== undefined);
  return found instanceof SVGElement ? Number(found.dataset['hex']) : null;
}

function unitsOn({ map, units }: DrawnBattle, hex: number): DrawnUnit[] {
  return units.filter((unit) => String(unit.hex) === String(axialOf(map, hex)));
}

/** The middle of a hex in the picture. */
function middleOf([q, r]: Axial): readonly [x: number, y: number] {
  return [WIDE * (q + r / 2), 1.5 * RADIUS * r];
}

function boxOf(map: HexMap) {
  const middles = Array.from({ length: map.count }, (_, hex) => middleOf(axialOf(map, hex)));
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + RADIUS - y };
}

const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner;
  return [RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle)] as const;
});

/** The tint for each word of ground. */
const TINTS: Readonly<Record<string, keyof TerrainTints>> = {
  field: 'field',
  ploughed: 'field',
  crop: 'field',
  orchard: 'rough',
  'open-wood': 'rough',
  'light-wood': 'wood',
  'heavy-wood': 'wood',
  marsh: 'marsh',
  water: 'water',
  boulders: 'rough',
  quarry: 'rough',
};

function Hex({ map, hex, lit }: { readonly map: HexMap; readonly hex: number; readonly lit: boolean }) {
  const [x, y] = middleOf(axialOf(map, hex));
  const word = map.terrains[map.terrain[hex] ?? 0] ?? 'clear';
  const level = map.level[hex] ?? 0;
  const structure = map.structure[hex];
  const barred = map.impassable[hex] === 1;
  const words = [word, level > 0 && `level ${level}`, structure, barred && 'closed']
    .filter(Boolean)
    .join(', ');
  return (
    <g>
      <polygon
        className={`making-hex${lit ? ' making-lit' : ''}`}
        data-hex={hex}
        points={CORNERS.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}
        fill={TERRAIN_TINTS.tinted[TINTS[word] ?? 'clear']}
      >
        <title>{`${map.labels[hex]}: ${words}`}</title>
      </polygon>
      {level > 0 && (
        <text className="making-level" x={x} y={y + RADIUS * 0.86}>
          {level}
        </text>
      )}
      {barred && <path className="making-barred" d={`M${x - 9},${y - 9}l18,18m0,-18l-18,18`} />}
      {structure && <rect className="making-structure" x={x - 8} y={y - 8} width={16} height={16} />}
    </g>
  );
}

interface CounterProps {
  readonly drawn: DrawnBattle;
  readonly unit: DrawnUnit;
  readonly chosen: boolean;
}

function Counter({ drawn, unit, chosen }: CounterProps) {
  const { facings, units } = drawn;
  const sharing = units.filter(({ hex }) => String(hex) === String(unit.hex));
  const place = sharing.indexOf(unit);
  const [mx, my] = middleOf(unit.hex);
  const [x, y] = [mx + 4 * (place - (sharing.length - 1) / 2), my + 4 * (place - (sharing.length - 1) / 2)];
  const side = [...new Set(units.map((each) => each.side))].indexOf(unit.side);
  const turn = unit.facing === null ? 0 : (360 / facings) * unit.facing;
  return (
    <g
      className={`making-unit side-${side}${chosen ? ' making-chosen' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <title>{unit.unit}</title>
      {unit.facing === null ? (
        <circle r={8} />
      ) : (
        <>
          <rect x={-16} y={-10} width={32} height={20} />
          <path transform={`rotate(${turn})`} d="M-6,-15L0,-23L6,-15Z" />
        </>
      )}
      <text y={4}>{shortName(unit)}</text>
    </g>
  );
}

/** A few letters for a counter: the initials of its name, and its number. */
function shortName({ unit }: DrawnUnit): string {
  const [name = ''] = unit.split(',');
  return name
    .split(/\s+/)
    .map((word) => (/^\d/.test(word) ? word.replace(/\D/g, '') : word.charAt(0)))
    .join('')
    .slice(0, 5);
}
