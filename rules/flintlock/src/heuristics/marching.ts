import { distance, type Hex, sidesTowards } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { facingOfUnit, hexOfLeader, hexOfUnit } from '../model/board.ts';
import type { CommandId, LeaderId, Unit, UnitId } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { waitingUnits } from '../play/activations/actor.ts';
import { ridesOf } from '../play/leaders/rides.ts';
import { facingsIn } from '../play/movement/marcher.ts';
import { endsOf, marchTo, type Way, type Ways, waysOfUnit } from '../play/movement/ways.ts';
import { arcOfHexside, inArc } from '../reckon/arcs.ts';
import { MAX_RANGE } from '../tables/index.ts';
import type { Intent } from './intent.ts';
import { FAR_HEXES, isAttacker, nearest, type SideView, unitsOfCommand } from './side-view.ts';

/** A bot's marches: each unit of the open turn goes to the hex with the highest value. */

/** The next march of the open turn that betters a unit's place; null if all stand well. */
export function nextMarch(view: SideView, intent: Intent): Answer | null {
  if (intent === 'hold') return null;
  for (const unit of waitingUnits(view)) {
    const march = marchOf(view, nth(view.field.units, unit), intent);
    if (march) return march;
  }
  return null;
}

function marchOf(view: SideView, unit: Unit, intent: Intent): Answer | null {
  const ways = waysOfUnit(view, unit.id);
  if (!ways) return null;
  const here = likingOf(view, unit, intent, hexOfUnit(view.s, unit.id), 0);
  let best: Way | null = null;
  let most = here + LEAST_GAIN;
  for (const way of endsOf(ways)) {
    const liking = likingOf(view, unit, intent, way.hex, way.cost) - (way.disorders ? DISORDER_COST : 0);
    if (liking <= most) continue;
    most = liking;
    best = way;
  }
  return (
    best && {
      do: 'move',
      unit: unit.id,
      ...marchTo(ways, { ...best, facing: facingFor(view, unit, ways, best.hex) }),
    }
  );
}

/** Minimum gain of a march that is worth an action. */
const LEAST_GAIN = 3;
const DISORDER_COST = 12;

/** Hexes from which militia fights: it may not Shock, and is broken by one (FL-12.14a, FL-12.42b). */
const MILITIA_STANDS = 2;

/** Hexes from the enemy a unit wants to be. */
function wanted(unit: Unit, intent: Intent): number {
  if (intent === 'retire') return 7;
  if (unit.kind === 'artillery') return 5;
  if (unit.kind === 'cavalry') return intent === 'attack' ? 3 : 4;
  if (intent === 'attack') return unit.militia ? MILITIA_STANDS : 1;
  return unit.weapon === 'R' ? Math.min(3, MAX_RANGE.R) : 2;
}

/** The value of a hex for a unit: near its goal, with friends, out of the enemy's front, behind cover. */
function likingOf(view: SideView, unit: Unit, intent: Intent, hex: Hex, cost: number): number {
  const { s } = view;
  const { off, danger, flanks } = prospectOf(view, unit, intent, hex);
  const cover = coverAt(view, hex);
  return (
    -10 * off -
    DANGER_SHARE * danger +
    (intent === 'attack' ? FLANK_WORTH * Math.min(2, flanks) : 0) +
    2 * cover -
    (isLeftByMilitia(view, unit, hex) ? LEFT_COVER_COST : 0) +
    2 * friendsBeside(view, unit, hex) -
    strayed(view, unit, hex) -
    cost / 10 -
    nth(s.smoke, unit.id)
  );
}

/** The part of the danger that counts: who hangs back under fire is shot at longer, and then Shocked where he stands. */
const DANGER_SHARE = 0.25;

/** The help of the ground in a hex to its unit, against Shock and fire together. */
function coverAt({ field }: SideView, hex: Hex): number {
  const ground = field.ground.terrain[hex];
  return ground ? ground.shockDefender - ground.fireDrmTarget : 0;
}

/** The cost to a defender's militia of leaving cover for open ground, where it is broken by the first Shock. */
const LEFT_COVER_COST = 60;

/** True if militia of the side that waits for the enemy would leave cover for a hex that has less. */
function isLeftByMilitia(view: SideView, { id, militia }: Unit, hex: Hex): boolean {
  if (!militia || isAttacker(view.field, view.s, view.side)) return false;
  return coverAt(view, hex) < coverAt(view, hexOfUnit(view.s, id));
}

/** True if an answer marches the defender's militia out of cover to a hex that has less. */
export function marchesMilitiaOut(view: SideView, answer: Answer): boolean {
  if (answer.do !== 'move') return false;
  return isLeftByMilitia(view, nth(view.field.units, answer.unit), last(answer.path).hex);
}

/** The worth of a hex next to an enemy, outside its front, that another enemy faces. */
const FLANK_WORTH = 6;
/** The cost of being in front of foot or guns, by distance in hexes, and of horse at one hex. */
const IN_FRONT = [0, 5, 3, 1] as const;
const IN_FRONT_OF_HORSE = 2;
/** Hexes within which the enemy is near, and number of friends within them that make up for it. */
const NEAR_HEXES = 2;
const COMPANY = 2;
/** The cost of being near the enemy without a friend. */
const ALONE_COST = 12;

/** The prospects of a hex for a unit. */
interface Prospect {
  /** Hexes from the goal, less if the prey is weak. */
  readonly off: number;
  /** The risk of fire, and of being alone. */
  readonly danger: number;
  /** Enemies next to it who do not have it in front. */
  readonly flanks: number;
}

function prospectOf(view: SideView, unit: Unit, intent: Intent, hex: Hex): Prospect {
  const { field, s, foes } = view;
  const far = wanted(unit, intent);
  let off = FAR_HEXES;
  let danger = 0;
  let flanks = 0;
  let least = FAR_HEXES;
  for (const foe of foes) {
    const gap = distance(field.map, hex, hexOfUnit(s, foe.id));
    least = Math.min(least, gap);
    const prey = intent === 'attack' && gap < PREY_WITHIN ? weaknessOf(s, foe) : 0;
    off = Math.min(off, Math.abs(gap - far) - prey);
    if (gap === 0 || gap >= IN_FRONT.length) continue;
    if (hasInFront(view, foe.id, hex))
      danger += foe.kind === 'cavalry' ? (gap === 1 ? IN_FRONT_OF_HORSE : 0) : nth(IN_FRONT, gap);
    else if (gap === 1) flanks++;
  }
  if (least <= NEAR_HEXES) danger += loneliness(view, unit, hex);
  return { off, danger, flanks };
}

/** Hexes within which it matters which enemy is weak. */
const PREY_WITHIN = 8;

/** Hexes a unit goes further for an enemy who will not stand: Disordered, Reduced, of a shaken Command. */
const weaknessOf = (s: State, { id, command }: Unit): number =>
  0.4 * nth(s.disordered, id) +
  0.3 * nth(s.reduced, id) +
  0.2 * (command === S.NONE ? 0 : nth(s.status, command));

function hasInFront({ field: { map }, s }: SideView, unit: UnitId, hex: Hex): boolean {
  const at = hexOfUnit(s, unit);
  const dq = nth(map.q, hex) - nth(map.q, at);
  const dr = nth(map.r, hex) - nth(map.r, at);
  return inArc(S.formationOf(s, unit), facingOfUnit(s, unit), dq, dr);
}

/** The penalty for coming alone: units that attack one by one are beaten one by one. */
function loneliness({ field, s, own }: SideView, unit: Unit, hex: Hex): number {
  let friends = 0;
  for (const { id } of own)
    if (id !== unit.id && distance(field.map, hex, hexOfUnit(s, id)) <= NEAR_HEXES) friends++;
  return friends < COMPANY ? ALONE_COST / (1 + friends) : 0;
}

function friendsBeside({ field, s, own }: SideView, unit: Unit, hex: Hex): number {
  let count = 0;
  for (const { id, command } of own)
    if (id !== unit.id && command === unit.command && distance(field.map, hex, hexOfUnit(s, id)) === 1)
      count++;
  return Math.min(2, count);
}

/** Hexes past the reach of its leader, made dear. */
function strayed({ field, s }: SideView, { command }: Unit, hex: Hex): number {
  if (command === S.NONE) return 0;
  const leader = field.leaders[field.commands[command]?.leader ?? 0];
  const at = leader ? hexOfLeader(s, leader.id) : S.NONE;
  if (!leader || at === S.NONE) return 0;
  return 4 * Math.max(0, distance(field.map, hex, at) - leader.range - 4);
}

/** The facing that has most of the enemy in front, near ones before far ones. */
function facingFor(view: SideView, unit: Unit, ways: Ways, hex: Hex): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const facing of facingsIn(ways.marcher, hex)) {
    const worth = frontOf(view, unit.id, hex, facing);
    if (worth <= most) continue;
    most = worth;
    best = facing;
  }
  return best;
}

/** The number of enemies in a unit's front, near ones counted more. */
export function frontOf(view: SideView, unit: UnitId, hex: Hex, facing: number): number {
  const formation = S.formationOf(view.s, unit);
  return view.foes.reduce(
    (sum, { id }) => sum + frontWorth(view, formation, facing, hex, hexOfUnit(view.s, id)),
    0,
  );
}

function frontWorth(
  { field: { map } }: SideView,
  formation: ReturnType<typeof S.formationOf>,
  facing: number,
  from: Hex,
  to: Hex,
): number {
  const dq = nth(map.q, to) - nth(map.q, from);
  const dr = nth(map.r, to) - nth(map.r, from);
  if (dq === 0 && dr === 0) return 0;
  const far = distance(map, from, to);
  const front = sidesTowards(dq, dr).some((side) => arcOfHexside(formation, facing, side) === 'front');
  return (front ? 1 : 0) / (far * far);
}

/**
 * A ride of a leader towards the middle of his units, if it brings more of them into his range. Otherwise
 * null.
 */
export function betterRide(view: SideView, leader: LeaderId, led: readonly Hex[]): Answer | null {
  const { field, s } = view;
  const at = hexOfLeader(s, leader);
  if (at === S.NONE || led.length === 0) return null;
  const { range } = field.leaders[leader] ?? { range: 0 };
  const cost = (hex: Hex): number => {
    const danger = nearest(view, hex, view.foes) <= 1 ? 6 : 0;
    return (
      danger +
      led.reduce((sum, each) => {
        const far = distance(field.map, hex, each);
        return sum + Math.max(0, far - range) * 5 + far / 10;
      }, 0)
    );
  };
  let best: Answer | null = null;
  let least = cost(at) - 1;
  for (const ride of ridesOf(view, leader)) {
    const worth = cost(last(ride.path));
    if (worth >= least) continue;
    least = worth;
    best = ride;
  }
  return best;
}

/** The hexes of a Command's units. */
export const hexesOf = (view: SideView, command: CommandId): Hex[] =>
  unitsOfCommand(view, command).map(({ id }) => hexOfUnit(view.s, id));
