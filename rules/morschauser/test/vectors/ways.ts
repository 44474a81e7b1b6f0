import { degrees, facingTo, gap, inches, movedTo, span, spotOfInches } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { type JudgedMove, judgeMove, type Move, type MoveTerms } from '../../src/measure/move.ts';
import { retreat as retreatOf } from '../../src/measure/retreat.ts';
import type { PlacedCompany } from '../../src/measure/situation.ts';
import { inMeleeRange } from '../../src/measure/zone.ts';
import { FRESH } from '../../src/reckon/turn.ts';
import {
  asDegrees,
  asInches,
  type ExampleScene,
  fact,
  laidOut,
  read,
  scene,
  stand,
  standOf,
} from './given.ts';

/** Examples of moves, charges, allowances and retreats. */

// Moves and charges

const leg = z.strictObject({
  facing: z.number().optional(),
  to: z.tuple([z.number(), z.number()]),
});

const march = z.strictObject({
  ...scene,
  company: stand,
  legs: z.array(leg).default([]),
  finalFacing: z.number().optional(),
  target: z.string().optional(),
  enemies: z.array(stand).default([]),
  friends: z.array(stand).default([]),
  allowance: z.number().optional(),
  alreadyShot: fact,
  alreadyMoved: fact,
  meleed: fact,
  routing: fact,
});
type March = z.output<typeof march>;

/**
 * A company with its enemies and friends on the table; sides are those of the lists, whatever their names. A given
 * allowance replaces that of T1, so that a road adds to it too (MM-C1a).
 */
export function withOthers(
  given: Pick<March, 'company' | 'enemies' | 'friends' | 'allowance'> & z.output<z.ZodObject<typeof scene>>,
): ExampleScene {
  const own = given.company;
  const laid = laidOut(given, [
    { ...own, side: 'own' },
    ...given.enemies.filter(({ id }) => id !== own.id).map((each) => ({ ...each, side: 'enemy' })),
    ...given.friends.filter(({ id }) => id !== own.id).map((each) => ({ ...each, side: 'own' })),
  ]);
  if (given.allowance === undefined) return laid;
  const mover = laid.named(own.id);
  const allowed = { ...mover, troops: { ...mover.troops, move: inches(given.allowance) } };
  const companies = laid.situation.companies.map((each) => (each === mover ? allowed : each));
  const named = (name: string): PlacedCompany => (name === own.id ? allowed : laid.named(name));
  return { ...laid, situation: { ...laid.situation, companies }, named };
}

function judged(given: March): {
  readonly laid: ExampleScene;
  readonly move: Move;
  readonly result: JudgedMove;
} {
  const laid = withOthers(given);
  const mover = laid.named(given.company.id);
  let facing = mover.stand.facing;
  const legs = given.legs.map((each) => {
    facing = each.facing === undefined ? facing : degrees(each.facing);
    return { facing, to: spotOfInches(...each.to) };
  });
  const final = given.finalFacing;
  const move: Move = {
    legs,
    ...(final === undefined ? {} : { facing: degrees(final) }),
    ...(given.target === undefined ? {} : { target: laid.named(given.target).id }),
  };
  const terms: MoveTerms = {
    doings: {
      ...FRESH,
      shot: given.alreadyShot,
      moved: given.alreadyMoved,
      meleed: given.meleed,
      routing: given.routing,
      beganInMelee: given.enemies.some((enemy) => inMeleeRange(laid.situation, mover, laid.named(enemy.id))),
    },
  };
  return { laid, move, result: judgeMove(laid.situation, mover, move, terms) };
}

/** Tells whether a move is legal, and its effects. */
export function move(raw: Json): Json {
  const given = read(march, raw);
  const { laid, result } = judged(given);
  if (result.refusal) return { legal: false, reason: result.refusal.code, ...chargeIn(laid, result) };
  const { end, length, allowance, roadMove, tramples } = result;
  return {
    legal: true,
    length: asInches(length),
    allowance: asInches(allowance),
    x: asInches(end.x),
    y: asInches(end.y),
    facing: asDegrees(end.facing),
    roadMove,
    tramples: [...tramples],
    charge: result.charge !== null,
    ...chargeIn(laid, result),
  };
}

function chargeIn(laid: ExampleScene, { charge }: JudgedMove): Record<string, Json> {
  if (!charge) return {};
  const names = charge.entered.toSorted((a, b) => a - b).map((id) => laid.names[id] ?? ''); // as listed
  return {
    entersRangeAfter: asInches(charge.entryAt),
    of: names,
    target: laid.names[charge.target] ?? null,
    flankAttack: charge.flank,
  };
}

/** A path into melee range: its entry, the enemy entered, and its final distance. */
export function charge(raw: Json): Json {
  const given = read(march, raw);
  const { laid, move: made, result } = judged(given);
  const last = made.legs.at(-1);
  const mover = laid.named(given.company.id);
  const end = last ? movedTo(facingTo(mover.stand, last.facing), last.to) : mover.stand;
  const target = result.charge?.target;
  const against =
    target === undefined
      ? given.enemies[0] && laid.named(given.enemies[0].id)
      : laid.situation.companies[target];
  const way = [mover.stand, ...made.legs.map(({ to }) => to)];
  const length = way.reduce((sum, spot, i) => (i === 0 ? 0 : sum + span(way[i - 1] ?? spot, spot)), 0);
  return {
    legal: result.refusal === null,
    ...(result.refusal ? { reason: result.refusal.code } : {}),
    ...chargeIn(laid, result),
    legLength: asInches(length),
    ...(against && { endDistance: asInches(gap(end, against.stand)) }),
    charge: result.charge !== null,
  };
}

// Retreats

const flight = z.strictObject({
  ...scene,
  loser: stand,
  victor: stand,
  enemies: z.array(stand).default([]),
  friends: z.array(stand).default([]),
  allowance: z.number().optional(),
});

/** The way of a beaten company, or its surrender. */
export function retreat(raw: Json): Json {
  const given = read(flight, raw);
  const enemies = given.enemies.some(({ id }) => id === given.victor.id)
    ? given.enemies
    : [given.victor, ...given.enemies];
  const laid = withOthers({ ...given, company: given.loser, enemies });
  const loser = laid.named(given.loser.id);
  const end = retreatOf(laid.situation, loser, standOf(given.victor));
  if (end.lost) return { lost: true };
  const { stand: at, length, turn } = end;
  return {
    lost: false,
    x: asInches(at.x),
    y: asInches(at.y),
    facing: asDegrees(at.facing),
    distance: asInches(length),
    deviation: asDegrees(turn),
  };
}
