import type { OpenFight } from '@linstock/editor';
import { type Axial, axialOf, type DrawnBattle, type DrawnUnit, type HexMap } from '@linstock/ground';
import type { ReactNode } from 'react';
import { part } from '../common/parts.ts';
import { TERRAIN_TINTS } from '../design/palette.ts';
import { HEX_RADIUS } from '../board/plate/plate.ts';
import { findHexMiddle, HEX_CORNERS } from './frames.ts';
import { findGroundTint } from './groundTints.ts';
import { HELD } from './useFingerHold.ts';
import type { GroundPicture } from './usePaintedGround.ts';
import { HexPlaces } from './PlaceLayer.tsx';
import { isUnit, isZone, type Tool, type UnitKey } from './tools.ts';
import { useHexDrag } from './useHexDrag.ts';
import { usePlaces } from './usePlaces.ts';

const RADIUS = HEX_RADIUS;

interface Props {
  readonly open: Extract<OpenFight, { readonly on: 'hexes' }>;
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
export function HexGround({ open, mended, tool, chosen, zoom, picture, ground, over, ...acts }: Props) {
  const { drawn } = open;
  const { map, units } = drawn;
  const { stroke, inHand, press, move, drop, cancel } = useHexDrag({ drawn, tool, chosen, ...acts });
  const places = usePlaces(open, inHand?.unit ?? null);
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
        <Counter
          key={`${unit.side} ${unit.unit}`}
          {...{ drawn, unit }}
          chosen={isUnit(chosen, unit)}
          left={unit === inHand?.unit}
        />
      ))}
      {inHand && (
        <>
          <HexPlaces map={map} places={places} />
          <g className={`making-in-hand${places.get(inHand.hex) === false ? ' making-not-here' : ''}`}>
            <Counter drawn={drawn} unit={inHand.unit} chosen={false} left={false} at={inHand.at} />
          </g>
        </>
      )}
      {over}
    </svg>
  );
}

function boxOf(map: HexMap) {
  const middles = Array.from({ length: map.count }, (_, hex) => findHexMiddle(axialOf(map, hex)));
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + RADIUS - y };
}

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
        points={HEX_CORNERS.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}
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
  /** True while it is in hand: this is its old place. */
  readonly left: boolean;
  /** Its place in the picture while it is in hand. */
  readonly at?: readonly [x: number, y: number];
}

function Counter({ drawn, unit, chosen, left, at }: CounterProps) {
  const { facings, units } = drawn;
  const [x, y] = at ?? placeInStack(units, unit);
  const side = [...new Set(units.map((each) => each.side))].indexOf(unit.side);
  const turn = unit.facing === null ? 0 : (360 / facings) * unit.facing;
  return (
    <g
      {...HELD}
      className={`making-unit side-${side}${chosen ? ' making-chosen' : ''}${left ? ' making-left' : ''}`}
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

/** The place of a counter in the picture: those in one hex are fanned out a little. */
function placeInStack(units: readonly DrawnUnit[], unit: DrawnUnit): readonly [x: number, y: number] {
  const sharing = units.filter(({ hex }) => String(hex) === String(unit.hex));
  const shift = 6 * (sharing.indexOf(unit) - (sharing.length - 1) / 2);
  const [x, y] = findHexMiddle(unit.hex);
  return [x + shift, y + shift];
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
