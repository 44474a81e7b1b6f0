import { type Box, grown } from '../board/plate.ts';
import type { Standing } from '../plans/plan.ts';
import type { Plan } from '../plans/plans.ts';
import './planPicture.css';

/** The engraved ground of a battle, with both armies on it, cut to where they stand. */
export function PlanPicture({ plan, title }: { plan: Plan; title: string }) {
  const { box, picture, troops } = plan;
  const view = cutTo(troops, box);
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="plan-picture"
      role="img"
      aria-label={`Plan of ${title}`}
    >
      <image href={picture} x={box.x} y={box.y} width={box.width} height={box.height} />
      {troops.map(([side, x, y, turn, frontage, depth]) => (
        <g
          key={`${x} ${y} ${turn} ${side}`}
          className={`side-${side}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          <rect className="plan-block" x={-frontage / 2} y={-depth / 2} width={frontage} height={depth} />
          <path className="plan-front" d={`M${-frontage / 2} ${-depth / 2}h${frontage}`} />
        </g>
      ))}
    </svg>
  );
}

/** Ground left round the troops, as a share of the room they take. */
const AIR = 0.16;

/** The part of a plan that has all troops on it; the whole where none stands yet. */
function cutTo(troops: readonly Standing[], whole: Box): Box {
  if (troops.length === 0) return whole;
  const [xs, ys] = [troops.map(([, x]) => x), troops.map(([, , y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const tight = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const { x, y, width, height } = grown(tight, AIR * Math.max(tight.width, tight.height));
  const from = [Math.max(x, whole.x), Math.max(y, whole.y)] as const;
  return {
    x: from[0],
    y: from[1],
    width: Math.min(x + width, whole.x + whole.width) - from[0],
    height: Math.min(y + height, whole.y + whole.height) - from[1],
  };
}
