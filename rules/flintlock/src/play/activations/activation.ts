import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, type Side, type StandingTerms } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import { type CommandId, type Field, type LeaderId, SIDE_NAMES, type UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';
import { rangeAfter, selfActivationReckoning } from '../../reckon/activation.ts';
import { type Barriers, inReach, reachOf } from '../../reckon/reach.ts';
import { overallRides, refuseOverallRide, sampleOverallRide } from '../leaders/ride.ts';
import { ride } from '../leaders/rides.ts';
import { reformBox } from '../losses/reform-box.ts';
import { tellActivation } from './continuity.ts';
import { isFlightOpen } from './flight.ts';
import { beginTurn, closeTurn } from './turn-ends.ts';

/** The start of an Activation, its turns one after another, and what a Command is able to (FL-4.3, FL-4.4, FL-5). */

/**
 * Starts an Activation: the pass or the Reform Box if they are separate questions, then the facts fixed for all of it
 * (Sequence 1).
 */
export function* openActivation(game: Game): Play {
  const { s } = game;
  if (s.activation === 1) tellActivation(game);
  yield* reformBox(game);
  if (s.passed === 0) fixFacts(game);
  s.paid = nth(s.penalties, s.active);
  s.penalties[s.active] = 0; // FL-5.22e
  s.step = s.passed === 1 ? S.END : S.TURNS;
}

/** Command, gun reach and neighbours as they are now, for all of the Activation (FL-4.31a, FL-4.4f, FL-5.3f, FL-5.6b). */
export function fixFacts({ field, s }: StateView): void {
  const looked = board.lookAround(field, s);
  for (const side of [0, 1] as const) fixReach(field, s, looked, side);
  s.near = field.units.map(({ id, side }) => (side === s.active ? enemiesBeside(field, s, looked, id) : []));
}

/** The hexes that bar the counts of a side's leaders (FL-4.4g). */
function barriers(field: Field, looked: Scratch, side: Side): Barriers {
  const enemy = otherSide(side);
  return {
    passable: (hex) => field.ground.passable[hex] === 1,
    barred: (hex) => looked.held[hex * 2 + enemy] !== 0 || looked.zoc[hex * 2 + enemy] !== 0,
  };
}

function fixReach(field: Field, s: State, looked: Scratch, side: Side): void {
  const bars = barriers(field, looked, side);
  const { leaders, guns } = field.armies[side];
  for (const gun of guns) s.gunReach[gun] = 0;
  for (const leader of leaders) {
    const at = board.hexOfLeader(s, leader);
    const { command } = board.leaderOf(field, leader);
    const overall = command === S.NONE;
    if (at === S.NONE) {
      if (overall) fixActivity(field, s, side, new Uint8Array(field.map.count)); // an Overall Leader who is gone reaches no unit
      continue;
    }
    const { range } = board.ratingsOf({ field, s }, leader);
    const reached = reachOf(
      field.map,
      at,
      overall && side === s.active ? rangeAfter(range, nth(s.penalties, side)) : range,
      bars,
    );
    for (const gun of guns)
      if (isOnMapIn(s, gun, reached)) s.gunReach[gun] = nth(s.gunReach, gun) | (1 << leader);
    if (overall) fixActivity(field, s, side, reached);
    else
      for (const { unit, member } of membersOf(field, s, command, reached)) {
        s.inReach[unit] = member ? 1 : 0;
        s.inRange[unit] = nth(reached, board.hexOfUnit(s, unit));
      }
  }
}

const isOnMapIn = (s: State, unit: UnitId, reached: Uint8Array): boolean =>
  s.at[unit] !== S.NONE && reached[board.hexOfUnit(s, unit)] === 1;

/**
 * The Command Range of a side's Overall Leader less what failed Seizures cost: in the open Activation of that side, else in its next
 * one (FL-5.22d, e).
 */
export function overallRange(game: StateView, side: Side): number {
  const { field, s } = game;
  const { range } = board.ratingsOf(game, field.armies[side].leader);
  return rangeAfter(range, nth(s.penalties, side) + (side === s.active ? s.paid : 0));
}

/** Marks the Subordinate Leaders whom the OL reaches, and so activates (FL-4.31a). */
function fixActivity(field: Field, s: State, side: Side, reached: Uint8Array): void {
  for (const command of field.armies[side].commands) {
    const at = board.hexOfLeader(s, board.commandOf(field, command).leader);
    s.reached[command] = at !== S.NONE && reached[at] === 1 ? 1 : 0;
    s.turned[command] = 0;
    s.activity[command] = s.reached[command] === 1 && side === s.active ? S.FULL : S.UNTRIED;
  }
}

/** The units of a Command on the map, and whether each is in reach of its SL, whose hexes are given, or chained (FL-4.4). */
export function membersOf(field: Field, s: State, command: CommandId, reached: Uint8Array) {
  const units = board.commandUnits({ field, s }, command);
  const members = inReach(
    field.map,
    units.map((unit) => ({ hex: board.hexOfUnit(s, unit), formation: S.formationOf(s, unit) })),
    reached,
  );
  return units.map((unit, i) => ({ unit, member: nth(members, i) }));
}

/** The hexes a leader reaches from his present place (FL-4.4, FL-6.14b). */
export function reachNow(game: StateView, leader: LeaderId): Uint8Array {
  const { field, s } = game;
  const { side, command } = board.leaderOf(field, leader);
  const bars = barriers(field, board.lookAround(field, s), side);
  const range = command === S.NONE ? overallRange(game, side) : board.ratingsOf(game, leader).range;
  return reachOf(field.map, board.hexOfLeader(s, leader), range, bars);
}

/** Enemies next to a unit: the only ones it may Shock in the Activation that begins (FL-5.3f, FL-12.12a). */
function enemiesBeside(field: Field, s: State, looked: Scratch, unit: UnitId): UnitId[] {
  const at = board.hexOfUnit(s, unit);
  const { side } = board.unitOf(field, unit);
  if (at === S.NONE || !board.besideEnemy(field, looked, at, side)) return [];
  return field.armies[otherSide(side)].units.filter(
    (enemy) =>
      s.at[enemy] !== S.NONE &&
      s.abandoned[enemy] === 0 &&
      distance(field.map, at, board.hexOfUnit(s, enemy)) === 1,
  );
}

/** Chooses the next turn, or the end of the Activation (Decisions: CHOOSE-TURN, PASS). */
export function* chooseTurn(game: Game): Play {
  const { s } = game;
  const answer = yield* put(turnQuestion(game));
  if (answer.do !== 'pass') s.begun = 1;
  switch (answer.do) {
    case 'pass':
      s.passed = 1;
      s.step = S.END;
      return;
    case 'done':
      s.step = S.END;
      return;
    case 'ride':
      return ride(game, answer);
    case 'command':
      return beginTurn(game, { command: answer.command });
    case 'gun-turn':
      return beginTurn(game, { gunHex: answer.hex });
  }
}

function turnQuestion(game: Game): QuestionOf<'turn'> {
  const { s } = game;
  return {
    side: s.active,
    kind: 'turn',
    clause: 'FL-5.7a',
    stable: true,
    prompt: () => `${SIDE_NAMES[s.active]} Activation: which Command, or which guns, act next?`,
    standing: endedByItself(game),
    options: () => turnsOf(game),
    refuse: (answer) => refuseTurn(game, answer),
    sample: (choose) => sampleTurn(game, choose),
  };
}

/**
 * If nothing is left to do in an Activation, it ends without a question, unless the army might flee by that
 * (FL-14.0c).
 */
function endedByItself(game: StateView): StandingTerms<AnswerTo<'turn'>> {
  const same = (): AnswerTo<'turn'> | null => {
    const [one, ...more] = turnsOf(game);
    return one?.do === 'done' && more.length === 0 && !isFlightOpen(game) ? one : null;
  };
  return { units: [], act: () => null, usual: same, same, declines: () => false };
}

function turnsOf(game: StateView): AnswerTo<'turn'>[] {
  return [...beginningsOf(game), ...overallRides(game)];
}

/** Turns that may begin, the pass and the end. */
function beginningsOf(game: StateView): AnswerTo<'turn'>[] {
  const { field, s } = game;
  const { commands, guns } = field.armies[s.active];
  const all: AnswerTo<'turn'>[] = [
    ...commands.map((command) => ({ do: 'command', command }) as const),
    ...[...new Set(guns.map((gun) => board.hexOfUnit(s, gun)))]
      .filter((hex) => hex !== S.NONE)
      .map((hex) => ({ do: 'gun-turn', hex }) as const),
    { do: 'pass' },
    { do: 'done' },
  ];
  return all.filter((answer) => refuseTurn(game, answer) === null);
}

function sampleTurn(game: StateView, choose: (n: number) => number): AnswerTo<'turn'> {
  const turns = beginningsOf(game);
  const chosen = turns[choose(turns.length + 1)]; // one more for the ride
  return chosen ?? sampleOverallRide(game, choose) ?? { do: 'done' };
}

function refuseTurn(game: StateView, answer: AnswerTo<'turn'>): Refusal | null {
  const { s } = game;
  switch (answer.do) {
    case 'done':
      return null;
    case 'pass':
      return s.begun === 0
        ? null
        : refusal(
            'FL-R-ALREADY-ACTED',
            'FL-5.1d',
            'You can pass only before anything else in the Activation.',
          );
    case 'ride':
      return refuseOverallRide(game, answer);
    case 'command':
      return refuseCommandTurn(game, answer.command);
    case 'gun-turn':
      return refuseGunTurn(game, answer.hex);
  }
}

function refuseCommandTurn(game: StateView, command: CommandId): Refusal | null {
  const { field, s } = game;
  const own = field.commands[command];
  if (own?.side !== s.active || board.commandUnits(game, command).length === 0)
    return refusal(
      'FL-R-TURN-TAKEN',
      'FL-5.7a',
      'Only a Command of your own that has units on the map takes a turn.',
    );
  return s.turned[command] === 0
    ? null
    : refusal('FL-R-TURN-TAKEN', 'FL-5.7a', `${board.commandName(field, command)} has had its turn.`);
}

function refuseGunTurn(game: StateView, hex: Hex): Refusal | null {
  const { field, s } = game;
  const guns = field.armies[s.active].guns.filter((gun) => s.at[gun] === hex && s.abandoned[gun] === 0);
  const waiting = guns.filter((gun) => (nth(s.acted, gun) & S.ACTED) === 0);
  if (waiting.length === 0)
    return refusal('FL-R-TURN-TAKEN', 'FL-5.6c', 'No gun there is still to act in this Activation.');
  return waiting.some((gun) => board.isGunActive(game, gun))
    ? null
    : refusal(
        'FL-R-GUN-OUT-OF-RANGE',
        'FL-5.6b',
        'No active leader reached these guns when the Activation began.',
      );
}

/** An SL out of the OL's reach tries to act alone. If he fails, his Command does nothing (FL-4.32a, FL-5.42a, FL-5.5b). */
export function* selfActivation(game: Game): Play {
  const { field, s } = game;
  const { command } = s;
  const answer = yield* put(selfQuestion(game));
  if (answer.do === 'partial') {
    s.activity[command] = S.PARTIAL;
    return;
  }
  const { leader } = board.commandOf(field, command);
  const { initiative } = board.ratingsOf(game, leader);
  const { succeeds } = game.umpire.throw({
    ...selfActivationReckoning(`${board.leaderName(game, leader)}`, initiative),
    about: [board.leaderId(leader)],
  });
  s.activity[command] = succeeds ? S.FULL : S.INACTIVE;
  if (!succeeds) closeTurn(game);
}

function selfQuestion(game: Game): QuestionOf<'self-activation'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'self-activation',
    clause: 'FL-4.32a',
    stable: true,
    prompt: () =>
      `${board.leaderName(game, board.commandOf(field, s.command).leader)} is out of reach of the army's leader. Does he try to act by himself, or is his Command partially active?`,
    options: () => [{ do: 'try' }, { do: 'partial' }],
    refuse: () => null,
  };
}
