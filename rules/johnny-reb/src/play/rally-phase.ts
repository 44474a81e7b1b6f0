import { nth, type Refusal } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { type BrigadeId, NONE, type UnitId } from '../model/field.ts';
import { emit, type Play, put, type QuestionOf, type StateView } from '../model/game.ts';
import { nameOf, officerOf, officerPiece, unitPiece } from '../model/naming.ts';
import { ON_TABLE, REVEAL, SERVES } from '../model/state.ts';
import { refused } from '../tables/refuse.ts';
import type { AlarmContext } from './alarm.ts';
import { enter } from './phases.ts';
import { inTurn, newCommanders, rallies, replacements, routedMoves, throwForInitiative } from './rallying.ts';

/** Phase 2, a step at a time (JR-5.3): the dice of both sides, then each side's replacements and new commanders. */

/** The steps of phase 2. */
const DICE = 0;
const FIRST_SIDE = 1;
const SECOND_SIDE = 2;
const OVER = 3;

/** Carries phase 2 on from its step. */
export function* rallyPhase(game: AlarmContext): Play {
  const { s } = game;
  const [brigade] = s.unplaced;
  if (brigade !== undefined) {
    const { unit } = yield* put(commanderQuestion(game, brigade));
    placeCommander(game, brigade, unit);
  } else if (s.step === DICE) {
    throwForInitiative(game);
    routedMoves(game);
    rallies(game);
    s.step = FIRST_SIDE;
  } else if (s.step === OVER) enter(game, REVEAL);
  else {
    const side = inTurn(s)[s.step === FIRST_SIDE ? 0 : 1];
    replacements(game, side);
    s.unplaced = newCommanders(game, side);
    s.step = s.step === FIRST_SIDE ? SECOND_SIDE : OVER;
  }
}

function commanderQuestion(game: StateView, brigade: BrigadeId): QuestionOf<'commander'> {
  const { field, s } = game;
  const { side, name, units } = nth(field.brigades, brigade);
  const there = units.filter((unit) => s.fate[unit] === ON_TABLE);
  const law = (unit: UnitId): Refusal | null =>
    there.includes(unit)
      ? null
      : refused('JR-13.5c', `That is not a unit of the brigade of ${name} on the table.`);
  return {
    side,
    kind: 'commander',
    clause: 'JR-13.5c',
    stable: true,
    prompt: () => `${name} has a new commander: with which unit is he placed?`,
    options: () => there.map((unit) => ({ do: 'commander', unit })),
    refuse: ({ unit }) => law(unit),
  };
}

/** Fills the post of the lost commander: its new holder joins a unit of the brigade (D17). */
function placeCommander(game: AlarmContext, brigade: BrigadeId, unit: UnitId): void {
  const { field, s } = game;
  s.unplaced = s.unplaced.filter((each) => each !== brigade);
  s.leaderless[brigade] = NONE;
  const post = field.officers.find(({ rank, brigades }) => rank === 'brigade' && brigades.includes(brigade));
  if (!post) throw new Error(`Brigade ${brigade} has lost a commander but has no post for one.`);
  s.officer[post.id] = SERVES;
  s.predecessors[post.id] = nth(s.predecessors, post.id) + 1;
  s.attached[post.id] = unit;
  emit(
    game,
    officerOf(field, post.id).side,
    ['JR-13.5c'],
    () => told`A new commander joins ${nameOf(field, unit)}`,
    () => ({ kind: 'placed', pieces: [officerPiece(post.id), unitPiece(unit)], at: null }),
  );
}
