import type { AreaLook, Stand, Table } from '@linstock/ground';
import type { System } from '@linstock/systems';
import { useMemo } from 'react';
import { useIdle, useRulebook } from '../app/useRulebook.ts';
import { INKS } from './inks.ts';

/** Thousandths of an inch on the table. */
const INCH = 1000;

/** A small plan of a table: its ground, and the stands of both sides before the first move; once the page has time for it. */
export function TableThumbnail({ system, battle, title }: { system: System; battle: string; title: string }) {
  const rules = useRulebook(useIdle() ? system.id : null);
  const plan = useMemo(() => {
    if (!rules) return null;
    const field = rules.field(battle, {});
    const ground = rules.present.ground(field);
    if (ground.kind !== 'table') return null;
    const { pieces } = rules.present.scene(field, rules.deploy(field), []);
    return {
      table: ground.table,
      stands: pieces.flatMap(({ id, side, pose }) => (pose ? [{ id, side, pose }] : [])),
    };
  }, [rules, battle]);
  if (!plan) return null;
  const { width, height } = plan.table;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="thumbnail thumbnail-table"
      role="img"
      aria-label={`Plan of the table: ${title}`}
    >
      <g transform={`matrix(1 0 0 -1 0 ${height})`}>
        <rect width={width} height={height} fill={INKS.open} />
        <GroundPlan table={plan.table} />
        {plan.stands.map(({ id, side, pose }) => (
          <StandMark key={id} pose={pose} ink={INKS.sides[side]} />
        ))}
      </g>
    </svg>
  );
}

const AREA_INKS: Readonly<Record<AreaLook, string>> = {
  open: INKS.open,
  hill: INKS.low,
  field: INKS.field,
  crop: INKS.field,
  rough: INKS.wet,
  marsh: INKS.wet,
  water: INKS.stream,
  woods: INKS.woods,
  town: INKS.built,
  earthwork: INKS.contour,
  building: INKS.built,
};

/** From what lies lowest to what stands on it. */
const LAID: readonly AreaLook[] = [
  'hill',
  'open',
  'field',
  'crop',
  'rough',
  'marsh',
  'water',
  'woods',
  'earthwork',
  'town',
  'building',
];

function GroundPlan({ table }: { table: Table }) {
  const areas = [...table.areas].sort(
    (a, b) => LAID.indexOf(a.looks) - LAID.indexOf(b.looks) || a.level - b.level,
  );
  return (
    <>
      {areas.map(({ id, looks, level, rings }) => (
        <path
          key={id}
          d={rings.map(outlineOf).join('')}
          fillRule="evenodd"
          fill={level > 1 ? INKS.high : AREA_INKS[looks]}
          fillOpacity={looks === 'town' ? 0.55 : 1}
          stroke={looks === 'hill' ? INKS.contour : 'none'}
          strokeWidth={INCH / 8}
        />
      ))}
      {table.roads.map(({ id, line, halfWidth }) => (
        <polyline
          key={id}
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={INKS.road}
          strokeWidth={halfWidth}
        />
      ))}
      {table.obstacles.map(({ id, looks, line }) => (
        <polyline
          key={id}
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={looks === 'stream' ? INKS.stream : INKS.contour}
          strokeWidth={INCH / 4}
          strokeDasharray={looks === 'stream' ? undefined : `${INCH} ${INCH / 3}`}
        />
      ))}
      {table.ramparts.map(({ id, from, to }) => (
        <path
          key={id}
          d={`M${from.x},${from.y}L${to.x},${to.y}`}
          stroke={INKS.contour}
          strokeWidth={INCH / 2}
        />
      ))}
    </>
  );
}

function outlineOf(ring: Int32Array): string {
  const spots = Array.from({ length: ring.length / 2 }, (_, i) => `${ring[2 * i]},${ring[2 * i + 1]}`);
  return `M${spots.join('L')}Z`;
}

function StandMark({ pose, ink }: { pose: Stand; ink: string }) {
  const { x, y, facing, frontage, depth } = pose;
  return (
    <rect
      x={-frontage / 2}
      y={-depth / 2}
      width={frontage}
      height={depth}
      fill={ink}
      transform={`translate(${x} ${y}) rotate(${-facing / 10})`}
    />
  );
}
