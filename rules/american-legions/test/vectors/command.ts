import type { Axial } from '@linstock/ground';
import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import * as S from '../../src/model/state.ts';
import { moraleSituation } from '../../src/play/morale.ts';
import { commandStatus } from '../../src/reckon/command.ts';
import { moraleModifier, moraleReckoning, moraleTarget } from '../../src/reckon/morale.ts';
import { MORALE_CAUSES } from '../../src/tables/index.ts';
import { arm, dieOf, fact, gun, read } from './given.ts';
import { regimentNamed } from './known.ts';
import { type RegimentSetting, setUp } from './setting.ts';

// P-MORALE

const otherRegiment = z.strictObject({
  name: z.string().default(''),
  /** If left out, those of the regiment of this name in the battles. */
  companies_at_start: z.int().optional(),
  state: z.enum(['ok', 'routed', 'eliminated']).default('ok'),
  skirmisher_regiment: fact,
});
type Other = z.output<typeof otherRegiment>;

/** Another regiment of the side. Facts that are not given come from the battles, by its name. */
function settingOf({ name, companies_at_start, state, skirmisher_regiment }: Other): RegimentSetting {
  const known = regimentNamed(name);
  const count = companies_at_start ?? known?.companies ?? SEVERAL;
  return {
    at: Array.from({ length: count }, () => (state === 'eliminated' ? null : FAR)),
    leader: FAR,
    skirmishers: skirmisher_regiment || known?.skirmishers === true,
    state: state === 'routed' ? 'routed' : 'ok',
  };
}

/** Number of companies of a regiment that no battle has, if the vector does not say. */
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

/** One morale check: what counts in it is read off a position, as in play. */
export function morale(raw: Json, dice: readonly number[]): Json {
  const given = read(check, raw);
  const { field, s } = layOut(given);
  const situation = moraleSituation(field, s, CHECKED, given.cause);
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

/** The number of the regiment that checks: the first of its side. */
const CHECKED = 0;
const HERE: Axial = [0, 0];
const BEFORE: Axial = [0, -1];
const TWO_BEFORE: Axial = [0, -2];
const FAR: Axial = [0, 6];

/** The regiment with all that counts in its check round it (P-MORALE 2 and 3). */
function layOut(given: z.output<typeof check>) {
  const { morale, effectiveness, other_regiments: others } = given;
  const track = Array.from({ length: given.companies_on_track }, () => null);
  const beside = given.army_commander_stacked || given.leader_is_army_commander;
  const laid = setUp({
    british: {
      regiments: {
        Checked: { at: [HERE, ...track], morale, effectiveness },
        ...Object.fromEntries(others.map((each, i) => [`Other ${i}`, settingOf(each)])),
      },
      commander: {
        at: beside ? HERE : FAR,
        ...(given.leader_is_army_commander && { actingFor: 'Checked', effectiveness }),
      },
    },
    american: {
      regiments: {
        ...(given.enemy_infantry_within_1 && { Foot: { at: [BEFORE] } }),
        ...(given.enemy_cavalry_within_2 && { Horse: { at: [TWO_BEFORE], arm: 'cavalry' as const } }),
      },
    },
    step: S.ACTIVE_COMMAND,
  });
  const { field, s } = laid;
  const [company] = field.regiments[CHECKED]?.companies ?? [];
  if (given.disordered_company && company !== undefined) s.status[company] = S.DISORDERED;
  others.forEach(({ state }, i) => {
    if (state === 'eliminated') s.regimentState[CHECKED + 1 + i] = S.GONE;
  });
  if (given.army_commander_lost) s.commanderState[0] = S.LOST;
  return laid;
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

/** The companies that are out of command at the beginning of a Command Phase. */
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
