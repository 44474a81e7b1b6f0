import { battleSummaryOf } from '@linstock/battles';
import { counselFor, type Side } from '@linstock/kernel';
import type { ChallengeTerms } from '@linstock/protocol';
import { needSystem, sidesOf } from '@linstock/systems';
import { useRulebook } from '../../app/useRulebook.ts';
import { PlanPicture } from '../../plans/PlanPicture.tsx';
import { cutTo } from '../../plans/planCut.ts';
import { liveryOf } from '../../design/livery.ts';
import { type Plan, planFor } from '../../plans/plans.ts';
import { writeDay } from '../../words/dateWords.ts';

interface Props {
  readonly terms: Pick<ChallengeTerms, 'system' | 'battle'>;
  /** The side of the reader; null if that is not decided. */
  readonly side: Side | null;
}

/** The plan of the battle with all units, and under it what each side has to do. */
export function ChallengeField({ terms: { system, battle }, side }: Props) {
  const rules = needSystem(system);
  const { title, date, place } = battleSummaryOf(rules, battle);
  const plan = planFor(system, battle);
  const first = side ?? 0;
  const sides = [first, first === 0 ? 1 : 0] as const;
  return (
    <div className={`panel invite-field ${liveryOf(rules)}`}>
      <div className="invite-map">
        {plan && <PlanPicture plan={plan} title={title} whole />}
        <div className={`invite-cartouche ${plan ? freeCorner(plan) : ''}`} aria-hidden="true">
          <span className="invite-plan-of">Plan of the Battle of</span>
          <span className="invite-cartouche-name">{title}</span>
          <span className="figure">{[writeDay(date), place].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <div className="invite-goals">
        {sides.map((each, i) => (
          <section key={each}>
            <h2>
              <span className={`side-mark side-${each}`} aria-hidden="true" />{' '}
              {side === null ? '' : i === 0 ? 'Your side: ' : 'Their side: '}
              {sidesOf(rules, battle)[each]}
            </h2>
            <Aim system={system} battle={battle} side={each} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The share of the map's width and height that the title takes. */
const TITLE_SHARE = { width: 0.36, height: 0.24 };

/** The corner of a plan that has no troops, for its title: the upper left one if it is free. */
function freeCorner({ troops, box }: Plan): string {
  const view = cutTo(troops, box);
  const places = troops.map(([, x, y]) => [(x - view.x) / view.width, (y - view.y) / view.height] as const);
  const isFree = (right: boolean, low: boolean) =>
    !places.some(
      ([x, y]) => (right ? 1 - x : x) < TITLE_SHARE.width && (low ? 1 - y : y) < TITLE_SHARE.height,
    );
  if (isFree(false, false)) return '';
  if (isFree(true, false)) return 'invite-cartouche-right';
  return isFree(false, true) ? 'invite-cartouche-low' : 'invite-cartouche-right invite-cartouche-low';
}

function Aim({
  system,
  battle,
  side,
}: {
  readonly system: string;
  readonly battle: string;
  readonly side: Side;
}) {
  const guide = useRulebook(system)?.guide;
  return <p>{guide ? counselFor(guide, battle, side)?.aim : 'Loading…'}</p>;
}
