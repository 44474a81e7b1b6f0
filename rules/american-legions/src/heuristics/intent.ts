import type { Hex } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import type { Regiment, RegimentId } from '../model/field.ts';
import { NONE } from '../model/state.ts';
import {
  attacker,
  heart,
  isAhead,
  matters,
  nearest,
  type SideView,
  standing,
  strengthLeft,
} from './side-view.ts';

/** The kinds of intention. `WORDS` in `reason.ts` describes each of them. */
const KINDS = [
  'hold',
  'fire',
  'charge',
  'retire',
  'away',
  'line',
  'back',
  'post',
  'guard',
  'flank',
  'screen',
  'counter',
] as const;
export type IntentKind = (typeof KINDS)[number];

/** A regiment's intention. */
export interface Intent {
  readonly kind: IntentKind;
  /** The enemy regiment it is about, or NONE for the nearest one. */
  readonly against: RegimentId;
  /** The hex to hold, the gun to guard, or the distance from the enemy to keep in hexes; NONE for other kinds. */
  readonly at: number;
}

/** Intentions that name a hex, a gun or a distance, and no enemy. */
const AT_KINDS: ReadonlySet<IntentKind> = new Set(['line', 'back', 'post', 'guard']);

/** Hexes within which a defender's horse attacks without being asked. */
const REACH_OF_HORSE = 4;

/** The key of a regiment in plans. */
export function planBodyOf(regiment: RegimentId): string {
  return `regiment:${regiment}`;
}

/** The key in plans of the enemy regiment on which fire is concentrated. */
export const FOCUS = 'focus';
/** The focus of a beginner: whoever is nearest. */
export const NEAREST = 'nearest';

/** A plan as text, such as `charge:3`. */
export function planText({ kind, against, at }: Intent): string {
  const value = AT_KINDS.has(kind) ? at : against;
  return value === NONE ? kind : `${kind}:${value}`;
}

/** An intention that needs no enemy and no place. */
export const simply = (kind: IntentKind): Intent => ({ kind, against: NONE, at: NONE });

/** A regiment's intention by these plans, or its default intention. */
export function intentOf(view: SideView, regiment: Regiment, plans: Plans): Intent {
  const plan = plans[planBodyOf(regiment.id)];
  if (plan === undefined) return naturalIntent(view, regiment);
  const intent = readPlan(plan);
  if (intent.against === NONE || view.foes.some((foe) => foe.regiment === intent.against)) return intent;
  // The target of its plan is gone.
  if (intent.kind === 'flank') return simply(regiment.cavalry ? 'counter' : 'hold');
  return { ...intent, against: NONE };
}

/** Reads a plan. Throws a RangeError for any other text. */
function readPlan(plan: string): Intent {
  const [name, value] = plan.split(':');
  const kind = KINDS.find((each) => each === name);
  if (kind === undefined) throw new RangeError(`"${plan}" is not a plan of a regiment.`);
  const number = value === undefined ? NONE : Number(value);
  return AT_KINDS.has(kind) ? { kind, against: NONE, at: number } : { kind, against: number, at: NONE };
}

/** The intent of a regiment without a plan: the attacker closes, and the defender holds. */
export function naturalIntent(view: SideView, regiment: Regiment): Intent {
  const companies = standing(view, regiment.id);
  if (regiment.skirmishers) return simply('fire');
  if (view.side === attacker(view.field)) return isAhead(view) ? simply('hold') : attackOf(view, regiment);
  const near = nearest(view, heart(view, companies), view.foes);
  if (regiment.cavalry) return simply(near <= REACH_OF_HORSE ? 'charge' : 'hold');
  return simply('hold');
}

/** Hexes from the enemy at which foot halts below a hill and fires before it charges. */
const FIRING_LINE = 3;

/** The attacker goes for its prey; foot below a sound enemy on a hill fires first, for a charge uphill is beaten. */
function attackOf(view: SideView, regiment: Regiment): Intent {
  const against = prey(view, regiment);
  const charge: Intent = { ...simply('charge'), against };
  if (view.plain || regiment.cavalry || against === NONE) return charge;
  return isSoundUphill(view, regiment, against) ? { ...simply('line'), at: FIRING_LINE } : charge;
}

/** The part of its strength below which an enemy on a hill has been shaken enough by fire to be charged. */
const SHAKEN = 0.85;

/** True if an enemy regiment is in good order and higher than a regiment. */
function isSoundUphill(view: SideView, regiment: Regiment, against: RegimentId): boolean {
  const enemy = view.field.regiments[against];
  if (!enemy || strengthLeft(view, enemy) < SHAKEN) return false;
  const height = (id: RegimentId): number => view.map.level[heart(view, standing(view, id))] ?? 0;
  return height(against) > height(regiment.id);
}

/** The nearest enemy regiment whose breaking helps to win. NONE, which means the nearest one, if there is none. */
function prey(view: SideView, regiment: Regiment): RegimentId {
  const from = heart(view, standing(view, regiment.id));
  const wanted = enemiesByDistance(view, from).find(({ id }) =>
    matters(view.field, view.state, view.side, id),
  );
  return wanted?.id ?? NONE;
}

/** The enemy regiments on the map with their distance from a hex, the nearest first. */
export function enemiesByDistance(
  view: SideView,
  from: Hex,
): readonly { readonly id: number; readonly far: number }[] {
  return view.field.regiments
    .filter((foe) => foe.side !== view.side)
    .map((foe) => ({ id: foe.id, far: nearest(view, from, standing(view, foe.id)) }))
    .filter(({ far }) => far < 99)
    .sort((a, b) => a.far - b.far);
}
