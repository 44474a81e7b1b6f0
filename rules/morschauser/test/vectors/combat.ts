import { inches } from '@linstock/ground';
import { type Json, outcomeOf, type Reckoning, readFaces } from '@linstock/kernel';
import { z } from 'zod';
import {
  type Fighter,
  meleeReckoning,
  meleeValue,
  type Round,
  type RoundSide,
  riskReckoning,
  roundEnd,
} from '../../src/reckon/melee.ts';
import {
  type HitsOutcome,
  lowestScore,
  refuseSharing,
  refuseShot,
  type Shot,
  shootingReckoning,
  townFireReckoning,
} from '../../src/reckon/shooting.ts';
import { COVERS, MELEE_CAUSES, type MeleeCause, WEAPONS } from '../../src/tables/index.ts';
import {
  abilitiesOf,
  company,
  type DiceRow,
  diceRow,
  fact,
  personality,
  read,
  rules,
  strengthOf,
  switchesIn,
} from './given.ts';

// Shooting

const cover = z.enum(COVERS);

const shot = z.strictObject({
  ...rules,
  shooter: company,
  weaponUsed: z.enum(WEAPONS).optional(),
  range: z.number().min(0),
  cover: z.union([cover, z.array(cover)]).default('open'),
  mode: z.enum(['direct', 'overHill', 'plunging']).default('direct'),
  inferiorFirepower: fact,
  alreadyShot: fact,
  meleed: fact,
  moved: fact,
  roadMove: fact,
  inMeleeRange: fact,
  inWater: fact,
  routing: fact,
  targetInMelee: fact,
  los: z.boolean().default(true),
  /** By default: whether an artillery shooter has a town in front of it. */
  artilleryAtTown: z.boolean().optional(),
  townBurning: fact,
});

function shotOf(given: z.output<typeof shot>): Shot {
  const switches = switchesIn(given);
  const shooter = abilitiesOf(
    { ...given.shooter, inferiorFirepower: given.shooter.inferiorFirepower || given.inferiorFirepower },
    switches,
  );
  const covers = typeof given.cover === 'string' ? [given.cover] : given.cover;
  return {
    shooter,
    strength: strengthOf(given.shooter, shooter),
    weapon: given.weaponUsed ?? shooter.weapons[0]?.weapon ?? 'musket',
    range: inches(given.range),
    covers,
    mode: given.mode,
  };
}

/** True if a shot is allowed, in the words of the vectors; the lowest score if there is one. */
function judgedShot(
  given: z.output<typeof shot>,
  made: Shot,
): { legal: true } | { legal: false; reason: string } {
  const bar = refuseShot(made, {
    shot: given.alreadyShot,
    meleed: given.meleed,
    moved: given.moved,
    roadMove: given.roadMove,
    inMeleeRange: given.inMeleeRange,
    inWater: given.inWater,
    routing: given.routing,
    targetInMelee: given.targetInMelee,
    sight: given.los,
  });
  return bar ? { legal: false, reason: bar.code } : { legal: true };
}

const scored = (made: Shot): { minScore?: number } => {
  const minScore = lowestScore(made);
  return Number.isFinite(minScore) ? { minScore } : {};
};

function thrown(reckoning: Reckoning<HitsOutcome>, dice: DiceRow): number {
  const faces = dice.take(reckoning.dice.count);
  return outcomeOf(reckoning, readFaces(reckoning.dice, faces)).hits;
}

const singleShot = shot.extend({ target: company });

/** One shot at one company (P-SHOOT), with the town-fire die where artillery hits a town. */
export function shoot(raw: Json, thrownDice: readonly number[]): Json {
  const given = read(singleShot, raw);
  const made = shotOf(given);
  const judged = judgedShot(given, made);
  if (!judged.legal) return { ...judged, ...scored(made) };
  const dice = diceRow(thrownDice);
  const hits = thrown(shootingReckoning(made), dice);
  const before = strengthOf(given.target, abilitiesOf(given.target, switchesIn(given)));
  const left = Math.max(0, before - hits);
  return {
    legal: true,
    dice: made.strength,
    ...scored(made),
    hits,
    targetStrength: left,
    targetRemoved: left === 0,
    ...burnt(given, made, hits, dice),
  };
}

function burnt(
  given: z.output<typeof shot>,
  made: Shot,
  hits: number,
  dice: DiceRow,
): { townOnFire?: boolean } {
  const atTown = made.shooter.type === 'artillery' && (given.artilleryAtTown ?? made.covers.includes('town'));
  if (!atTown) return {};
  if (given.townBurning) return { townOnFire: true };
  const die = hits > 0 ? dice.next() : null;
  return { townOnFire: die !== null && outcomeOf(townFireReckoning('the town'), die).key === 'burning' };
}

const formedShot = shot.extend({
  target: z.string(),
  formed: z.array(z.strictObject({ id: z.string(), strength: z.int().min(0) })),
  ownerDistribution: z.array(z.string()).optional(),
});

/** A shot at a formed regiment, whose owner shares out the hits (MM-E1h); all on the target company if E1 is off. */
export function shootFormed(raw: Json, thrownDice: readonly number[]): Json {
  const given = read(formedShot, raw);
  const made = shotOf(given);
  const judged = judgedShot(given, made);
  if (!judged.legal) return { ...judged, ...scored(made) };
  const dice = diceRow(thrownDice);
  const hits = thrown(shootingReckoning(made), dice);
  const { formedRegiments } = switchesIn(given);
  const aimedAt = given.formed.filter(({ id }) => id === given.target);
  const takers = formedRegiments ? given.formed : aimedAt;
  const standing = takers.reduce((sum, { strength }) => sum + strength, 0);
  const lostExcess = Math.max(0, hits - standing);
  const figures = {
    legal: true,
    dice: made.strength,
    ...scored(made),
    hits,
    lostExcess,
    ...burnt(given, made, hits, dice),
  };
  const shares =
    (formedRegiments ? given.ownerDistribution : undefined) ?? shareByDefault(takers, given.target, hits);
  const bar = refuseSharing(takers, hits, shares);
  if (bar) return { ...figures, legalDistribution: false, reason: bar.code };
  const left = given.formed.map(
    ({ id, strength }) => [id, strength - shares.filter((to) => to === id).length] as const,
  );
  return {
    ...figures,
    legalDistribution: true,
    strengths: Object.fromEntries(left),
    removed: left.filter(([, strength]) => strength === 0).map(([id]) => id),
  };
}

/** The company aimed at takes hits first, then the others in order. */
function shareByDefault(
  takers: readonly { id: string; strength: number }[],
  target: string,
  hits: number,
): string[] {
  const order = [...takers.filter(({ id }) => id === target), ...takers.filter(({ id }) => id !== target)];
  return order.flatMap(({ id, strength }) => new Array<string>(strength).fill(id)).slice(0, hits);
}

// Melee

const cause = z.enum(MELEE_CAUSES);
const fighter = company.extend({ general: personality });

const round = z.strictObject({
  ...rules,
  attacker: fighter,
  defender: fighter,
  flankAttack: fact,
  defenderInSquare: fact,
  storming: fact,
  attackerMinus: z.array(cause).default([]),
  defenderMinus: z.array(cause).default([]),
});

/** One round of melee with all its dice (P-MELEE 1 to 7). */
export function melee(raw: Json, thrownDice: readonly number[]): Json {
  const given = read(round, raw);
  const switches = switchesIn(given);
  const side = (who: RoundSide, causes: readonly MeleeCause[]): Fighter => {
    const troops = abilitiesOf(given[who], switches);
    return { troops, strength: strengthOf(given[who], troops), general: given[who].general ?? null, causes };
  };
  const made: Round = {
    attacker: side('attacker', given.attackerMinus),
    defender: side('defender', given.defenderMinus),
    flankAttack: given.flankAttack,
    defenderInSquare: given.defenderInSquare && switches.squares,
    charged: given.attacker.charged,
    storming: given.storming,
  };
  const dice = diceRow(thrownDice);
  const hitsOnDefender = thrown(meleeReckoning(made, 'attacker'), dice);
  const hitsOnAttacker = thrown(meleeReckoning(made, 'defender'), dice);
  const falls = (who: RoundSide, enemy: RoundSide): boolean => {
    if (!made[who].general || !switches.riskToGenerals) return false;
    const die = dice.next();
    return (
      die !== null &&
      outcomeOf(riskReckoning('the general', meleeValue(made, enemy), switches), die).key === 'falls'
    );
  };
  const defenderGeneralKilled = falls('defender', 'attacker'); // MM-B6s
  const attackerGeneralKilled = falls('attacker', 'defender');
  const end = roundEnd(made.attacker.strength, made.defender.strength, hitsOnAttacker, hitsOnDefender);
  return {
    attackerValue: meleeValue(made, 'attacker'),
    defenderValue: meleeValue(made, 'defender'),
    hitsOnDefender,
    hitsOnAttacker,
    ...end,
    removed: [...end.removed],
    ...(made.attacker.general && { attackerGeneralKilled }),
    ...(made.defender.general && { defenderGeneralKilled }),
  };
}
