import type { Axial } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { COMMANDER } from '../../src/model/answers.ts';
import { effectivenessOf, leaderOf, radiusOf } from '../../src/model/board.ts';
import type { Field, Leader as FieldLeader } from '../../src/model/field.ts';
import type { Game, Play } from '../../src/model/game.ts';
import * as S from '../../src/model/state.ts';
import { allot } from '../../src/play/allot.ts';
import { atRiskQuestion, emptiedByShock } from '../../src/play/casualties.ts';
import { fire } from '../../src/play/fire.ts';
import { officersAtRisk } from '../../src/play/leaders.ts';
import { LEADER_KINDS } from '../../src/tables/index.ts';
import { dieOf, fact, illegal, read } from './given.ts';
import { regimentLedBy, regimentNamed } from './known.ts';
import { type ArmySetting, hexOfSituation, setUp } from './setting.ts';
import { answerAll, stretch } from './stretch.ts';

/** Risk of leaders after fire or shock (AL-4.4, AL-4.41): fought over a hex that contains the leaders. */

const STEPS = ['start', 'adjutant', 'captain', 'army_commander'] as const;
const step = z
  .enum([...STEPS, 'coronet'])
  .default('start')
  .transform((name) => (name === 'coronet' ? 'captain' : name));

const leader = z.strictObject({
  name: z.string(),
  step,
  /** The regiment or brigade that he leads. Default: that of the leader of his name in the battles. */
  regiment: z.string().optional(),
  leader_kind: z.enum(LEADER_KINDS).optional(),
  last_step_name: z.enum(['captain', 'coronet']).optional(),
  /** For an army commander who leads a regiment or brigade: which. */
  acting_leader_of: z.string().optional(),
  /** Step of the leader he relieved, if he relieved one. */
  relieved_step: z.enum(['start', 'adjutant', 'captain', 'coronet']).optional(),
});
type Leader = z.output<typeof leader>;

const risk = z.strictObject({
  phase: z.enum(['mutual_fire', 'shock']).default('mutual_fire'),
  leader_roll_already_made_against_side: fact,
  regiment_on_map: z.boolean().default(true),
  leaders_in_hex: z.array(leader),
  owner_names: z.string().optional(),
});
type Risk = z.output<typeof risk>;

const HEX: Axial = [0, -1];
const BESIDE: Axial = [0, 0];
const ELSEWHERE: Axial = [0, -2];
const RISKED = 1;

/** The leaders laid out, and by their place in the list their officers' numbers. */
interface LeaderSituation {
  readonly field: Field;
  readonly s: S.State;
  readonly officers: readonly number[];
}

/** A leader roll after fire (first die: the attack's) or, in shock, one roll for each leader of an emptied hex. */
export function leaderCasualty(raw: Json, dice: readonly number[]): Json {
  const given = read(risk, raw);
  return given.phase === 'shock' ? afterShock(given, dice) : afterFire(given, dice);
}

// In fire

/** A die roll for vectors that give none: their result does not depend on it. */
const UNKNOWN = 1;

/** The firing half under way. Actions of earlier phases remain done. */
const FIRST_HALF = 1;

function afterFire(given: Risk, dice: readonly number[]): Json {
  if (dieOf(dice) === null) return {};
  const laid = layOut(given, given.regiment_on_map ? HEX : null, HEX);
  const { field, s, officers } = laid;
  s.stage = FIRST_HALF;
  if (given.leader_roll_already_made_against_side) s.leaderRolled[RISKED] = 1;
  const before = S.cloneState(s);
  const target = hexOfSituation(field.map, HEX);
  const firing = stretch(laid, fire, [...dice, UNKNOWN]);
  firing.answer({ do: 'fire', target, companies: [0] });
  let refused: string | null = null;
  answerAll(firing, (question) => {
    if (question.kind === 'allot') return { do: 'allot', company: 1 };
    if (question.kind !== 'leader-at-risk') return null;
    const named = officers.map((officer) => ({ do: 'risk', officer }) as const);
    const chosen =
      given.owner_names === undefined
        ? named.find((each) => question.refuse(each) === null)
        : { do: 'risk' as const, officer: officerNamed(given, officers) };
    refused = chosen ? (question.refuse(chosen)?.code ?? null) : null;
    return refused === null ? (chosen ?? null) : null;
  });
  const rolled = firing.thrown.includes('leader-casualty');
  if (rolled && given.owner_names !== undefined) refused ??= refusedName(given, laid, before);
  if (refused !== null) return illegal(refused);
  if (rolled && dieOf(dice, 1) === null) return { rolled };
  const [fallen = null] = fallenOf(given, laid, before);
  return { rolled, ...casualtyOf(given, laid, fallen) };
}

/** If only one leader could be hit, there was no question. Naming another leader is refused all the same. */
function refusedName(given: Risk, { field, s, officers }: LeaderSituation, before: S.State): string | null {
  const game = { field, s: before, umpire: { throw: neverThrown, emit() {} } };
  const hex = hexOfSituation(field.map, HEX);
  const gone = (officer: number) => officer !== COMMANDER && s.leaderAt[officer] === S.NONE;
  const there = officersAtRisk(field, before, RISKED, hex).filter((officer) => !gone(officer));
  const answer = { do: 'risk', officer: officerNamed(given, officers) } as const;
  return atRiskQuestion({ ...game, side: RISKED, hex, there }).refuse(answer)?.code ?? null;
}

const neverThrown = (): never => {
  throw new RangeError('A law throws no dice.');
};

/** No officer's number: a leader who is not in the hex. */
const NOBODY = 9999;

function officerNamed({ leaders_in_hex, owner_names }: Risk, officers: readonly number[]): number {
  return officers[leaders_in_hex.findIndex((each) => each.name === owner_names)] ?? NOBODY;
}

// In shock

function afterShock(given: Risk, dice: readonly number[]): Json {
  const laid = layOut(given, given.regiment_on_map ? ELSEWHERE : null, ELSEWHERE);
  const before = S.cloneState(laid.s);
  const hex = hexOfSituation(laid.field.map, HEX);
  const emptied = stretch(laid, (game) => lossesAndEmptied(game, hex), dice);
  const fallen = fallenOf(given, laid, before);
  return {
    rolled: emptied.thrown.includes('leader-casualty'),
    casualties: fallen.map((i) => given.leaders_in_hex[i]?.name ?? ''),
    ...casualtyOf(given, laid, fallen[0] ?? null),
    army_commander_lost: laid.s.commanderState[RISKED] === S.LOST,
  };
}

/** The end of an attack: units without companies are removed, and the leaders of the hex roll (AL-4.4i). */
function* lossesAndEmptied(game: Game, hex: number): Play {
  yield* allot(game, { kills: 0, disorders: 0 }, []);
  yield* emptiedByShock(game, RISKED, hex);
}

// Both

/** Each leader in the hex with a regiment of one company there, elsewhere, or off the map. */
function layOut(given: Risk, companiesAt: Axial | null, targetAt: Axial): LeaderSituation {
  const { leaders_in_hex: leaders } = given;
  const commander = leaders.find((each) => each.step === 'army_commander');
  const leads = leaders.filter((each) => each !== commander || each.acting_leader_of !== undefined);
  const regiments = Object.fromEntries(
    leads.map((_, i) => [`Regiment ${i}`, { at: [companiesAt], leader: HEX }]),
  );
  const acting = commander ? leads.indexOf(commander) : -1;
  const american: ArmySetting = {
    regiments: { Target: { at: [targetAt] }, ...regiments },
    ...(commander && {
      commander: { at: HEX, ...(acting !== -1 && { actingFor: `Regiment ${acting}` }) },
    }),
  };
  const british: ArmySetting = { regiments: { Firing: { at: [BESIDE], order: 'FIRE' } } };
  const { field, s } = setUp({ british, american, step: S.MUTUAL_FIRE, radius: 3 });
  const numbers = leads.map((_, i) => leaderNumber(field, `Regiment ${i}`));
  leads.forEach((each, i) => {
    if (each !== commander) s.leaderStep[numbers[i] as number] = leaderStep(each.step);
  });
  s.leaderStep[leaderNumber(field, 'Target')] = S.LAST_STEP; // not himself at risk (AL-4.4h)
  s.relievedStep[RISKED] = stepNumber(commander?.relieved_step ?? 'start');
  const kinds = new Map(leads.map((each, i) => [numbers[i] as number, each]));
  return {
    field: { ...field, leaders: field.leaders.map((each) => asGiven(each, kinds.get(each.id))) },
    s,
    officers: leaders.map((each) =>
      each === commander ? COMMANDER : (numbers[leads.indexOf(each)] ?? NOBODY),
    ),
  };
}

const leaderNumber = (field: Field, regiment: string): number =>
  field.regiments.find((each) => each.name === regiment)?.leader ?? S.NONE;
const leaderStep = (name: Leader['step']): 0 | 1 | 2 =>
  name === 'captain' ? S.LAST_STEP : name === 'adjutant' ? S.ADJUTANT_STEP : S.START_STEP;
const stepNumber = (name: string): number =>
  name === 'coronet' ? S.LAST_STEP : STEPS.indexOf(name as 'start');

/** The leader with the kind and last step that the vector gives, or that the battles know. */
function asGiven(leader: FieldLeader, given: Leader | undefined): FieldLeader {
  if (!given) return leader;
  const command = given.regiment ?? given.acting_leader_of;
  const known = command === undefined ? regimentLedBy(given.name) : regimentNamed(command);
  const kind = given.leader_kind ?? known?.leaderKind ?? 'infantry_regiment';
  const lastStep = given.last_step_name ?? (known?.lastStepName === 'coronet' ? 'coronet' : 'captain');
  return { ...leader, kind: kind as FieldLeader['kind'], lastStep };
}

/** The leaders who fell, as places in the list, in the order of the dice: the army commander first (AL-4.4i). */
function fallenOf({ leaders_in_hex }: Risk, { s, officers }: LeaderSituation, before: S.State): number[] {
  const inOrder = leaders_in_hex
    .map((_, i) => i)
    .toSorted((a, b) => rankOf(officers[a]) - rankOf(officers[b]));
  return inOrder.filter((i) => {
    const officer = officers[i] as number;
    return officer === COMMANDER
      ? s.commanderState[RISKED] === S.LOST
      : s.leaderStep[officer] !== before.leaderStep[officer];
  });
}

const rankOf = (officer: number | undefined): number => (officer === COMMANDER ? 0 : 1);

/** The leader who fell, and his successor (AL-4.4f, g, AL-4.41c). */
function casualtyOf(given: Risk, { field, s, officers }: LeaderSituation, place: number | null) {
  if (place === null) return { casualty: null, becomes: null, army_commander_lost: false };
  const isCommander = officers[place] === COMMANDER;
  const each = given.leaders_in_hex[place] as Leader;
  const acted = each.acting_leader_of !== undefined;
  const led = isCommander ? (acted ? actedFor(field) : null) : (officers[place] as number);
  return {
    casualty: each.name,
    becomes: led === null ? null : leadingNow(field, s, led),
    army_commander_lost: isCommander,
  };
}

const actedFor = (field: Field): number | null => field.commanders[RISKED]?.actingFor ?? null;

function leadingNow(field: Field, s: S.State, leader: number): Json {
  return {
    step: ['start', 'adjutant', leaderOf(field, leader).lastStep][s.leaderStep[leader] as number] ?? null,
    effectiveness: effectivenessOf(field, s, leader),
    radius: radiusOf(field, s, leader),
  };
}
