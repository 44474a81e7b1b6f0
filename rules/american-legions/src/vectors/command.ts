import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import { commandStatus } from '../reckon/command.ts';
import {
  countsForOthers,
  type MoraleSituation,
  moraleModifier,
  moraleReckoning,
  moraleTarget,
} from '../reckon/morale.ts';
import { MORALE_CAUSES } from '../tables.ts';
import { arm, dieOf, fact, gun, read } from './given.ts';
import { regimentNamed } from './known.ts';

// P-MORALE

const otherRegiment = z.strictObject({
  name: z.string().default(''),
  /** Left out, those of the regiment of this name in the battles. */
  companies_at_start: z.int().optional(),
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

const check = z.strictObject({
  regiment: z.string().optional(),
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

// P-COMMAND 1

const commanded = z.strictObject({
  leader_radius: z.int(),
  companies: z.array(
    z.strictObject({
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
