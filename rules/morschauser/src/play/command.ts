import { nth, usualStanding } from '@linstock/kernel';
import { type Saying, saying, sentence, told, type Verb } from '@linstock/scene';
import { chargeInReach } from '../measure/orders.ts';
import { commands } from '../measure/sight.ts';
import { isFortified, type Situation } from '../measure/situation.ts';
import type { Answer } from '../model/answers.ts';
import {
  companyId,
  companyOf,
  generalOf,
  generalStand,
  isOnTable,
  namesOf,
  placedOf,
  situationNow,
  standOf,
} from '../model/board.ts';
import type { CompanyId, GeneralId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import {
  actingGeneral,
  changesOf,
  commandColumn,
  commandReckoning,
  commandResult,
  refuseChange,
} from '../reckon/command.ts';
import type { CommandColumn, CommandResult } from '../tables/index.ts';
import { characterOf } from './generals.ts';
import { termsOf } from './march.ts';

/** P-COMMAND: the command dice of a group that will move (E2). */

const RESULT_CODE: Readonly<Record<CommandResult, number>> = {
  obey: S.OBEY,
  mustCharge: S.MUST_CHARGE,
  mayNotCharge: S.MAY_NOT_CHARGE,
  noAdvance: S.NO_ADVANCE,
};

/** Throws the dice a group owes: one for all, or one for each mover without formed regiments (MM-E2r, MM-E1l); a general near by may change it (MM-E2p, MM-E2s). */
export function* command(game: Game, group: Group): Play {
  while (group.ordered < diceOf(game, group)) {
    const bound = boundBy(game, group);
    if (group.die === 0) throwCommand(game, group, bound);
    if (group.die === 0) continue;
    const { by } = yield* put(changeQuestion(game, group, bound));
    settle(game, group, bound, { die: group.die, by, general: group.general });
  }
}

function diceOf({ field }: Game, { movers }: Group): number {
  if (!field.switches.commandControl || movers.length === 0) return 0;
  return field.switches.formedRegiments ? 1 : movers.length;
}

/** The companies the next die binds. */
function boundBy({ field }: Game, group: Group): readonly number[] {
  return field.switches.formedRegiments
    ? group.companies
    : group.movers.slice(group.ordered, group.ordered + 1);
}

/**
 * The general whose character counts for the die: the brigade's own if he is near and sees it, or else the
 * army commander (MM-E2u, ab).
 */
export function actingOn(game: Game, companies: readonly CompanyId[]): number {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const { brigade, side } = companyOf(field, nth(companies, 0));
  const own = field.brigades[brigade]?.general ?? S.NONE;
  const chain = [
    own,
    ...field.generals.filter((g) => g.side === side && g.rank === 'army').map(({ id }) => id),
  ];
  const commanders = chain.map((id) => ({
    id,
    get inReach() {
      return s.generalLost[id] === 0 && reaches(game, situation, id, companies);
    },
  }));
  return actingGeneral(commanders)?.id ?? S.NONE;
}

function reaches(
  { field, s }: Game,
  situation: Situation,
  general: GeneralId,
  companies: readonly CompanyId[],
): boolean {
  const at = generalStand(s, general);
  return companies.some((id) => isOnTable(s, id) && commands(situation, at, standOf(field, s, id)));
}

/**
 * The conditions of a command die: the general who acts on it, and the troops and the reach of the company it may bind
 * most (MM-E2b, MM-E2w).
 */
export function orderedOn(game: Game, bound: readonly number[]) {
  const general = actingOn(game, bound);
  const reaching = bound.find((id) => columnOf(game, id) === 'impetuous' && reachesSomebody(game, id));
  const column = columnOf(game, reaching ?? nth(bound, 0));
  return { general, column, canCharge: reaching !== undefined };
}

function throwCommand(game: Game, group: Group, bound: readonly number[]): void {
  const { field, umpire } = game;
  const { general, column, canCharge } = orderedOn(game, bound);
  const character = general === S.NONE ? null : characterOf(game, general);
  const { die } = umpire.throw({
    ...commandReckoning({
      name: `${namesOf(field, bound)}`,
      general: character,
      ...(general === S.NONE ? {} : { generalName: generalOf(field, general).name }),
      column,
      canCharge,
    }),
    about: bound.map(companyId),
  });
  const [only, ...more] = changesOf(character);
  if (more.length === 0) return settle(game, group, bound, { die, by: only ?? 0, general });
  // A general is not asked if it makes no difference: the die stays (MM-E2p, MM-E2q).
  if (changesNothing(game, bound, die, [only ?? 0, ...more]))
    return settle(game, group, bound, { die, by: 0, general });
  group.die = die;
  group.general = general;
}

/** True if the result is the same for the bound companies whatever the general does with the die. */
function changesNothing(
  game: Game,
  bound: readonly number[],
  die: number,
  changes: readonly number[],
): boolean {
  return bound.every((id) => new Set(changes.map((by) => resultFor(game, id, die + by))).size === 1);
}

function columnOf({ field, s }: Game, company: CompanyId): CommandColumn {
  const { traits } = companyOf(field, company).abilities;
  const fortified = isOnTable(s, company) && isFortified(situationNow(field, s), placedOf(field, s, company));
  return commandColumn(traits, fortified);
}

/** A command die as thrown, and as its general has changed it. */
interface ChangedDie {
  readonly die: number;
  readonly by: number;
  readonly general: GeneralId;
}

/** The result of a die binds the companies it was thrown for, and is logged (MM-E2b, MM-E2f, MM-E2j, MM-E2p). */
function settle(game: Game, group: Group, bound: readonly number[], { die, by, general }: ChangedDie): void {
  const { field, s } = game;
  for (const id of bound) group.results[group.companies.indexOf(id)] = resultFor(game, id, die + by);
  const change =
    by === 0 ? '' : `: ${generalOf(field, general).name} ${by > 0 ? `adds ${by}` : `takes ${-by} off`}`;
  group.ordered++;
  group.die = 0;
  group.general = S.NONE;
  emit(
    game,
    s.active,
    ['MM-E2b'],
    () => told`${doesAsTold(game, group, bound)}${change}`,
    () => ({ kind: 'order', pieces: bound.map(companyId), order: toldResult(group, bound) }),
  );
}

/** The effect of a score of the command die on a company: OBEY to NO_ADVANCE. */
function resultFor(game: Game, company: CompanyId, score: number): number {
  const column = columnOf(game, company);
  const can = column !== 'impetuous' || reachesSomebody(game, company);
  return RESULT_CODE[commandResult(score, column, can)];
}

/** The effect of the die that waits for its general, changed by `by`, on the companies it binds; in words. */
export function resultsOn(game: Game, group: Group, by: number): string[] {
  const results = boundBy(game, group).map((id) => resultFor(game, id, group.die + by));
  return [...new Set(results)].map((result) => RESULT_WORDS[result] ?? '');
}

const RESULT_WORDS = ['as ordered', 'must charge', 'may not charge', 'no advance'] as const;

/** The effect of a die on companies, as a sentence without its full stop; if it differs, each result by its word. */
function doesAsTold(game: Game, group: Group, bound: readonly number[]): string | Saying {
  const names = namesOf(game.field, bound);
  const [result, ...others] = new Set(
    bound.map((id) => group.results[group.companies.indexOf(id)] ?? S.OBEY),
  );
  const verbs = others.length === 0 ? RESULT_VERBS[result ?? S.OBEY] : undefined;
  return verbs ? saying(names, ...verbs) : `${sentence(names)}: ${toldResult(group, bound)}`;
}

const RESULT_VERBS: readonly Verb[] = [
  ['obeys its order', 'obey their order'],
  ['must charge', 'must charge'],
  ['obeys its order but may not charge', 'obey their order but may not charge'],
  ['does not advance', 'do not advance'],
];

/** The result of a die, as a word (MM-E2f, MM-E2g, MM-E2j). */
function toldResult(group: Group, bound: readonly number[]): string {
  const results = new Set(bound.map((id) => group.results[group.companies.indexOf(id)] ?? S.OBEY));
  return [...results].map((result) => RESULT_WORDS[result] ?? '').join(', ');
}

/** True if an impetuous company can reach an enemy by one straight leg (MM-E2w). */
function reachesSomebody(game: Game, company: CompanyId): boolean {
  const { field, s } = game;
  if (!isOnTable(s, company) || S.has(s, company, S.MOVED)) return false;
  const situation = situationNow(field, s);
  return chargeInReach(situation, placedOf(field, s, company), termsOf(game, situation, company)) !== null;
}

function changeQuestion(game: Game, group: Group, bound: readonly number[]): QuestionOf<'command'> {
  const { field, s } = game;
  const { name } = generalOf(field, group.general);
  const character = S.personalityOf(s, group.general);
  const changes = changesOf(character);
  const obeying = (by: number): number =>
    bound.filter((id) => resultFor(game, id, group.die + by) === S.OBEY).length;
  // The change that lets most of them obey comes first.
  const best = () => changes.toSorted((one, other) => obeying(other) - obeying(one));
  // A company that obeys may do everything that any other result allows: a die that is obeyed stays as it is.
  const left = () => changes.includes(0) && obeying(0) === bound.length;
  return {
    side: s.active,
    kind: 'command',
    clause: 'MM-E2s',
    stable: true,
    prompt: () => `The command die of ${namesOf(field, bound)} shows ${group.die}: does ${name} change it?`,
    standing: usualStanding<Answer>(() => ({ do: 'change', by: left() ? 0 : (best()[0] ?? 0) }), left),
    options: () => telling(best(), (by) => bound.map((id) => resultFor(game, id, group.die + by)).join()),
    refuse: ({ by }) => refuseChange(character, by),
  };
}

/** The changes with an effect: one for each result, and the unchanged die if that has the same (MM-E2s). */
function telling(
  changes: readonly number[],
  resultOf: (by: number) => string,
): { do: 'change'; by: number }[] {
  return changes
    .filter((by, i) => {
      const alike = changes.filter((other) => resultOf(other) === resultOf(by));
      return alike.includes(0) ? by === 0 : changes.indexOf(nth(alike, 0)) === i;
    })
    .map((by) => ({ do: 'change', by }));
}
