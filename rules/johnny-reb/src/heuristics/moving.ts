import { inches, type Spot } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import type { PlacedUnit } from '../measure/situation.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import { movePlan, moverDisengaging, moverOnMove } from '../play/moves/carrying-out.ts';
import { entriesOf, nextToEnter } from '../play/moves/entering.ts';
import { moversOn } from '../play/moves/movers.ts';
import { refusePushOf } from '../play/moves/quick-march.ts';
import { formOf } from './forming.ts';
import { goalOf, type Intent, intentOf } from './intent.ts';
import { legsOf } from './marching.ts';
import { nextRide } from './riding.ts';
import { nearestFoe, type SideView, seenAt } from './side-view.ts';

/** Phases 5 and 7: one unit after the other, those nearest to the enemy first, so that none blocks another's way. */

type MovesAnswer = AnswerTo<'moves'>;

/** The next move of a side: troops come on, orders are carried out, officers ride. */
export function nextMove(view: SideView, plans: Plans): MovesAnswer {
  const entering = nextToEnter(view.field, view.s, view.side);
  if (entering !== null) return enterOf(view, entering, plans);
  const mover = firstOn(view, ['M', 'Fm']);
  if (mover === null) return nextRide(view) ?? { do: 'done' };
  if (moversOn(view.field, view.s, view.side, 'Fm').includes(mover.listed)) return formOf(view, mover);
  const intent = intentFor(view, mover, plans);
  return hurries(view, mover, intent)
    ? { do: 'quick-march', unit: mover.listed }
    : { do: 'move', unit: mover.listed, legs: [...marchOf(view, mover, intent)] };
}

/** The unit nearest to the enemy, of those that may still carry out such orders; null for none. */
function firstOn(view: SideView, orders: readonly ('M' | 'Fm' | 'D')[]): PlacedUnit | null {
  const movers = orders.flatMap((order) => moversOn(view.field, view.s, view.side, order));
  const byFar = movers
    .flatMap((unit) => seenAt(view, unit) ?? [])
    .map((unit) => ({ unit, far: nearestFoe(view, unit)?.far ?? 0 }))
    .sort((a, b) => a.far - b.far);
  return byFar[0]?.unit ?? null;
}

function intentFor(view: SideView, { listed }: PlacedUnit, plans: Plans): Intent {
  return intentOf(view, listed, plans);
}

/** The legs of a unit on Move, with the bonus of a quick march that is rolled. */
function marchOf(
  view: SideView,
  unit: PlacedUnit,
  intent: Intent,
): readonly AnswerTo<'quick-march'>['legs'][number][] {
  const { legs: _, ...plan } = movePlan(view.s, unit.listed, [], view.s.pushing);
  const to = unit.level === 'shaken' ? AWAY : intent;
  return legsOf(view, unit, to, plan, moverOnMove(view, unit.listed).judge);
}

/** The march of the unit whose bonus has been rolled. */
export function quickMarchOf(view: SideView, plans: Plans): Answer | null {
  const unit = view.s.pushing && seenAt(view, view.s.pushing.unit);
  if (!unit) return null;
  return { do: 'move', unit: unit.listed, legs: [...marchOf(view, unit, intentFor(view, unit, plans))] };
}

const AWAY: Intent = { kind: 'withdraw' };

/** From how far off the enemy, and with how far to go, a unit gives up its fire for a quick march. */
const OUT_OF_REACH = inches(18);
const LONG_WAY = inches(9);

function hurries(view: SideView, unit: PlacedUnit, intent: Intent): boolean {
  const far = nearestFoe(view, unit)?.far ?? 0;
  const goal = goalOf(view, unit, intent);
  return (
    far > OUT_OF_REACH &&
    distance(unit.front, goal) > LONG_WAY &&
    refusePushOf(view, view.side, unit.listed) === null
  );
}

/** A unit on Disengage gets away. */
export function nextDisengage(view: SideView): Answer {
  const unit = firstOn(view, ['D']);
  if (unit === null) return { do: 'done' };
  const plan = { arrow: null, half: false, disengaging: true, bonus: null } as const;
  const legs = legsOf(view, unit, AWAY, plan, moverDisengaging(view, unit.listed).judge);
  return { do: 'move', unit: unit.listed, legs: [...legs] };
}

/** Troops come on at the place nearest to their brigade's goal. */
function enterOf(view: SideView, unit: UnitId, plans: Plans): MovesAnswer {
  const intent = intentOf(view, unit, plans);
  let best: MovesAnswer = { do: 'done' };
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entriesOf(view, unit)) {
    const far = distance(entry.pose, goalFrom(view, entry.pose, intent));
    if (far >= least) continue;
    least = far;
    best = entry;
  }
  return best;
}

/** The goal of a unit that advances: its brigade's ground, else the nearest enemy. */
function goalFrom({ foes }: SideView, from: Spot, intent: Intent): Spot {
  if (intent.kind === 'take') {
    const { west, east, south, north } = intent.objective.ground.box;
    return { x: (west + east) / 2, y: (south + north) / 2 };
  }
  return foes.reduce<Spot>(
    (near, { front }) => (near === from || distance(from, front) < distance(from, near) ? front : near),
    from,
  );
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
