import type { PlanBody } from './planData.ts';
import type { Plan } from './plans.ts';
import { cutTo, fittingOf, sizeOnPlan } from './planCut.ts';
import './planPicture.css';

interface Props {
  readonly plan: Plan;
  readonly title: string;
  /** True if all troops must be in sight, also at the ends of long lines. */
  readonly whole?: boolean;
  /** Fills its frame, even if some of the troops are cut off. */
  readonly fills?: boolean;
}

/** The engraved ground of a battle, with both armies on it, cut to where they stand. */
export function PlanPicture({ plan, title, whole = false, fills = false }: Props) {
  const { box, picture, troops } = plan;
  const view = cutTo(troops, box);
  const fitting = whole ? 'xMidYMid meet' : fills ? 'xMidYMid slice' : fittingOf(view, box);
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio={fitting}
      className="plan-picture"
      role="img"
      aria-label={`Plan of ${title}`}
    >
      <image href={picture} x={box.x} y={box.y} width={box.width} height={box.height} />
      {/* The light edges of all lie under all: of small blocks in a line they would leave no colour. */}
      {troops.map((each) => (
        <Block key={planBodyKey(each)} at={each} within={Math.max(view.width, view.height)} part="casing" />
      ))}
      {troops.map((each) => (
        <Block key={planBodyKey(each)} at={each} within={Math.max(view.width, view.height)} part="block" />
      ))}
    </svg>
  );
}

const planBodyKey = ([side, x, y, turn]: PlanBody): string => `${x} ${y} ${turn} ${side}`;

/** Troops in the colour of their side with a dark front, or the light edge under them. */
function Block({ at, within, part }: { at: PlanBody; within: number; part: 'casing' | 'block' }) {
  const [side, x, y, turn] = at;
  const { frontage, depth, small } = sizeOnPlan(at, within);
  return (
    <g className={`side-${side}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className={`plan-${part}`} x={-frontage / 2} y={-depth / 2} width={frontage} height={depth} />
      {part === 'block' && !small && (
        <path className="plan-front" d={`M${-frontage / 2} ${-depth / 2}h${frontage}`} />
      )}
    </g>
  );
}
