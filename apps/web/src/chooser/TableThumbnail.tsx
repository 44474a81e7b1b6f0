import type { System } from '@linstock/systems';
import { useMemo } from 'react';
import { useIdle, useRulebook } from '../app/useRulebook.ts';

/** Thousandths of an inch on the table. */
const INCH = 1000;

/** A small plan of a table: where the stands of both sides are before the first move, once the page has time for it. */
export function TableThumbnail({ system, battle, title }: { system: System; battle: string; title: string }) {
  const rules = useRulebook(useIdle() ? system.id : null);
  const plan = useMemo(() => {
    if (!rules) return null;
    const field = rules.field(battle, {});
    const ground = rules.present.table?.(field);
    if (!ground) return null;
    const { pieces } = rules.present.scene(field, rules.deploy(field));
    return { ground, stands: pieces.flatMap(({ id, side, pose }) => (pose ? [{ id, side, pose }] : [])) };
  }, [rules, battle]);
  if (!plan) return null;
  const { width, height } = plan.ground;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className="thumbnail"
      role="img"
      aria-label={`Plan of the table: ${title}`}
    >
      <rect width={width} height={height} fill="#CCD3B1" />
      {plan.stands.map(({ id, side, pose }) => (
        <rect
          key={id}
          x={-pose.frontage / INCH / 2}
          y={-pose.depth / INCH / 2}
          width={pose.frontage / INCH}
          height={pose.depth / INCH}
          fill={side === 0 ? '#9C2F2A' : '#24466B'}
          transform={`translate(${pose.x / INCH} ${height - pose.y / INCH}) rotate(${pose.facing / 10})`}
        />
      ))}
    </svg>
  );
}
