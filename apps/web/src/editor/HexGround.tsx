import { type Axial, axialOf, type DrawnBattle, type DrawnUnit, type HexMap } from '@linstock/ground';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { part } from '../common/parts.ts';
import { TERRAIN_TINTS } from '../design/palette.ts';
import { HEX_RADIUS } from '../board/plate/plate.ts';
import { findHexMiddle } from './frames.ts';
import { findGroundTint } from './groundTints.ts';
import { HELD } from './useFingerHold.ts';
import type { GroundPicture } from './usePaintedGround.ts';
import { isUnit, isZone, type Tool, type UnitKey } from './tools.ts';

const RADIUS = HEX_RADIUS;

interface Props {
  readonly drawn: DrawnBattle;
  /** The hexes corrected by hand, as axial coordinates in text. */
  readonly mended: ReadonlySet<string>;
  readonly tool: Tool;
  readonly chosen: UnitKey | null;
  readonly zoom: number;
  readonly onChoose: (unit: UnitKey) => void;
  /** A unit dropped on a hex; `spot` is the place of the pointer in the window. */
  readonly onPlace: (unit: DrawnUnit, at: Axial, spot: readonly [number, number]) => void;
  /** A stroke of a brush over hexes; `rubs` if Shift is held. */
  readonly onStroke: (hexes: readonly number[], rubs: boolean) => void;
  /** The ground as the game draws it; null until it is painted. */
  readonly picture: GroundPicture | null;
  /** Drawings under the units, and over everything. */
  readonly ground: ReactNode;
  readonly over: ReactNode;
}

/** The hexes of a battle being made: its ground and its units. A drag moves a unit or paints ground. */
export function HexGround({ drawn, mended, tool, chosen, zoom, picture, ground, over, ...acts }: Props) {
  const { map, units } = drawn;
  const { stroke, press, move, drop, cancel } = useHexDrag({ drawn, tool, chosen, ...acts });
  const box = boxOf(map);
  const zone = tool.tool === 'zone' ? drawn.zones.find((each) => isZone(each, tool.zone)) : undefined;
  const paints = tool.tool === 'ground' || tool.tool === 'zone';
  return (
    // The lists beside the board do the same by keyboard.
    <svg
      className={`making-board${paints ? ' making-painting' : ''}${picture ? ' making-engraved' : ''}`}
      role="img"
      aria-label={`The ground: ${map.count} hexes and ${units.length} units`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ width: `${zoom * 100}%`, ...(zoom === 1 && { maxHeight: '100%' }) }}
      {...(paints && HELD)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={cancel}
    >
      {picture && <image href={picture.href} {...picture.box} preserveAspectRatio="none" />}
      <Hexes map={map} stroke={stroke} zone={zone?.hexes ?? []} mended={mended} />
      {ground}
      {units.map((unit) => (
        <Counter key={`${unit.side} ${unit.unit}`} drawn={drawn} unit={unit} chosen={isUnit(chosen, unit)} />
      ))}
      {over}
    </svg>
  );
}

/** A drag over the hexes: a stroke of a brush, or a unit that moves. A press on a unit chooses it. */
function useHexDrag({ drawn, tool, chosen, onChoose, onPlace, onStroke }: DragProps) {
  const { map, units } = drawn;
  const [stroke, setStroke] = useState<readonly number[] | null>(null);
  const [carried, setCarried] = useState<DrawnUnit | null>(null);
  // A press on the chosen unit without a drag chooses the next one in its hex.
  const [turns, setTurns] = useState(false);
  const press = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (hex === null || event.button !== 0) return;
    if (tool.tool === 'ground' || tool.tool === 'zone') return setStroke([hex]);
    if (tool.tool === 'draw') return;
    const here = unitsOn(drawn, hex);
    const picked = here.find((unit) => isUnit(chosen, unit));
    const [first] = here;
    if (first && !picked) onChoose(first);
    setTurns(picked !== undefined);
    setCarried(picked ?? first ?? units.find((unit) => isUnit(chosen, unit)) ?? null);
  };
  const move = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (stroke && hex !== null && !stroke.includes(hex)) setStroke([...stroke, hex]);
  };
  const drop = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (stroke) onStroke(stroke, event.shiftKey);
    setStroke(null);
    setCarried(null);
    if (!carried || hex === null) return;
    const at = axialOf(map, hex);
    if (String(at) !== String(carried.hex)) return onPlace(carried, at, [event.clientX, event.clientY]);
    const here = unitsOn(drawn, hex);
    const next = here[(here.indexOf(carried) + 1) % here.length];
    if (turns && next) onChoose(next);
  };
  const cancel = () => {
    setStroke(null);
    setCarried(null);
  };
  return { stroke, press, move, drop, cancel };
}

type DragProps = Pick<Props, 'drawn' | 'tool' | 'chosen' | 'onChoose' | 'onPlace' | 'onStroke'>;

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

function boxOf(map: HexMap) {
  const middles = Array.from({ length: map.count }, (_, hex) => findHexMiddle(axialOf(map, hex)));
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + RADIUS - y };
}

const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner;
  return [RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle)] as const;
});

interface HexesProps {
  readonly map: HexMap;
  readonly stroke: readonly number[] | null;
  readonly zone: readonly Axial[];
  readonly mended: ReadonlySet<string>;
}

function Hexes({ map, stroke, zone, mended }: HexesProps) {
  const zoned = new Set(zone.map(String));
  return Array.from({ length: map.count }, (_, hex) => {
    const at = String(axialOf(map, hex));
    return (
      <Hex
        key={map.labels[hex]}
        map={map}
        hex={hex}
        lit={stroke?.includes(hex) ?? false}
        zoned={zoned.has(at)}
        mended={mended.has(at)}
      />
    );
  });
}

interface HexProps {
  readonly map: HexMap;
  readonly hex: number;
  readonly lit: boolean;
  readonly zoned: boolean;
  /** Its ground was corrected by hand. */
  readonly mended: boolean;
}

function Hex({ map, hex, lit, zoned, mended }: HexProps) {
  const [x, y] = findHexMiddle(axialOf(map, hex));
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
        className={`making-hex${lit ? ' making-lit' : ''}${zoned ? ' making-zoned' : ''}${mended ? ' making-mended' : ''}`}
        data-hex={hex}
        points={CORNERS.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}
        fill={TERRAIN_TINTS.tinted[findGroundTint(word)]}
      >
        <title>{`${map.labels[hex]}: ${words}`}</title>
      </polygon>
      {level > 0 && (
        <text className="making-level" x={x} y={y + RADIUS * 0.86}>
          {level}
        </text>
      )}
      {barred && <path className="making-barred" d={`M${x - 13},${y - 13}l26,26m0,-26l-26,26`} />}
      {structure && <rect className="making-structure" x={x - 11} y={y - 11} width={22} height={22} />}
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
  const [mx, my] = findHexMiddle(unit.hex);
  const [x, y] = [mx + 6 * (place - (sharing.length - 1) / 2), my + 6 * (place - (sharing.length - 1) / 2)];
  const side = [...new Set(units.map((each) => each.side))].indexOf(unit.side);
  const turn = unit.facing === null ? 0 : (360 / facings) * unit.facing;
  return (
    <g
      {...HELD}
      className={`making-unit side-${side}${chosen ? ' making-chosen' : ''}`}
      {...(chosen && part('chosen on board'))}
      transform={`translate(${x} ${y})`}
    >
      <title>{unit.unit}</title>
      {unit.facing === null ? (
        <circle r={12} />
      ) : (
        <>
          <rect x={-24} y={-15} width={48} height={30} />
          <path transform={`rotate(${turn})`} d="M-8,-22L0,-34L8,-22Z" />
        </>
      )}
      <text y={6}>{shortName(unit)}</text>
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
