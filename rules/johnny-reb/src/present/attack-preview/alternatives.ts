import { frontMiddle, lengthWords } from '@linstock/ground';
import type { AttackPreviewBetter } from '@linstock/scene';
import { footprintOf, frontOf, placedOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { nameOf, officerOf, unitOf } from '../../model/naming.ts';
import { aim } from '../../model/shots.ts';
import { BLOODED, MARKERS, orderOf, type State } from '../../model/state.ts';
import { chargeAhead } from '../../odds/attack-preview.ts';
import { fireOdds } from '../../odds/charge.ts';
import { planCharge } from '../../play/charge/plan.ts';
import { chargeBegun } from '../../play/charge/preview.ts';
import { refuseSupport } from '../../play/charging.ts';
import { momentOf, refuseShot } from '../../play/fires.ts';
import { asFormed, refuseFormed } from '../../play/moves/forming.ts';
import { ridersOf, ridesOf } from '../../play/moves/rides.ts';
import { refuseMarker } from '../../play/ordering.ts';
import { asNamed, plainShot } from '../../play/shot.ts';
import { canFire } from '../../reckon/fire.ts';
import { withoutFigures } from '../../reckon/strength.ts';
import { FORMATION_RULES, FORMATIONS } from '../../tables/index.ts';
import { paceOf } from '../markers.ts';
import { FORMATION_WORDS } from '../words.ts';
import { endsOf } from './charge-words.ts';

/** Better ways for a charge: each is computed by the rules that carry charges out. */

/** Another way to make a charge, and the possible positions at its start. */
export interface ChargeAlternative {
  readonly label: string;
  readonly writes: AttackPreviewBetter['writes'];
  readonly states: readonly { readonly s: State; readonly chance: number }[];
  /** Another enemy than the present target. */
  readonly enemy?: UnitId;
}

/** Ways to go about it while orders are written: its own order and those of the others may still be other ones. */
export function* otherOrders(game: StateView, unit: UnitId, enemy: UnitId): Generator<ChargeAlternative> {
  yield* ordersOfOthers(game, unit, enemy);
  yield* formedOtherwise(game, unit);
  yield* fromNearer(game, unit, enemy);
  yield* ledByOfficer(game, unit);
}

/** Each way with its chance of success; they are not sorted, and some are no better. */
export function* reckonedWays(
  field: Field,
  unit: UnitId,
  enemy: UnitId,
  ways: Iterable<ChargeAlternative>,
): Generator<AttackPreviewBetter> {
  for (const { label, writes, states, enemy: other = enemy } of ways) {
    const wins = states.reduce((sum, { s, chance }) => sum + chance * winsOf({ field, s }, unit, other), 0);
    yield { label, writes, wins };
  }
}

/** The chance that a charge succeeds; 0 if none can be made. */
function winsOf(game: StateView, unit: UnitId, enemy: UnitId): number {
  const begun = chargeBegun(game, unit, enemy);
  const charge = 'plan' in begun ? chargeAhead(game, begun) : begun;
  if (!('bonus' in charge)) return 0;
  return endsOf(charge).find(({ kind }) => kind === 'wins')?.chance ?? 0;
}

const certain = (s: State) => [{ s, chance: 1 }];
const ordered = (s: State, unit: UnitId, order: 'C' | 'Fr'): State => ({
  ...s,
  order: s.order.with(unit, MARKERS.indexOf(order)),
});

/** Other units of the side support it, or fire at the enemy first. */
function* ordersOfOthers({ field, s }: StateView, unit: UnitId, enemy: UnitId): Generator<ChargeAlternative> {
  const { side } = unitOf(field, unit);
  for (const { id, side: of } of field.units) {
    if (of !== side || id === unit) continue;
    const row = `${id}`;
    const charges = { ...ordered(s, id, 'C'), supports: s.supports.with(id, unit) };
    if (
      orderOf(s, id) !== 'C' &&
      refuseMarker(field, s, id, 'C', null) === null &&
      refuseSupport(field, charges, id, unit, true) === null
    )
      yield {
        label: `with ${nameOf(field, id)} in support`,
        writes: [{ row, written: { choice: 'C' } }],
        states: certain(charges),
      };
    const fires = ordered(s, id, 'Fr');
    if (orderOf(s, id) === 'Fr' || refuseMarker(field, s, id, 'Fr', null) !== null) continue;
    const states = firedAt(field, fires, id, enemy);
    if (states.length > 0)
      yield {
        label: `after First fire by ${nameOf(field, id)}, for what it takes off him`,
        writes: [{ row, written: { choice: 'Fr' } }],
        states,
      };
  }
}

/** A possible state of an enemy after a fire: fewer men, and blooded; its morale is left out. */
function firedAt(field: Field, s: State, firer: UnitId, target: UnitId): ChargeAlternative['states'] {
  const shot = plainShot(firer, target);
  if (placedOf(field, s, target).arm === 'battery') return [];
  if (refuseShot(field, s, unitOf(field, firer).side, shot, momentOf('first-fires')) !== null) return [];
  const { fire } = aim(field, s, asNamed(s, shot));
  if (!canFire(fire)) return [];
  const losses = Map.groupBy(fireOdds(fire), ({ value }) => value.losses);
  return [...losses].flatMap(([lost, all]) => {
    const { stands, destroyed } = withoutFigures(s.stands[target] ?? [], lost);
    const chance = all.reduce((sum, each) => sum + each.chance, 0);
    const marks = (s.marks[target] ?? 0) | (lost > 0 ? BLOODED : 0);
    if (destroyed) return [];
    return [
      { chance, s: { ...s, stands: s.stands.with(target, stands), marks: s.marks.with(target, marks) } },
    ];
  });
}

/** It forms another way first, and goes next turn. */
function* formedOtherwise({ field, s }: StateView, unit: UnitId): Generator<ChargeAlternative> {
  const front = frontOf(s, unit);
  const { formation: now } = placedOf(field, s, unit);
  for (const formation of FORMATIONS) {
    const formed = { formation, facing: front.facing, moves: false };
    if (formation === now || !FORMATION_RULES[formation].may_charge) continue;
    if (refuseFormed(field, s, unit, front, formed) !== null) continue;
    yield {
      label: `next turn, ${FORMATION_WORDS[formation]}`,
      writes: [{ row: `${unit}`, written: { choice: 'Fm' } }],
      states: certain(asFormed(s, unit, formed)),
    };
  }
}

/** It moves nearer first, as far as its pace takes it towards the enemy, and charges next turn. */
function* fromNearer(game: StateView, unit: UnitId, enemy: UnitId): Generator<ChargeAlternative> {
  const { field, s } = game;
  const plan = planCharge(game, unit, enemy);
  if (!('way' in plan)) return;
  const { front, contact } = plan.way;
  const nearer = Math.min(paceOf(field, s, unit) / 2, contact - MIN_DISTANCE);
  if (nearer < LEAST_NEARER) return;
  const [from, to] = [front, frontMiddle(footprintOf(field, s, enemy))];
  const share = nearer / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const x = Math.round(from.x + (to.x - from.x) * share);
  const y = Math.round(from.y + (to.y - from.y) * share);
  yield {
    label: `next turn, from ${lengthWords(nearer, 1)} nearer`,
    writes: [{ row: `${unit}`, written: { choice: 'M', detail: { heading: front.facing } } }],
    states: certain({ ...s, x: s.x.with(unit, x), y: s.y.with(unit, y) }),
  };
}

/** Minimum distance of a Move to an enemy, and minimum move worth naming, in thousandths. */
const MIN_DISTANCE = 1000;
const LEAST_NEARER = 500;

/** An officer of its command rides to it in the moves, and it goes next turn. */
function* ledByOfficer(game: StateView, unit: UnitId): Generator<ChargeAlternative> {
  const { field, s } = game;
  for (const officer of ridersOf(game, unitOf(field, unit).side)) {
    if (!ridesOf(game, officer).some(({ to }) => to === unit)) continue;
    yield {
      label: `next turn, when ${officerOf(field, officer).name} has ridden to it`,
      writes: [],
      states: certain({ ...s, attached: s.attached.with(officer, unit) }),
    };
  }
}

/** Other ways when the orders are revealed: other enemies it may name, and other charging units that may support it. */
export function* otherCharges(
  { field, s }: StateView,
  unit: UnitId,
  rows: readonly { readonly id: string; readonly targets: readonly UnitId[] }[],
): Generator<ChargeAlternative> {
  const own = rows.find(({ id }) => id === `${unit}`);
  for (const enemy of own?.targets ?? [])
    if (enemy !== s.charges[unit])
      yield {
        label: `at ${nameOf(field, enemy)}`,
        writes: [{ row: `${unit}`, written: { choice: `t${enemy}` } }],
        states: certain({ ...s, charges: s.charges.with(unit, enemy) }),
        enemy,
      };
  for (const { id } of rows) {
    const other = Number(id);
    if (other === unit || s.supports[other] === unit) continue;
    if (refuseSupport(field, s, other, unit, true) !== null) continue;
    yield {
      label: `with ${nameOf(field, other)} in support`,
      writes: [{ row: id, written: { choice: `s${unit}` } }],
      states: certain({ ...s, supports: s.supports.with(other, unit) }),
    };
  }
}
