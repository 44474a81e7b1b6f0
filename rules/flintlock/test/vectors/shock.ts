import { type Json, outcomeOf, sumOfLines } from '@linstock/kernel';
import { Name } from '@linstock/scene';
import { z } from 'zod';
import { inOrderOfMorale } from '../../src/reckon/advance.ts';
import { bestStatus, levelDown } from '../../src/reckon/cohesion.ts';
import { mayCounterattack, refuseFlight } from '../../src/reckon/militia.ts';
import {
  attackLines,
  cavalrySF as factorOf,
  isMilitiaLine,
  preShockDrm,
  preShockReckoning,
  sizeSF,
  standLines,
  superiority,
} from '../../src/reckon/shock.ts';
import { attacks } from '../../src/reckon/shock-line.ts';
import { type EngagedSide, pointsFor, shockEnd, shockWordsOf } from '../../src/reckon/shock-result.ts';
import { statusRule } from '../../src/tables/index.ts';
import {
  count,
  fact,
  formation,
  formationOf,
  illegal,
  kind,
  read,
  remark,
  status,
  VectorDice,
} from './given.ts';

const lineGiven = z.strictObject({
  units: z.array(
    z.strictObject({
      id: z.string(),
      kind,
      formation: formation.optional(),
      adjacentAtStart: fact,
      enemyInFront: fact,
      disordered: fact,
      fullyActive: z.boolean().default(true),
    }),
  ),
  militiaOnMap: fact,
});

/** FL-12.12, FL-12.14. */
export function shockLine(raw: Json): Json {
  const { units, militiaOnMap } = read(lineGiven, raw);
  if (militiaOnMap) return illegal({ code: 'FL-R-MILITIA-SHOCK' });
  const attackers = units.filter((unit) =>
    attacks({
      ...unit,
      formation: formationOf(unit.formation, unit.kind),
      faces: unit.adjacentAtStart && unit.enemyInFront,
    }),
  );
  if (attackers.length === 0) return illegal({ code: 'FL-R-NO-TARGET' });
  return { legal: true, attackers: attackers.map(({ id }) => id), othersMayMoveOrFire: false };
}

const flightGiven = z.strictObject({
  battle: z.string().optional(),
  line: z.string().optional(),
  units: z.union([z.int(), z.array(z.strictObject({ unit: z.string(), beenInBox: fact }))]).optional(),
  allMilitia: z.boolean().default(true),
  surrounded: fact,
  choice: z.enum(['flee', 'stand']).default('flee'),
});

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** FL-12.45, FL-15.2a. */
export function militiaFlight(raw: Json): Json {
  const given = read(flightGiven, raw);
  const units =
    given.units ?? Math.max(0, NUMBER_WORDS.indexOf((given.line ?? '').split(' ')[0]?.toLowerCase() ?? ''));
  const stays = { legal: true, removed: 0, toReformBox: 0, flightPoints: 0, cohesionHits: 0 };
  if (given.choice === 'stand') return { ...stays, attackerAdvances: false, preShockDieRolled: true };
  const refused = refuseFlight(given);
  if (refused) return illegal(refused);
  const removed = typeof units === 'number' ? units : units.length;
  const fresh = typeof units === 'number' ? units : units.filter(({ beenInBox }) => !beenInBox).length;
  return {
    ...stays,
    removed,
    toReformBox: given.battle === 'Cowpens' ? fresh : 0,
    attackerAdvances: true,
    preShockDieRolled: false,
  };
}

const statusesGiven = z.strictObject({ commands: z.record(z.string(), status) });

/** FL-12.54a. */
export function defendingStatus(raw: Json): Json {
  const best = bestStatus(Object.values(read(statusesGiven, raw).commands));
  const { shockSF, ownPreShockDrm } = statusRule(best);
  return { status: best, sf: shockSF, preShockDrm: ownPreShockDrm };
}

const sizeGiven = z.strictObject({ attackers: z.int(), defenders: z.int() });

/** FL-12.52a. */
export function sizeAdvantage(raw: Json): Json {
  const { attackers, defenders } = read(sizeGiven, raw);
  return { attackerSF: sizeSF(attackers, defenders), defenderSF: sizeSF(defenders, attackers) };
}

const HORSE = { attacking: true, infantryOnly: true, charging: false, disordered: false };
/** The meanings of the words of the vectors. */
const CAVALRY_CASES = {
  'attacks infantry, normal Shock': HORSE,
  'Charges infantry, not Disordered': { ...HORSE, charging: true },
  'Charges infantry, Disordered by Reaction Fire during the Charge': {
    ...HORSE,
    charging: true,
    disordered: true,
  },
  'defends against infantry': { ...HORSE, attacking: false },
  'attacks cavalry, normal Shock': { ...HORSE, infantryOnly: false },
  'Charges cavalry': { ...HORSE, infantryOnly: false, charging: true },
} as const;
type CavalryCase = keyof typeof CAVALRY_CASES;
const cavalryGiven = z.strictObject({
  cases: z.array(
    z.strictObject({ cavalry: z.enum(Object.keys(CAVALRY_CASES) as [CavalryCase, ...CavalryCase[]]) }),
  ),
});

/** FL-12.52m, FL-13.2. */
export function cavalrySF(raw: Json): Json {
  return { sfPerUnit: read(cavalryGiven, raw).cases.map(({ cavalry }) => factorOf(CAVALRY_CASES[cavalry])) };
}

const preShockGiven = z.strictObject({
  status,
  charged: fact,
  militia: fact,
  defenders: z.array(z.strictObject({ militia: fact, command: z.string().default('') })).optional(),
  rating: z.int().optional(),
  track: z.int().default(0),
});

/** FL-12.4. */
export function preShock(raw: Json, dice: readonly number[]): Json {
  const given = read(preShockGiven, raw);
  const { defenders } = given;
  const militia = defenders
    ? isMilitiaLine(defenders.filter((unit) => unit.militia).length, defenders.length)
    : given.militia;
  const line = {
    name: new Name('Line', { article: true }),
    status: given.status,
    militia,
    charged: given.charged,
  };
  const { adjusted, result } = outcomeOf(preShockReckoning(line), new VectorDice(dice).die());
  const told = { drm: preShockDrm(line), adjusted, result };
  if (result === 'Counterattack') {
    if (!defenders) return told;
    const allowed = mayCounterattack(defenders);
    return { ...told, counterattackAllowed: allowed, treatedAs: allowed ? 'Counterattack' : 'Stand' };
  }
  if (given.rating === undefined || result === 'Collapse') return told;
  const before = { track: given.track, status: given.status };
  return { ...told, defender: result === 'Stand' ? before : { ...levelDown(before) } };
}

const lineSide = {
  units: count,
  formation: formation.optional(),
  status,
  reduced: count,
  disordered: count,
  both: count,
  rating: z.int().default(1),
  track: count,
};
const shockGiven = z.strictObject({
  attackers: z.strictObject({
    ...lineSide,
    aspects: z.strictObject({ front: count, flank: count, rear: count, mixed: count }).prefault({}),
    cavalry: count,
    disorderedDuringCharge: count,
  }),
  defenders: z.strictObject({ ...lineSide, terrainSF: z.int().default(0), militia: count }),
  charge: fact,
});

/** Steps 6 and 7 of the Shock. */
export function shock(raw: Json, dice: readonly number[]): Json {
  const { attackers, defenders, charge } = read(shockGiven, raw);
  const drawn = new VectorDice(dice);
  const worn = ({ reduced, disordered, both }: { reduced: number; disordered: number; both: number }) => ({
    one: reduced + disordered,
    both,
  });
  const defence = formationOf(defenders.formation);
  const size = defence === 'SK' ? 0 : defenders.units; // FL-12.52b
  const attack = {
    size: attackers.units,
    status: attackers.status,
    formation: formationOf(attackers.formation),
    worn: worn(attackers),
    positions: attackers.aspects,
    cavalry: attackers.cavalry,
    charging: charge ? attackers.cavalry - attackers.disorderedDuringCharge : 0,
  };
  const stand = {
    size,
    status: defenders.status,
    formation: defence,
    worn: worn(defenders),
    terrain: defenders.terrainSF,
  };
  const attackerSFT = sumOfLines(attackLines(attack, size)) + drawn.die();
  const defenderSFT = sumOfLines(standLines(stand, attackers.units)) + drawn.die();
  const { superior, by } = superiority(attackerSFT, defenderSFT);
  const words = shockWordsOf(superior, by, false);
  const end = shockEnd(words, by, { attacker: attackers, defender: defenders });
  return {
    attackerSFT,
    defenderSFT,
    superior,
    superiority: by,
    result: words,
    attacker: { ...end.attacker },
    defender: { ...end.defender },
    ...(charge && { chargersDisorderedAfter: end.collapses === 'attacker' ? 0 : attackers.cavalry }),
    defenderFormationAfter: defence === 'Column' ? 'Open' : defence,
  };
}

const engaged = z.strictObject({
  rating: z.int(),
  track: count,
  status,
  unitsInvolved: count,
  unitsNotInvolved: count,
});
const resultGiven = z.strictObject({
  attackerSFT: z.int(),
  defenderSFT: z.int(),
  attacker: engaged.optional(),
  defender: engaged.optional(),
  insideCounterattack: fact,
});

/** Step 7 alone. */
export function shockResult(raw: Json): Json {
  const { attackerSFT, defenderSFT, attacker, defender, insideCounterattack } = read(resultGiven, raw);
  const { superior, by } = superiority(attackerSFT, defenderSFT);
  const words = shockWordsOf(superior, by, insideCounterattack);
  const end = shockEnd(words, by, { attacker: engagedOf(attacker), defender: engagedOf(defender) });
  const lost = (end.collapses && { attacker, defender }[end.collapses]?.unitsInvolved) ?? 0;
  return {
    superior,
    superiority: by,
    result: words,
    ...(attacker && { attacker: { ...end.attacker } }),
    ...(defender && { defender: { ...end.defender } }),
    eliminated: lost,
    flightPoints: pointsFor(lost),
    furtherCounterattack: words.includes('Counterattack'),
  };
}

/** A Command in the Shock. Without data it suffers nothing that matters. */
function engagedOf(given: z.output<typeof engaged> | undefined): EngagedSide {
  if (!given) return { rating: 1, track: 0, status: 'Good', units: 0 };
  const { rating, track, status: now, unitsInvolved } = given;
  return { rating, track, status: now, units: unitsInvolved };
}

const advanceGiven = z.strictObject({
  attackers: z.array(z.strictObject({ id: z.string(), mr: z.int() })),
  vacatedHexes: z.int(),
  reach: remark,
  choice: z.array(z.string()).optional(),
});

/** FL-12.43k, l. */
export function advance(raw: Json): Json {
  const { attackers, vacatedHexes, choice } = read(advanceGiven, raw);
  const preferred = choice ?? attackers.map(({ id }) => id);
  const ranked = [...attackers].sort((a, b) => preferred.indexOf(a.id) - preferred.indexOf(b.id));
  const going = inOrderOfMorale(ranked.map(({ id, mr }) => ({ id, morale: mr }))).slice(0, vacatedHexes);
  const goes = new Set(going.map(({ id }) => id));
  const ids = (wanted: boolean) => attackers.filter(({ id }) => goes.has(id) === wanted).map(({ id }) => id);
  return { advance: ids(true), stay: ids(false) };
}
