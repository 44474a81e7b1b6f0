import { onTable, span, type Stand, within } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import type { AnswerTo } from '../answers.ts';
import {
  formedWith,
  generalId,
  generalOf,
  generalStand,
  inMelee,
  isOnTable,
  nameOf,
  placeBehind,
  situationNow,
  standOf,
} from '../board.ts';
import { type Asked, type Game, type Play, put, tell } from '../game.ts';
import { goingOf } from '../measure/going.ts';
import type { Situation } from '../measure/situation.ts';
import { refused } from '../refuse.ts';
import * as S from '../state.ts';
import { LENGTHS } from '../tables.ts';
import { activation, tellGroup } from './activation.ts';
import { attach, companyJoined, generalsOf } from './generals.ts';
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
import { isDecided } from './victory.ts';
import { begin, refuseBegin, worksOf } from './works.ts';

/** The actions of a player turn: generals move between groups, groups act one after the other (MM-A5f). */

type Activate = Extract<AnswerTo<'act'>, { do: 'activate' }>;
type Ride = Extract<AnswerTo<'act'>, { do: 'general' }>;

/** Actions in the owner's order until he ends the step. */
export function* actions(game: Game): Play {
  const { s } = game;
  for (;;) {
    if (s.group) yield* activation(game, s.group);
    if (isDecided(game)) return;
    const answer = yield* put(actQuestion(game));
    if (answer.do === 'done') return;
    if (answer.do === 'general') ride(game, answer);
    else if (answer.do === 'activate') activate(game, answer);
    else begin(game, answer);
  }
}

function actQuestion(game: Game): Asked<'act'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const done = (): AnswerTo<'act'>[] =>
    compulsoryLeft(field, s, situation, s.active).length === 0 ? [{ do: 'done' }] : [];
  const orders = (): Activate[] =>
    groupsOf(field, s, situation).flatMap((group) => ordersFor(game, situation, group));
  return {
    side: s.active,
    kind: 'act',
    clause: 'MM-A5f',
    stable: true,
    prompt: () =>
      `${field.sideNames[s.active]}, turn ${s.turn}: name a group to act, move a general, or end the turn.`,
    options: () => [...orders(), ...ridesOf(game, situation), ...worksOf(game, situation), ...done()],
    refuse: (answer) => {
      switch (answer.do) {
        case 'done':
          return refuseEndOfTurn(game, situation);
        case 'activate':
          return refuseActivation(game, situation, answer);
        case 'general':
          return refuseRide(game, situation, answer);
        case 'work':
          return refuseBegin(game, situation, answer);
      }
    },
    sample: (choose) => {
      const able = field.companies.filter(({ id }) => mayAct(field, s, id));
      const [end] = able.length === 0 || choose(12) === 0 ? done() : [];
      if (end) return end;
      const ride = choose(4) === 0 ? anyRide(game, situation, choose) : null;
      return ride ?? anyOrder(game, situation, able[choose(able.length)]?.id ?? S.NONE, choose);
    },
  };
}

function refuseEndOfTurn({ field, s }: Game, situation: Situation): Refusal | null {
  const [first] = compulsoryLeft(field, s, situation, s.active);
  if (first === undefined) return null;
  const why = inMelee(situation, first) ? 'has an enemy within 3 inches and must melee' : 'still has to act';
  return refused('R-COMPULSORY', 'MM-A5n', `${nameOf(field, first)} ${why} before the turn ends.`);
}

// Groups

/** A group worth naming: once with all who can move declared, once standing. */
function ordersFor({ field, s }: Game, situation: Situation, companies: readonly number[]): Activate[] {
  const movers = freeToMove(field, s, situation, companies);
  const still: Activate = { do: 'activate', companies: [...companies], movers: [] };
  return movers.length === 0 ? [still] : [{ do: 'activate', companies: [...companies], movers }, still];
}

/** An order to one company or its unit, by chance. */
function anyOrder(
  game: Game,
  situation: Situation,
  company: number,
  choose: (n: number) => number,
): Activate {
  const { field, s } = game;
  const unit = unitOf(field, s, situation, company);
  const whole = unit.length > 1 && choose(2) === 0 && refuseGroup(field, s, situation, unit) === null;
  const orders = ordersFor(game, situation, whole ? unit : [company]);
  return orders[choose(orders.length)] as Activate;
}

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
 * The group begins: who is in melee range is marked; impetuous troops are always declared to move (MM-E2r), and so is who
 * stands in a burning town and has to leave it with its next move (MM-C5g).
 */
export function activate(game: Game, { companies, movers }: Activate): void {
  const { field, s } = game;
  const situation = situationNow(field, s);
  for (const id of companies) if (isOnTable(s, id) && inMelee(situation, id)) S.mark(s, id, S.BEGAN_IN_MELEE);
  const free = freeToMove(field, s, situation, companies);
  const impetuous = field.switches.commandControl
    ? companies.filter((id) => isImpetuousFree(field, s, situation, id))
    : [];
  const burning = companies.filter((id) => isToLeaveFire(field, s, situation, id));
  const declared = [...new Set([...movers, ...impetuous, ...burning])];
  const all = field.switches.formedRegiments && declared.length > 0 ? free : declared;
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

/** The other companies of the formed regiment that a detachment is taken from (MM-E1g). */
function leftBehind({ field, s }: Game, situation: Situation, companies: readonly number[]): number[] {
  const [first] = companies;
  if (first === undefined || !isOnTable(s, first)) return [];
  return formedWith(field, situation, first).filter((id) => !companies.includes(id));
}

// Generals (MM-B1m, MM-B1p, MM-B1q)

function placedAt(
  { field, s }: Game,
  { general, x, y }: Ride,
): { readonly at: Stand; readonly joins: number } {
  const at = { ...generalStand(s, general), x, y };
  return { at, joins: companyJoined(field, s, general, at) };
}

function refuseRide(game: Game, situation: Situation, answer: Ride): Refusal | null {
  const { field, s } = game;
  const general = field.generals[answer.general];
  if (!general || general.side !== s.active || s.generalLost[general.id] === 1)
    return refused('R-GENERAL-MOVE', 'MM-B1m', 'Name a general of yours who is in the field.');
  if (((s.generalDone[general.id] ?? 0) & S.GENERAL_MOVED) !== 0)
    return refused('R-GENERAL-MOVE', 'MM-B1m', `${general.name} has already moved in this player turn.`);
  const from = generalStand(s, general.id);
  const { at, joins } = placedAt(game, answer);
  if (span(from, at) > LENGTHS.generalMove + LENGTHS.tolerance)
    return refused('R-GENERAL-MOVE', 'MM-B1m', `${general.name} moves 24 inches at most.`);
  if (joins === S.NONE && !onTable(field.table, at))
    return refused('R-OFF-TABLE', 'MM-B1m', 'The whole stand of the general has to be on the table.');
  const going = goingOf(situation, 'general', [from, at]);
  if (going.closed)
    return refused('R-TERRAIN', 'MM-B1m', 'Unfordable water, marsh and high walls are closed to generals.');
  if (going.burning) return refused('R-BURNING', 'MM-B1m', 'A burning town is closed to generals.');
  const near = situation.companies.some(
    ({ side, stand }) => side !== general.side && within(stand, at, LENGTHS.meleeRange),
  );
  if (!near || joins !== S.NONE) return null;
  return refused(
    'R-GENERAL-MOVE',
    'MM-B1p',
    'Within 3 inches of an enemy he may only end attached to a company.',
  );
}

function ride(game: Game, answer: Ride): void {
  const { field, s } = game;
  const { general, x, y } = answer;
  const { joins } = placedAt(game, answer);
  const from = generalStand(s, general);
  s.generalX[general] = x;
  s.generalY[general] = y;
  attach(s, general, joins);
  s.generalDone[general] = ((s.generalDone[general] ?? 0) | S.GENERAL_MOVED) & ~S.JOINED;
  const { name, side } = generalOf(field, general);
  const where = joins === S.NONE ? 'rides on' : `joins ${nameOf(field, joins)}`;
  tell(
    game,
    side,
    ['MM-B1m'],
    () => `${name} ${where}.`,
    () => ({
      kind: 'move',
      went: [{ piece: generalId(general), path: { poses: [from, generalStand(s, general)] } }],
    }),
  );
}

/** Rides worth offering: behind each company of the general's brigade. */
function ridesOf(game: Game, situation: Situation): Ride[] {
  return generalsOf(game.field, game.s, game.s.active).flatMap((general) =>
    ridesBehind(game, general)
      .map((company) => rideBehind(game, general, company))
      .filter((answer) => refuseRide(game, situation, answer) === null),
  );
}

/** One of those rides by chance; null where there is none, or the one looked at is refused. */
function anyRide(game: Game, situation: Situation, choose: (n: number) => number): Ride | null {
  const riders = generalsOf(game.field, game.s, game.s.active).filter(
    (general) => ridesBehind(game, general).length > 0,
  );
  if (riders.length === 0) return null;
  const general = riders[choose(riders.length)] as number;
  const behind = ridesBehind(game, general);
  const answer = rideBehind(game, general, behind[choose(behind.length)] as number);
  return refuseRide(game, situation, answer) === null ? answer : null;
}

/** The companies a general may have in mind to join: those of his brigade, once in a player turn. */
function ridesBehind({ field, s }: Game, general: number): number[] {
  if (((s.generalDone[general] ?? 0) & S.GENERAL_MOVED) !== 0) return [];
  const { brigade } = generalOf(field, general);
  return field.companies
    .filter((c) => c.brigade === brigade && isOnTable(s, c.id) && s.attached[general] !== c.id)
    .map(({ id }) => id);
}

function rideBehind({ s }: Game, general: number, company: number): Ride {
  const { x, y } = placeBehind(standOf(s, company));
  return { do: 'general', general, x, y };
}
