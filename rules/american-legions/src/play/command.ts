import { distance } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { saying, sentence } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import {
  companyIds,
  companyOf,
  isRouted,
  leaderHex,
  nameOf,
  officerId,
  officerName,
  onMap,
  radiusOf,
  regimentName,
  regimentOf,
} from '../model/board.ts';
import { emit, type Game, type Play, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { commandStatus } from '../reckon/command.ts';
import {
  gunSidesQuestion,
  ordersQuestion,
  ralliesQuestion,
  rallyQuestion,
  reliefQuestion,
} from './command-questions.ts';
import { settle } from './leaders.ts';
import { check, checkFor, extraD } from './morale.ts';
import { faceRallied, returnHex } from './rally.ts';
import { rout } from './results.ts';
import { beginRouts, routs } from './rout.ts';
import { tellKept, tellRouted, tellTry } from './tries.ts';

/** P-COMMAND: one Command Phase of a side. The stages of the state are the steps of the procedure. */

const GUN_SIDES = 2;
const RELIEF = 3;
const RALLIES = 4;
const COMPANIES = 5;
const ORDERS = 6;
const ROUTS = 7;

/** The Command Phase of a side, from whatever step of it the state has come to. */
export function* command(game: Game, side: Side): Play {
  const { s } = game;
  if (s.stage === 0) begin(game, side);
  if (s.stage === GUN_SIDES) yield* gunSides(game, side);
  if (s.stage === RELIEF) yield* relief(game, side);
  if (s.stage === RALLIES) yield* rallies(game, side);
  if (s.stage === COMPANIES) yield* companies(game, side);
  if (s.stage === ORDERS) yield* orders(game, side);
  yield* routs(game, side);
}

/** Step 1: command status, all distances measured before anything else happens (AL-4.11). */
function begin(game: Game, side: Side): void {
  const { field, s } = game;
  s.commandPhases[side] = (s.commandPhases[side] as number) + 1;
  s.done.fill(0);
  s.regimentDone.fill(0);
  s.routFrom.fill(S.NONE);
  for (const { id, side: own, regiment } of field.companies) {
    if (own === side && regiment !== -1 && s.at[id] !== S.NONE) mark(game, id, regiment);
  }
  s.stage = GUN_SIDES;
}

function mark(game: Game, company: number, regiment: number): void {
  const { field, s } = game;
  const { arm, gun, side } = companyOf(field, company);
  const { leader } = regimentOf(field, regiment);
  const before = {
    outOfCommand: s.outOfCommand[company] === 1,
    disordered: s.status[company] === S.DISORDERED,
  };
  const away = distance(field.map, s.at[company] as number, leaderHex(field, s, leader));
  const routed = isRouted(field, s, company);
  const after = commandStatus({ arm, gun, distance: away, routed, ...before }, radiusOf(field, s, leader));
  s.outOfCommand[company] = after.outOfCommand ? 1 : 0;
  s.status[company] = after.disordered ? S.DISORDERED : S.BATTLEWORTHY;
  if (after.outOfCommand === before.outOfCommand) return;
  emit(
    game,
    side,
    [after.outOfCommand ? 'AL-4.11b' : 'AL-4.11f'],
    () =>
      `${saying(nameOf(field, company), 'is', 'are')} ${after.outOfCommand ? 'out of command' : 'in command again'}.`,
    () => ({
      kind: 'morale',
      pieces: companyIds([company]),
      morale: after.outOfCommand ? 'out of command' : 'in command',
    }),
  );
}

/** Step 2: guns are turned to their moving or firing side (AL-8.1b). */
function* gunSides(game: Game, side: Side): Play {
  const { field, s } = game;
  for (;;) {
    const question = gunSidesQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer || answer.do === 'done') break;
    s.gunSide[answer.gun] = answer.side;
    s.done[answer.gun] = (s.done[answer.gun] as number) | S.GUN_TURNED;
    emit(
      game,
      side,
      ['AL-8.1b'],
      () =>
        `${sentence(nameOf(field, answer.gun))} ${answer.side === S.MOVING ? 'limbers up' : 'unlimbers'}.`,
      () => ({
        kind: 'formation',
        pieces: companyIds([answer.gun]),
        formation: answer.side === S.MOVING ? 'limbered' : 'unlimbered',
      }),
    );
  }
  s.stage = RELIEF;
}

/** Step 3: the army commander may take over a command (AL-4.32a, b). */
function* relief(game: Game, side: Side): Play {
  const { field, s } = game;
  const question = reliefQuestion(game, side);
  const answer = question ? yield* put(question) : null;
  if (answer?.do === 'relieve') {
    const { leader } = answer;
    const name = officerName(field, s, side, leader);
    s.relievedStep[side] = s.leaderStep[leader] as number; // AL-4.41c
    s.leaderStep[leader] = S.RELIEVED;
    s.leaderAt[leader] = S.NONE;
    s.commanderState[side] = S.ACTING;
    s.commanderFor[side] = leader;
    emit(
      game,
      side,
      ['AL-4.32a', 'AL-4.32b'],
      () => `${officerName(field, s, side, COMMANDER)} relieves ${name} and leads in his place.`,
      () => ({ kind: 'officer', piece: officerId(side, COMMANDER), fate: 'takes over' }),
    );
  }
  s.stage = RALLIES;
}

/** Step 4: routed regiments try to rally (AL-4.51m-o). */
function* rallies(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    yield* settle(game);
    yield* faceRallied(game, side);
    const question = rallyQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer || answer.do === 'done') break;
    const { regiment } = answer;
    s.regimentDone[regiment] = (s.regimentDone[regiment] as number) | S.TRIED_RALLY;
    const outcome = check(game, regiment, 'rally_regiment');
    if (outcome.passed) rallied(game, regiment);
    else {
      const hurt = outcome.key === 'remains_routed_and_D';
      tellRouted(game, regiment, hurt ? 'AL-4.51o' : 'AL-4.51n');
      if (hurt) yield* extraD(game, regiment, 'AL-4.51o');
    }
  }
  s.stage = COMPANIES;
}

/** The regiment is unrouted again; an order in this phase needs a check of it (AL-4.51m, AL-4.61a). */
function rallied(game: Game, regiment: number): void {
  const { field, s } = game;
  s.regimentState[regiment] = S.OK;
  s.regimentDone[regiment] = (s.regimentDone[regiment] as number) | S.RALLIED;
  emit(
    game,
    regimentOf(field, regiment).side,
    ['AL-4.51m'],
    () => `${saying(regimentName(field, regiment), 'rallies', 'rally')}, disordered and without an order.`,
    () => ({ kind: 'rally', pieces: companyIds(onMap(field, s, regiment)), rallied: true }),
  );
}

/** Step 5: companies come back from the track or into good order (AL-4.51p-v). */
function* companies(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    yield* faceRallied(game, side);
    const question = ralliesQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer || answer.do === 'done') break;
    const { company } = answer;
    s.done[company] = (s.done[company] as number) | S.TRIED;
    if (answer.do === 'reorder') {
      if (checkFor(game, company, 'reorder_company').passed) reorder(game, company);
      else tellTry(game, company, false, 'AL-4.51s', 'stays disordered', 'stay disordered');
    } else if (checkFor(game, company, 'rally_company').passed) yield* comeBack(game, company);
    else tellTry(game, company, false, 'AL-4.51q', 'does not come back', 'do not come back');
  }
  s.stage = ORDERS;
}

function reorder(game: Game, company: number): void {
  game.s.status[company] = S.BATTLEWORTHY;
  tellTry(game, company, true, 'AL-4.51r', 'is in good order again', 'are in good order again');
}

/** The company comes back from its track to its leader's hex (AL-4.51p, w-z). */
function* comeBack(game: Game, company: number): Play {
  const { field, s } = game;
  const { gun } = companyOf(field, company);
  const hex = yield* returnHex(game, company);
  s.status[company] = S.BATTLEWORTHY;
  s.at[company] = hex; // faced by `faceRallied`
  if (gun === 'attached') s.gunSide[company] = S.NONE;
  tellTry(game, company, true, 'AL-4.51p', 'comes back in good order', 'come back in good order');
}

/** Step 6: orders, free in a side's first Command Phase and by a check afterwards (AL-4.61a, b, AL-4.51j-l). */
function* orders(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    yield* settle(game);
    const question = ordersQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer || answer.do === 'done') break;
    const { regiment, order } = answer;
    const free = ordersAreFree(game, side, regiment);
    s.regimentDone[regiment] = (s.regimentDone[regiment] as number) | S.TRIED_ORDER;
    const outcome = free ? null : check(game, regiment, 'change_orders');
    if (!outcome || outcome.passed) give(game, regiment, S.orderCode(order));
    else if (outcome.key === 'rout') rout(game, regiment);
    else {
      const kept = s.order[regiment] as number;
      tellKept(game, regiment, kept === S.NO_ORDER ? null : orderName(kept));
      yield* extraD(game, regiment, 'AL-4.51k');
    }
  }
  beginRouts(game, side);
  s.stage = ROUTS;
}

/** Whether an order needs no check: the side's first Command Phase, and not rallied in it (AL-4.61a). */
export function ordersAreFree({ s }: Pick<Game, 's'>, side: Side, regiment: number): boolean {
  return s.commandPhases[side] === 1 && ((s.regimentDone[regiment] as number) & S.RALLIED) === 0;
}

function give(game: Game, regiment: number, order: number): void {
  const { field, s } = game;
  s.order[regiment] = order;
  emit(
    game,
    regimentOf(field, regiment).side,
    [
      order === S.orderCode('MOVE')
        ? 'AL-4.62c'
        : order === S.orderCode('FIRE')
          ? 'AL-4.62d'
          : order === S.CHARGE
            ? 'AL-4.62g'
            : 'AL-4.62e',
    ],
    () => `${saying(regimentName(field, regiment), 'has', 'have')} the order ${orderName(order)}.`,
    () => ({ kind: 'order', pieces: companyIds(onMap(field, s, regiment)), order: orderName(order) }),
  );
}

/** An order as it is read out (AL-4.62c, d, e, g): `Move and Fire`. */
export function orderName(order: number): string {
  const words = (S.ORDERS[order] ?? 'none').toLowerCase().split('_');
  return words.map((word) => (word === 'and' ? word : sentence(word))).join(' ');
}
