import { facingTo } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import type { Answer, AnswerTo, MoveAnswer } from '../answers.ts';
import {
  companyId,
  inMelee,
  isOnTable,
  nameOf,
  namesOf,
  nearestFoe,
  placedOf,
  sentence,
  situationNow,
  standOf,
} from '../board.ts';
import { type Asked, type Game, type Play, put, tell } from '../game.ts';
import { refuseEnd, refusePivot } from '../measure/move.ts';
import type { Situation } from '../measure/situation.ts';
import { touch } from '../measure/zone.ts';
import { refused } from '../refuse.ts';
import * as S from '../state.ts';
import type { Group } from '../state.ts';
import { command } from './command.ts';
import { freeToMove } from './groups.ts';
import { judgeMoves, march, mayMoveAfter, resultOf } from './march.ts';
import { melee, type PendingMelee, pendingMelees } from './melee.ts';
import { pursue } from './pursuit.ts';
import { facingTowards, refuseShooting, shotsOf } from './shots.ts';
import { shoot } from './shooting.ts';
import { isDecided } from './victory.ts';
import { blowGates, isStorming, storm, stormsOf } from './walls.ts';
import { movesAfterMelee, movesOf, randomMove, straightCharge } from './ways.ts';

/** A group acts: command, then the five phases P1 to P5 (MM-A5l). */

/** The acting group goes on from wherever it has come to, to the end of its activation. */
export function* activation(game: Game, group: Group): Play {
  yield* command(game, group);
  while (!isDecided(game)) {
    switch (group.phase) {
      case S.SHOOT_FIRST:
        yield* shootFirst(game, group);
        break;
      case S.MOVES:
        yield* moves(game, group);
        break;
      case S.MELEES:
        yield* melees(game, group);
        break;
      case S.SHOOT_AFTER:
        yield* shootAfter(game, group);
        break;
      case S.AFTER_MELEE:
        yield* moveAfter(game, group);
        break;
      default:
        return finish(game, group);
    }
  }
}

/** Everybody of the group has acted; so have those a detachment left, if it still touches them (MM-E1g). */
function finish(game: Game, group: Group): void {
  const { field, s } = game;
  const fought = group.companies.some((id) => S.has(s, id, S.CHARGED) || S.has(s, id, S.MELEED));
  for (const id of group.companies) S.mark(s, id, S.ACTED);
  s.group = null;
  const left = group.left.filter((id) => isOnTable(s, id));
  const touches = (id: number): boolean =>
    group.companies.some((own) => isOnTable(s, own) && touch(standOf(s, own), standOf(s, id)));
  if (fought || !left.some(touches)) return;
  const situation = situationNow(field, s);
  for (const id of left) if (!inMelee(situation, id)) S.mark(s, id, S.ACTED); // their melees are still fought
}

// P1: shooting by those who shoot first

function* shootFirst(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const movers = moversLeft(game, group, situation);
  const mustCharge = movers.some((id) => resultOf(group, id) === S.MUST_CHARGE);
  const there = group.companies.filter((id) => isOnTable(s, id));
  const shots = mustCharge ? [] : there.flatMap((id) => shotsOf(game, situation, id));
  const turns = movers.length === 0 && there.length > 0;
  if (shots.length === 0 && !turns) {
    group.phase = S.MOVES;
    return;
  }
  const answer = yield* put(shootQuestion(game, group, situation, shots));
  if (answer.do === 'shoot') yield* shoot(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else {
    group.phase = S.MOVES;
    if (answer.do === 'move') march(game, answer);
  }
}

function shootQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  shots: readonly AnswerTo<'shoot'>[],
): Asked<'shoot'> {
  return {
    side: game.s.active,
    kind: 'shoot',
    clause: 'MM-A5l',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: shoot before moving?`,
    options: () => [...shots, ...pivotsOf(game, situation, group), { do: 'done' }],
    refuse: (answer) => {
      switch (answer.do) {
        case 'done':
          return null;
        case 'shoot':
          return refuseMustCharge(game, group, situation) ?? refuseShooting(game, situation, answer);
        case 'pivot':
          return refuseTurn(game, situation, group, answer);
        case 'move':
          return refuseMoves(game, answer);
      }
    },
  };
}

/** A group that has to charge does not shoot first (MM-E2x). */
function refuseMustCharge(game: Game, group: Group, situation: Situation): Refusal | null {
  if (!moversLeft(game, group, situation).some((id) => resultOf(group, id) === S.MUST_CHARGE)) return null;
  return refused('R-MUST-CHARGE', 'MM-E2x', 'The group has to charge and does not shoot first.');
}

function refuseMoves(game: Game, answer: MoveAnswer): Refusal | null {
  const judged = judgeMoves(game, answer);
  return 'code' in judged ? judged : null;
}

// Pivots (MM-B1a, MM-B1f)

type Pivot = Extract<Answer, { do: 'pivot' }>;

function refuseTurn(
  game: Game,
  situation: Situation,
  group: Group,
  { company, facing }: Pivot,
): Refusal | null {
  const { field, s } = game;
  if (!group.companies.includes(company) || !isOnTable(s, company))
    return refused('R-NOT-GROUP', 'MM-B1f', 'Only companies of the group that is acting turn now.');
  const placed = placedOf(field, s, company);
  return (
    refusePivot(situation, placed, facing) ?? refuseEnd(situation, placed, facingTo(placed.stand, facing))
  );
}

function pivot({ s }: Game, { company, facing }: Pivot): void {
  s.facing[company] = facing;
}

/** A turn of each company straight at its nearest enemy. */
function pivotsOf(game: Game, situation: Situation, group: Group): Pivot[] {
  const { field, s } = game;
  return group.companies.flatMap((company) => {
    const foe = isOnTable(s, company) ? nearestFoe(field, s, company).id : S.NONE;
    if (foe === S.NONE) return [];
    const turned = {
      do: 'pivot' as const,
      company,
      facing: facingTowards(standOf(s, company), standOf(s, foe)),
    };
    const same = turned.facing === s.facing[company];
    return same || refuseTurn(game, situation, group, turned) !== null ? [] : [turned];
  });
}

// P2: moves, charges included

/** Those declared to move that still may. */
function moversLeft({ field, s }: Game, group: Group, situation: Situation): number[] {
  return freeToMove(field, s, situation, group.movers).filter((id) => s.status[id] !== S.LOST);
}

function* moves(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const movers = moversLeft(game, group, situation);
  if (movers.length === 0) {
    group.phase = S.MELEES;
    return;
  }
  const answer = yield* put(moveQuestion(game, group, situation, movers));
  if (answer.do === 'move') march(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else group.phase = S.MELEES;
}

function moveQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  movers: readonly number[],
): Asked<'move'> {
  const refuseDone = (): Refusal | null => {
    const bound = movers.filter((id) => resultOf(group, id) === S.MUST_CHARGE);
    if (!bound.some((id) => straightCharge(game, situation, id) !== null)) return null;
    return refused(
      'R-MUST-CHARGE',
      'MM-E2f',
      'Impetuous troops that can reach an enemy have to charge first.',
    );
  };
  const end = (): AnswerTo<'move'>[] => (refuseDone() === null ? [{ do: 'done' }] : []);
  return {
    side: game.s.active,
    kind: 'move',
    clause: 'MM-B1b',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, movers))}: move, or stay.`,
    options: () => [...movesOf(game, situation, movers), ...end()],
    refuse: (answer) => {
      if (answer.do === 'done') return refuseDone();
      return answer.do === 'pivot' ? refuseTurn(game, situation, group, answer) : refuseMoves(game, answer);
    },
    sample: (choose) => {
      const charge =
        choose(3) === 0 ? straightCharge(game, situation, movers[choose(movers.length)] as number) : null;
      const found = charge ?? randomMove(game, movers, choose);
      if (found) return found;
      const [only] = end();
      if (only) return only;
      const options = [...movesOf(game, situation, movers)];
      return options[choose(options.length)] as MoveAnswer;
    },
  };
}

// P3: melees

function* melees(game: Game, group: Group): Play {
  const pending = pendingMelees(game);
  const storms = stormsOf(game);
  const [only] = pending;
  if (!only && storms.length === 0) return endMelees(game, group);
  const forced =
    only &&
    pending.length === 1 &&
    storms.length === 0 &&
    only.targets.length === 1 &&
    S.has(game.s, only.company, S.CHARGED);
  const answer = forced
    ? { do: 'melee' as const, company: only.company, target: only.targets[0] as number }
    : yield* put(meleeQuestion(game, group, pending, storms));
  if (answer.do === 'done') return endMelees(game, group);
  if (answer.do === 'pivot') return pivot(game, answer);
  yield* fight(game, answer.company, answer.target);
}

/** The melees are over: engineers who came through them try their gate. */
function endMelees(game: Game, group: Group): void {
  blowGates(game);
  group.phase = S.SHOOT_AFTER;
}

/** A round, and what it may bring: a wall crossed, or a pursuit with a round of its own (MM-C6j, MM-E8a, MM-E8d). */
function* fight(game: Game, company: number, target: number): Play {
  const storming = isStorming(game, situationNow(game.field, game.s), company, target);
  if (!melee(game, company, target) || isDecided(game)) return;
  if (storming) return yield* storm(game, company);
  const next = yield* pursue(game, company, target);
  if (next !== S.NONE) melee(game, company, next);
}

function meleeQuestion(
  game: Game,
  group: Group,
  pending: readonly PendingMelee[],
  storms: readonly { readonly company: number; readonly target: number }[],
): Asked<'melee'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const rounds = [
    ...pending.flatMap(({ company, targets }) => targets.map((target) => ({ company, target }))),
    ...storms,
  ].map((round) => ({ do: 'melee' as const, ...round }));
  const end: AnswerTo<'melee'>[] = pending.length === 0 ? [{ do: 'done' }] : [];
  return {
    side: s.active,
    kind: 'melee',
    clause: 'MM-B6e',
    stable: true,
    prompt: () => 'Which company fights next, and against whom?',
    options: () => [
      ...rounds,
      ...pivotsOf(game, situation, { ...group, companies: pending.map(({ company }) => company) }),
      ...end,
    ],
    refuse: (answer) => {
      if (answer.do === 'pivot') return refuseTurn(game, situation, group, answer);
      if (answer.do === 'done')
        return end.length > 0
          ? null
          : refused('R-MUST-ATTACK', 'MM-B6e', 'A company within 3 inches of an enemy has to melee.');
      if (!rounds.some(({ company }) => company === answer.company))
        return refused('R-MUST-ATTACK', 'MM-B6n', 'That company has no melee to start now.');
      return rounds.some(({ company, target }) => company === answer.company && target === answer.target)
        ? null
        : refused(
            'R-CANNOT-ATTACK',
            'MM-B6c',
            `${sentence(nameOf(field, answer.company))} may not attack that company.`,
          );
    },
    sample: (choose) => {
      const all = [...rounds, ...end];
      return all[choose(all.length)] as AnswerTo<'melee'>;
    },
  };
}

// P4: shooting by those who moved

function* shootAfter(game: Game, group: Group): Play {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const moved = group.companies.filter((id) => S.has(s, id, S.MOVED) && !S.has(s, id, S.CHARGED));
  const shots = moved.flatMap((id) => shotsOf(game, situation, id));
  if (shots.length === 0) {
    group.phase = S.AFTER_MELEE;
    return;
  }
  const answer = yield* put(shootAfterQuestion(game, group, situation, shots));
  if (answer.do === 'shoot') yield* shoot(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else group.phase = S.AFTER_MELEE;
}

function shootAfterQuestion(
  game: Game,
  group: Group,
  situation: Situation,
  shots: readonly Extract<AnswerTo<'shoot-after'>, { do: 'shoot' }>[],
): Asked<'shoot-after'> {
  return {
    side: game.s.active,
    kind: 'shoot-after',
    clause: 'MM-B2a',
    stable: true,
    prompt: () => `${sentence(namesOf(game.field, group.companies))}: shoot after moving?`,
    options: () => [...shots, { do: 'done' }],
    refuse: (answer) => {
      if (answer.do === 'done') return null;
      return answer.do === 'pivot'
        ? refuseTurn(game, situation, group, answer)
        : refuseShooting(game, situation, answer);
    },
  };
}

// P5: moves after melee

function* moveAfter(game: Game, group: Group): Play {
  const able = group.companies.filter((id) => mayMoveAfter(game, id));
  if (able.length === 0) {
    group.phase = S.AFTER_MELEE + 1;
    return;
  }
  const answer = yield* put(moveAfterQuestion(game, group, able));
  if (answer.do === 'move') march(game, answer);
  else if (answer.do === 'pivot') pivot(game, answer);
  else group.phase = S.AFTER_MELEE + 1;
}

function moveAfterQuestion(game: Game, group: Group, able: readonly number[]): Asked<'move-after'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  return {
    side: s.active,
    kind: 'move-after',
    clause: 'MM-B6f',
    stable: true,
    prompt: () => `${sentence(namesOf(field, able))}: retreat or advance after the melee?`,
    options: () => [...able.flatMap((id) => [...movesAfterMelee(game, id)]), { do: 'done' }],
    refuse: (answer) => {
      if (answer.do === 'done') return null;
      return answer.do === 'pivot' ? refuseTurn(game, situation, group, answer) : refuseMoves(game, answer);
    },
  };
}

/** Tells that a group begins to act. */
export function tellGroup(game: Game, group: Group): void {
  tell(
    game,
    'group',
    game.s.active,
    ['MM-A5f'],
    () => `${sentence(namesOf(game.field, group.companies))} acts.`,
    () => ({ pieces: group.companies.map(companyId) }),
  );
}
