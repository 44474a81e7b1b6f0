import { otherSide, type Side } from '@linstock/kernel';
import { hexDistance, listNames, saying, sentence } from '@linstock/scene';
import { type Action, type AnswerTo, COMMANDER } from '../model/answers.ts';
import { companyIds, lookAround, nameOf, namesOf, officerId, officerName } from '../model/board.ts';
import { type Field, SIDE_PEOPLE } from '../model/field.ts';
import { emit, type Game, movedTogether, type Play, put } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { excessOf } from '../reckon/stacking.ts';
import { excessQuestion } from './excess.ts';
import { captureCommander, settle } from './leaders.ts';
import { marchOf } from './march.ts';
import { movementQuestion } from './movement-question.ts';
import { eliminate } from './results.ts';

/** P-MOVE: the Movement Phase of a side (AL-6.1), full or half by whose player turn it is. */

const MOVING = 1;
const CLOSING = 2;
const THINNING = 3;

/** The Movement Phase from wherever the state has come to. */
export function* movement(game: Game, side: Side): Play {
  const { s } = game;
  if (s.stage === 0) {
    s.done.fill(0);
    s.leaderSpent.fill(0);
    s.commanderSpent.fill(0);
    s.stage = MOVING;
  }
  if (s.stage === MOVING) yield* moves(game, side);
  yield* closing(game);
}

/** Moves in any order until the side ends the phase (AL-6.1a, i). */
function* moves(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    const question = movementQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer || answer.do === 'done') break;
    if (answer.do === 'move') march(game, side, answer.companies, answer.actions, answer.leaders);
    else ride(game, side, answer.officer, answer.path);
  }
  s.stage = CLOSING;
}

/** Companies march, disordering those they pass through and taking leaders along (P-MOVE 2, 3, 5). */
function march(
  game: Game,
  side: Side,
  companies: readonly number[],
  actions: readonly Action[],
  leaders: readonly number[],
): void {
  const { field, s } = game;
  const { path, facing, disordered, passed, steps, refused } = marchOf(field, s, companies, actions);
  if (refused) throw new RangeError(`An illegal march was given: ${refused.sentence}`);
  const end = path.at(-1) as number;
  const taken = leaders.map((officer) => officerId(side, officer));
  for (const c of companies) {
    s.at[c] = end;
    s.facing[c] = facing;
    s.done[c] = (s.done[c] as number) | S.MOVED;
  }
  for (const c of [...disordered, ...passed]) s.status[c] = S.DISORDERED;
  for (const officer of leaders) moveOfficer(game, side, officer, end, steps);
  emit(
    game,
    side,
    ['AL-6.1a', 'AL-5.2a'],
    () =>
      path.length > 1
        ? `${saying(namesOf(field, companies), 'marches', 'march')} ${hexDistance(path.length - 1)}.`
        : `${saying(namesOf(field, companies), 'turns', 'turn')}.`,
    () => ({ kind: 'move', went: movedTogether([...companyIds(companies), ...taken], { hexes: path }) }),
  );
  if (disordered.length + passed.length > 0) tellPassing(game, side, [...disordered, ...passed]);
  captureOnTheWay(game, companies[0] as number, path);
}

function tellPassing(game: Game, side: Side, companies: readonly number[]): void {
  const names = () => listNames(companies.map((c) => nameOf(game.field, c)));
  emit(
    game,
    side,
    ['AL-6.3c'],
    () => `Passing through friends disorders ${names()}.`,
    () => ({ kind: 'morale', pieces: companyIds(companies), morale: 'disordered' }),
  );
}

/** A lone enemy army commander in any hex entered is captured (AL-4.33a, b). */
function captureOnTheWay(game: Game, company: number, path: readonly number[]): void {
  for (const hex of path.slice(1)) captureCommander(game, company, hex);
}

/** A leader or army commander moves by himself (AL-4.2d). */
function ride(game: Game, side: Side, officer: number, path: readonly number[]): void {
  const { field, s } = game;
  const from = officer === COMMANDER ? s.commanderAt[side] : s.leaderAt[officer];
  const end = path.at(-1) as number;
  moveOfficer(game, side, officer, end, path.length);
  emit(
    game,
    side,
    ['AL-4.2d'],
    () => `${sentence(officerName(field, s, side, officer))} rides ${hexDistance(path.length)}.`,
    () => ({
      kind: 'move',
      went: movedTogether([officerId(side, officer)], { hexes: [from as number, ...path] }),
    }),
  );
}

function moveOfficer({ s }: Game, side: Side, officer: number, hex: number, steps: number): void {
  if (officer === COMMANDER) {
    s.commanderAt[side] = hex;
    s.commanderSpent[side] = (s.commanderSpent[side] as number) + steps;
  } else {
    s.leaderAt[officer] = hex;
    s.leaderSpent[officer] = (s.leaderSpent[officer] as number) + steps;
  }
}

/** The end of the phase: leaders to their men, overstacked hexes thinned by the other side (P-MOVE 6). */
function* closing(game: Game): Play {
  const { field, s } = game;
  if (s.stage === CLOSING) {
    yield* settle(game, 'AL-4.2e');
    s.stage = THINNING;
  }
  for (;;) {
    yield* settle(game);
    const crowded = crowdedHex(field, s);
    if (!crowded) return;
    const { side, hex } = crowded;
    const answer: AnswerTo<'remove-excess'> = yield* put(excessQuestion(game, side, hex));
    emit(
      game,
      side,
      ['AL-6.2c'],
      () => `Too many companies in one hex: the ${SIDE_PEOPLE[otherSide(side)]} choose who is lost.`,
      () => ({ kind: 'note', pieces: [], at: { hex } }),
    );
    for (const c of answer.companies) eliminate(game, c, 'AL-6.2c');
  }
}

/** The first hex with too many companies of a side in it (AL-6.2a). */
function crowdedHex(field: Field, s: State): { side: Side; hex: number } | null {
  const { held } = lookAround(field, s);
  for (const { id, side } of field.companies) {
    const hex = s.at[id] as number;
    if (hex !== S.NONE && excessOf(held[hex * 2 + side] as number) > 0) return { side, hex };
  }
  return null;
}
