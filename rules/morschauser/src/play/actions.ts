import { lengthWords } from '@linstock/ground';
import { carryOut, nth, type Refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Situation } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import { companyId, formedWith, inMelee, isOnTable, nameOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { answeredBy, type DecisionsFor, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { activation, tellGroup } from './activation.ts';
import { endBy, isDone } from './done.ts';
import { mustLeaveFire } from './fires.ts';
import {
  compulsoryLeft,
  freeToMove,
  groupsOf,
  isImpetuousFree,
  isToLeaveFire,
  mayAct,
  refuseGroup,
  refuseToMove,
  unitOf,
} from './groups.ts';
import { lastTurnBy } from './pivots.ts';
import { anyRide, refuseRide, ride, ridesOf } from './rides.ts';
import { isDecided } from './victory.ts';
import { worksOf } from './work-sites.ts';
import { begin, refuseBegin } from './works.ts';

/** The actions of a player turn: generals move between groups, groups act one after the other (MM-A5f). */

type Activate = Extract<AnswerTo<'act'>, { do: 'activate' }>;

/**
 * Actions in the owner's order until the owner ends the step, or the game is decided (MM-A5f, MM-A5n, MM-B1m, MM-D1g,
 * MM-E7k3).
 */
export function* actions(game: Game): Play {
  const { s } = game;
  for (;;) {
    if (s.group) yield* activation(game, s.group);
    if (isDecided(game)) return;
    const situation = situationNow(game.field, s);
    const decisions = actDecisions(game, situation);
    const answer = yield* put(actQuestion(game, situation, decisions));
    if (isDone(answer)) return;
    yield* carryOut(decisions, game, answer);
  }
}

function actDecisions(game: Game, situation: Situation): DecisionsFor<'act'> {
  return {
    activate: {
      options: ({ field, s }) =>
        groupsOf(field, s, situation).flatMap((group) => ordersFor(game, situation, group)),
      refuse: (_, answer) => refuseActivation(game, situation, answer),
      carryOut: activate,
    },
    general: {
      options: () => ridesOf(game, situation),
      refuse: (_, answer) => refuseRide(game, situation, answer),
      carryOut: ride,
    },
    pivot: lastTurnBy(situation),
    work: {
      options: () => worksOf(game, situation),
      refuse: (_, answer) => refuseBegin(game, situation, answer),
      carryOut: begin,
    },
    done: endBy(
      () => undefined,
      () => refuseEndOfTurn(game, situation),
    ),
  };
}

function actQuestion(game: Game, situation: Situation, decisions: DecisionsFor<'act'>): QuestionOf<'act'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'act',
    clause: 'MM-A5f',
    stable: true,
    prompt: () =>
      `${field.sideNames[s.active]}, turn ${s.turn}: choose who acts next, move a general, or end the turn.`,
    ...answeredBy(game, decisions),
    sample: (choose) => {
      const able = field.companies.filter(({ id }) => mayAct(field, s, situation, id));
      const [end] = able.length === 0 || choose(12) === 0 ? decisions.done.options(game) : [];
      if (end) return end;
      const ride = choose(4) === 0 ? anyRide(game, situation, choose) : null;
      return ride ?? anyOrder(game, situation, able[choose(able.length)]?.id ?? S.NONE, choose);
    },
  };
}

function refuseEndOfTurn({ field, s }: Game, situation: Situation): Refusal | null {
  const left = compulsoryLeft(field, s, situation, s.active);
  const [first] = left;
  if (first === undefined) return null;
  const why = inMelee(situation, first)
    ? `has an enemy within ${lengthWords(LENGTHS.meleeRange)} and must fight hand to hand`
    : mustLeaveFire(field, s, first)
      ? 'must leave the burning town'
      : 'is impetuous and must act';
  return refused(
    'R-COMPULSORY',
    'MM-A5n',
    sentence(`${nameOf(field, first)} ${why} before the turn ends.`),
    left.map(companyId),
  );
}

// Groups

/** A group worth naming: once with all who can move declared, once standing. */
function ordersFor({ field, s }: Game, situation: Situation, companies: readonly CompanyId[]): Activate[] {
  const movers = freeToMove(field, s, situation, companies);
  const still: Activate = { do: 'activate', companies: [...companies], movers: [] };
  return movers.length === 0 ? [still] : [{ do: 'activate', companies: [...companies], movers }, still];
}

/** A random order to one company or its unit. */
function anyOrder(
  game: Game,
  situation: Situation,
  company: CompanyId,
  choose: (n: number) => number,
): Activate {
  const { field, s } = game;
  const unit = unitOf(field, s, situation, company);
  const whole = unit.length > 1 && choose(2) === 0 && refuseGroup(field, s, situation, unit) === null;
  const orders = ordersFor(game, situation, whole ? unit : [company]);
  return nth(orders, choose(orders.length));
}

/** Why companies may not be named together, or declared to move (MM-A5f, MM-A5j, MM-A5m, MM-B1r, MM-E2r). */
function refuseActivation(
  { field, s }: Game,
  situation: Situation,
  { companies, movers }: Activate,
): Refusal | null {
  const group = refuseGroup(field, s, situation, companies);
  if (group) return group;
  if (new Set(movers).size !== movers.length || movers.some((id) => !companies.includes(id)))
    return refused('R-NOT-GROUP', 'MM-E2r', 'Those declared to move are companies of the group, each once.');
  const refusals = movers.map((id) => refuseToMove(field, s, situation, id));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/**
 * The group begins, and its companies in melee range are marked. Impetuous troops are always declared to move (MM-E2r),
 * and so is a company in a burning town, which must leave it with its next move (MM-C5g). A formed regiment moves as a
 * whole (MM-A5k, MM-E1f). The log says which act, and which move (MM-A5f).
 */
export function activate(game: Game, { companies, movers }: Activate): void {
  const { field, s } = game;
  S.endLastTurns(s);
  const situation = situationNow(field, s);
  for (const id of companies) if (isOnTable(s, id) && inMelee(situation, id)) S.mark(s, id, S.BEGAN_IN_MELEE);
  const all = declaredOf({ field, s }, situation, { companies, movers });
  s.group = {
    companies: [...companies],
    left: leftBehind(game, situation, companies),
    movers: all,
    results: companies.map(() => S.OBEY),
    ordered: 0,
    die: 0,
    general: S.NONE,
    phase: S.SHOOT_FIRST,
  };
  tellGroup(game, s.group);
}

/**
 * The companies of a group that are declared to move: named so, impetuous, or bound to leave a fire; a formed regiment
 * as a whole (MM-E2r).
 */
export function declaredOf(
  { field, s }: Pick<Game, 'field' | 's'>,
  situation: Situation,
  { companies, movers }: Pick<Activate, 'companies' | 'movers'>,
): number[] {
  const impetuous = field.switches.commandControl
    ? companies.filter((id) => isImpetuousFree(field, s, situation, id))
    : [];
  const burning = companies.filter((id) => isToLeaveFire(field, s, situation, id));
  const declared = [...new Set([...movers, ...impetuous, ...burning])];
  return field.switches.formedRegiments && declared.length > 0
    ? freeToMove(field, s, situation, companies)
    : declared;
}

/**
 * The other companies of the formed regiment that a detachment is taken from (MM-E1g); none for
 * reinforcements (MM-B1r).
 */
function leftBehind({ field, s }: Game, situation: Situation, companies: readonly CompanyId[]): number[] {
  const [first] = companies;
  if (first === undefined || !isOnTable(s, first)) return [];
  return formedWith(field, situation, first).filter((id) => !companies.includes(id));
}
