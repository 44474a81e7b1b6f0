import { inches } from '@linstock/ground';
import { type Json, outcomeOf, readFaces, type Reckoning } from '@linstock/kernel';
import { z } from 'zod';
import {
  type Fighter,
  meleeReckoning,
  meleeValue,
  riskReckoning,
  type Round,
  type RoundSide,
  roundEnd,
} from '../reckon/melee.ts';
import {
  type HitsOutcome,
  lowestScore,
  refuseSharing,
  refuseShot,
  type Shot,
  shootingReckoning,
  townFireReckoning,
} from '../reckon/shooting.ts';
import { coverNamed, MELEE_CAUSES, type MeleeCause, WEAPONS } from '../tables.ts';
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

const shot = z.looseObject({
  ...rules,
  shooter: company,
  weaponUsed: z.enum(WEAPONS).optional(),
  range: z.number().min(0),
  cover: z.union([z.string(), z.array(z.string())]).default('open'),
  mode: z.enum(['direct', 'overHill', 'plunging']).optional(),
  overhead: fact,
  plunging: fact,
  artilleryAtTown: fact,
  townBurning: fact,
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
});

function shotOf(given: z.output<typeof shot>): Shot {
  const switches = switchesIn(given);
  const shooter = abilitiesOf(
    { ...given.shooter, inferiorFirepower: given.shooter.inferiorFirepower || given.inferiorFirepower },
    switches,
  );
  const covers = typeof given.cover === 'string' ? [given.cover] : given.cover;
  const mode = given.mode ?? (given.plunging || given.overhead ? 'plunging' : 'direct');
  return {
    shooter,
    strength: strengthOf(given.shooter, shooter),
    weapon: given.weaponUsed ?? shooter.weapons[0]?.weapon ?? 'musket',
    range: inches(given.range),
    covers: covers.map(coverNamed),
    mode,
  };
}

/** Whether a shot is allowed, in the words of the vectors; the lowest score where there is one. */
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
  given: z.output<typeof singleShot>,
  made: Shot,
  hits: number,
  dice: DiceRow,
): { townOnFire?: boolean } {
  const atTown = made.shooter.type === 'artillery' && (given.artilleryAtTown || made.covers.includes('town'));
  if (!atTown) return {};
  if (given.townBurning) return { townOnFire: true };
  const die = hits > 0 ? dice.next() : null;
  return { townOnFire: die !== null && outcomeOf(townFireReckoning('the town'), die).key === 'burning' };
}

const formedShot = shot.extend({
  target: z.string(),
  formed: z.array(z.looseObject({ id: z.string(), strength: z.int().min(0) })),
  ownerDistribution: z.array(z.string()).optional(),
});

/** A shot at a formed regiment, shared out as its owner says (MM-E1h); all on the one aimed at where E1 is off. */
export function shootFormed(raw: Json, thrownDice: readonly number[]): Json {
  const given = read(formedShot, raw);
  const made = shotOf(given);
  const judged = judgedShot(given, made);
  if (!judged.legal) return { ...judged, ...scored(made) };
  const hits = thrown(shootingReckoning(made), diceRow(thrownDice));
  const figures = { legal: true, dice: made.strength, ...scored(made), hits };
  const { formedRegiments } = switchesIn(given);
  const aimedAt = given.formed.filter(({ id }) => id === given.target);
  const takers = formedRegiments ? given.formed : aimedAt;
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

/** Words for the causes of T-MELEE besides their own. */
const CAUSE_WORDS: Readonly<Record<string, MeleeCause>> = {
  wood: 'woods',
  higherLevel: 'uphill',
  hill: 'uphill',
  inWater: 'water',
  coverWall: 'wall',
  fence: 'wall',
  throughBreach: 'breach',
};

const cause = z.string().transform((word, context): MeleeCause => {
  const known = MELEE_CAUSES.find((each) => each === word) ?? CAUSE_WORDS[word];
  if (known) return known;
  context.addIssue({
    code: 'custom',
    message: `there is no cause "${word}"; there are ${MELEE_CAUSES.join(', ')}`,
  });
  return z.NEVER;
});

const fighter = company.extend({ general: personality, storming: fact });

const round = z.looseObject({
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
    storming: given.storming || given.attacker.storming,
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
    attackerDice: made.attacker.strength,
    defenderDice: made.defender.strength,
    hitsOnDefender,
    hitsOnAttacker,
    ...end,
    removed: [...end.removed],
    attackerGeneralKilled,
    defenderGeneralKilled,
  };
}
