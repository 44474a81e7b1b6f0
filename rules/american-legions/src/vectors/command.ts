import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import {
  canFall,
  casualtyReckoning,
  replacement,
  stepAfter,
  stepName,
  successorStep,
} from '../reckon/casualty.ts';
import { commandStatus } from '../reckon/command.ts';
import {
  countsForOthers,
  type MoraleSituation,
  moraleModifier,
  moraleReckoning,
  moraleTarget,
} from '../reckon/morale.ts';
import { LEADER_KINDS, type LeaderStep, MORALE_CAUSES } from '../tables.ts';
import { arm, dieOf, fact, gun, illegal, read } from './given.ts';
import { regimentLedBy, regimentNamed } from './known.ts';

// P-MORALE

const otherRegiment = z.looseObject({
  name: z.string().default(''),
  /** Left out, those of the regiment of this name in the battles. */
  companies_at_start: z.int().nullish(),
  state: z.enum(['ok', 'routed', 'eliminated']).default('ok'),
  skirmisher_regiment: fact,
});
type Other = z.output<typeof otherRegiment>;

/** Whether a regiment of the side counts against the morale of another (AL-4.5f, g). */
function counts({ name, companies_at_start, state, skirmisher_regiment }: Other): boolean {
  const known = regimentNamed(name);
  const companiesAtStart = companies_at_start ?? known?.companies ?? SEVERAL;
  return countsForOthers({
    companiesAtStart,
    skirmishers: skirmisher_regiment || known?.skirmishers === true,
    state,
  });
}

/** Companies of a regiment no battle knows and nothing is said of. */
const SEVERAL = 2;

const check = z.looseObject({
  cause: z.enum(MORALE_CAUSES),
  morale: z.number(),
  effectiveness: z.number().default(0),
  army_commander_stacked: fact,
  leader_is_army_commander: fact,
  disordered_company: fact,
  other_regiments: z.array(otherRegiment).default([]),
  enemy_infantry_within_1: fact,
  enemy_cavalry_within_2: fact,
  companies_on_track: z.int().default(0),
  army_commander_lost: fact,
});

/** One morale check. */
export function morale(raw: Json, dice: readonly number[]): Json {
  const given = read(check, raw);
  const situation: MoraleSituation = {
    cause: given.cause,
    morale: given.morale,
    effectiveness: given.effectiveness,
    commanderStacked: given.army_commander_stacked && !given.leader_is_army_commander, // AL-4.31b
    disorderedCompany: given.disordered_company,
    otherRegiments: given.other_regiments.filter(counts).length,
    enemyInfantry: given.enemy_infantry_within_1,
    enemyCavalry: given.enemy_cavalry_within_2,
    onTrack: given.companies_on_track,
    commanderLost: given.army_commander_lost,
  };
  const figures = { modifier: moraleModifier(situation), target: moraleTarget(situation) };
  const [first, second] = [dieOf(dice, 0), dieOf(dice, 1)];
  if (first === null || second === null) return figures;
  const outcome = outcomeOf(moraleReckoning(situation), first + second);
  return {
    ...figures,
    modified_roll: first + second + figures.modifier,
    passed: outcome.passed,
    failed_by: outcome.failedBy,
    outcome: outcome.key,
  };
}

// AL-4.4

const STEPS: Readonly<Record<string, LeaderStep | null>> = {
  start: 0,
  adjutant: 1,
  captain: 2,
  coronet: 2,
  army_commander: null,
};

const leader = z.looseObject({
  name: z.string(),
  step: z.enum(['start', 'adjutant', 'captain', 'coronet', 'army_commander']).default('start'),
  /** The regiment or brigade he leads; left out, that of the leader of his name in the battles. */
  regiment: z.string().nullish(),
  leader_kind: z.enum(LEADER_KINDS).nullish(),
  last_step_name: z.string().nullish(),
  /** For an army commander who leads a regiment or brigade: that he does, and which. */
  acting: fact,
  acting_leader_of: z.string().nullish(),
  /** Step of the leader he relieved, if he relieved one. */
  relieved_step: z.enum(['start', 'adjutant', 'captain', 'coronet']).nullish(),
});
type Leader = z.output<typeof leader>;

const risk = z.looseObject({
  phase: z.enum(['mutual_fire', 'shock']).default('mutual_fire'),
  leader_roll_already_made_against_side: fact,
  regiment_on_map: z.boolean().default(true),
  leaders_in_hex: z.array(leader),
  owner_names: z.string().nullable().default(null),
});

/** A leader roll after fire (first die: the attack's) or, in shock, one roll for each leader of an emptied hex. */
export function leaderCasualty(raw: Json, dice: readonly number[]): Json {
  const given = read(risk, raw);
  const able = given.leaders_in_hex.filter((each) => canFall(STEPS[each.step] ?? null));
  const none = { rolled: false, casualty: null, becomes: null };
  if (!given.regiment_on_map) return none; // AL-4.4m
  if (given.phase === 'shock') return shockCasualties(able, dice);
  if (dieOf(dice) !== 6 || given.leader_roll_already_made_against_side || able.length === 0) return none;
  const named = given.owner_names ?? able[0]?.name;
  if (!given.leaders_in_hex.some((each) => each.name === named)) return illegal('not_in_hex');
  const atRisk = able.find((each) => each.name === named);
  if (!atRisk) return illegal('last_step_leader');
  return { rolled: true, ...rolled(atRisk, dieOf(dice, 1)) };
}

/** AL-4.4i: the army commander first, then the others as listed. */
function shockCasualties(able: readonly Leader[], dice: readonly number[]): Json {
  const inOrder = [...able].sort((a, b) => rankOf(a) - rankOf(b));
  const rolls = inOrder.map((each, i) => ({ leader: each.name, ...rolled(each, dieOf(dice, i)) }));
  const hit = rolls.filter((roll) => roll.casualty !== null);
  return {
    rolled: rolls.length > 0,
    rolls,
    casualties: hit.map((roll) => roll.leader),
    casualty: hit[0]?.leader ?? null,
    becomes: hit[0]?.becomes ?? null,
  };
}

const rankOf = (each: Leader): number => (each.step === 'army_commander' ? 0 : 1);

function rolled(each: Leader, die: number | null) {
  const step = STEPS[each.step] ?? null;
  const reckoning = casualtyReckoning({ id: each.name, name: each.name, step });
  const hit = die !== null && outcomeOf(reckoning, die).key === 'casualty';
  return {
    casualty: hit ? each.name : null,
    becomes: hit ? became(each, step) : null,
    army_commander_lost: hit && step === null, // AL-4.41a
  };
}

function became(each: Leader, step: LeaderStep | null): Json {
  const after = step === null ? successorOf(each) : stepAfter(step);
  if (after === null) return null;
  const command = each.regiment ?? each.acting_leader_of;
  const known = command == null ? regimentLedBy(each.name) : regimentNamed(command);
  const kind = each.leader_kind ?? known?.leaderKind ?? 'infantry_regiment';
  const { effectiveness, radius } = replacement(kind, after);
  const lastStepName = each.last_step_name ?? known?.lastStepName ?? null;
  return { step: stepName(after, lastStepName), effectiveness, radius };
}

/** The step of who takes over from an army commander; null where he leads nobody (AL-4.41c, d). */
function successorOf({ acting, acting_leader_of, relieved_step }: Leader): LeaderStep | null {
  if (!acting && acting_leader_of == null) return null;
  return successorStep(STEPS[relieved_step ?? 'start'] ?? 0);
}

// P-COMMAND 1

const commanded = z.looseObject({
  leader_radius: z.int(),
  companies: z.array(
    z.looseObject({
      id: z.string(),
      distance: z.int(),
      disordered: fact,
      out_of_command: fact,
      routed: fact,
      arm: arm.default('musket'),
      gun,
    }),
  ),
});

/** Who is out of command at the beginning of a Command Phase, by company. */
export function status(raw: Json): Json {
  const given = read(commanded, raw);
  return Object.fromEntries(
    given.companies.map((each) => {
      const { outOfCommand, disordered } = commandStatus(
        { ...each, outOfCommand: each.out_of_command },
        given.leader_radius,
      );
      return [each.id, { out_of_command: outOfCommand, disordered }];
    }),
  );
}
