import { inches, type Spot } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import type { Answer, AnswerTo } from '../answers.ts';
import type { Placed } from '../measure/situation.ts';
import { movePlan, moverDisengaging, moverOnMove } from '../play/moves/carrying-out.ts';
import { entriesOf, nextToEnter } from '../play/moves/entering.ts';
import { moversOn } from '../play/moves/movers.ts';
import { refusePushOf } from '../play/moves/quick-march.ts';
import { type Eye, nearestFoe, seenAt } from './eye.ts';
import { formOf } from './forming.ts';
import { goalOf, type Intent, intentOf } from './intent.ts';
import { legsOf } from './marching.ts';
import { nextRide } from './riding.ts';

/** Phases 5 and 7: one unit after the other, those nearest to the enemy first, so that nobody stands in another's way. */

type MovesAnswer = AnswerTo<'moves'>;

/** What a side does next among its moves: troops come on, orders are carried out, officers ride. */
export function nextMove(eye: Eye, plans: Plans): MovesAnswer {
  const entering = nextToEnter(eye.field, eye.s, eye.side);
  if (entering !== null) return enterOf(eye, entering, plans);
  const mover = firstOn(eye, ['M', 'Fm']);
  if (mover === null) return nextRide(eye) ?? { do: 'done' };
  if (moversOn(eye.field, eye.s, eye.side, 'Fm').includes(mover.listed)) return formOf(eye, mover);
  const intent = intentFor(eye, mover, plans);
  return hurries(eye, mover, intent)
    ? { do: 'quick-march', unit: mover.listed }
    : { do: 'move', unit: mover.listed, legs: [...marchOf(eye, mover, intent)] };
}

/** Of the units that may still carry out such orders the one nearest to the enemy; null for none. */
function firstOn(eye: Eye, orders: readonly ('M' | 'Fm' | 'D')[]): Placed | null {
  const movers = orders.flatMap((order) => moversOn(eye.field, eye.s, eye.side, order));
  const byFar = movers
    .flatMap((unit) => seenAt(eye, unit) ?? [])
    .map((unit) => ({ unit, far: nearestFoe(eye, unit)?.far ?? 0 }))
    .sort((a, b) => a.far - b.far);
  return byFar[0]?.unit ?? null;
}

function intentFor(eye: Eye, { listed }: Placed, plans: Plans): Intent {
  return intentOf(eye, listed, plans);
}

/** The legs of a unit on Move, with the bonus of a quick march that is rolled. */
function marchOf(eye: Eye, unit: Placed, intent: Intent): readonly AnswerTo<'quick-march'>['legs'][number][] {
  const { legs: _, ...plan } = movePlan(eye.s, unit.listed, [], eye.s.pushing);
  const to = unit.level === 'shaken' ? AWAY : intent;
  return legsOf(eye, unit, to, plan, moverOnMove(eye, unit.listed).judge);
}

/** The march of the unit whose bonus is rolled. */
export function quickMarchOf(eye: Eye, plans: Plans): Answer | null {
  const unit = eye.s.pushing && seenAt(eye, eye.s.pushing.unit);
  if (!unit) return null;
  return { do: 'move', unit: unit.listed, legs: [...marchOf(eye, unit, intentFor(eye, unit, plans))] };
}

const AWAY: Intent = { kind: 'withdraw' };

/** From how far off the enemy, and with how far to go, a unit gives up its fire for a quick march. */
const OUT_OF_REACH = inches(18);
const LONG_WAY = inches(9);

function hurries(eye: Eye, unit: Placed, intent: Intent): boolean {
  const far = nearestFoe(eye, unit)?.far ?? 0;
  const goal = goalOf(eye, unit, intent);
  return (
    far > OUT_OF_REACH &&
    distance(unit.front, goal) > LONG_WAY &&
    refusePushOf(eye, eye.side, unit.listed) === null
  );
}

/** A unit on Disengage gets away. */
export function nextDisengage(eye: Eye): Answer {
  const unit = firstOn(eye, ['D']);
  if (unit === null) return { do: 'done' };
  const plan = { arrow: null, half: false, disengaging: true, bonus: null } as const;
  const legs = legsOf(eye, unit, AWAY, plan, moverDisengaging(eye, unit.listed).judge);
  return { do: 'move', unit: unit.listed, legs: [...legs] };
}

/** Troops come on where they are nearest to what their brigade goes for. */
function enterOf(eye: Eye, unit: number, plans: Plans): MovesAnswer {
  const intent = intentOf(eye, unit, plans);
  let best: MovesAnswer = { do: 'done' };
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entriesOf(eye, unit)) {
    const far = distance(entry.pose, goalFrom(eye, entry.pose, intent));
    if (far >= least) continue;
    least = far;
    best = entry;
  }
  return best;
}

/** Where who comes on goes from there: the ground of his brigade, else the nearest enemy. */
function goalFrom({ foes }: Eye, from: Spot, intent: Intent): Spot {
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
