import type { Hex } from '@linstock/ground';
import { nth, type Refusal, refusal } from '@linstock/kernel';
import { agreeingForm, saying, told } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { reformReckoning } from '../../reckon/activation.ts';
import { FACINGS, facesCorners } from '../../reckon/arcs.ts';
import { FORMATIONS } from '../../tables/index.ts';
import { initiativeOf } from '../activations/continuity.ts';
import { meetLeaders } from '../leaders/leaders.ts';

/** Militia that fled and comes back (FL-15.2). */

/**
 * Before an Activation with militia in the Reform Box its side is asked if it passes. If not, it rolls, and places
 * the militia that returns (FL-15.2b, c).
 */
export function* reformBox(game: Game): Play {
  const { s } = game;
  if (boxed(game).length === 0) return;
  const { do: answer } = yield* put(activationQuestion(game));
  if (answer === 'pass') {
    s.passed = 1;
    return;
  }
  s.begun = 1;
  const { succeeds } = game.umpire.throw(reformReckoning(initiativeOf(game, s.active)));
  if (!succeeds) return;
  for (;;) {
    const back = boxed(game).filter((unit) => returnHexes(game, unit).length > 0);
    if (back.length === 0) return;
    const answer = yield* put(returnQuestion(game, back));
    comeBack(game, answer);
    yield* meetLeaders(game, answer.unit);
  }
}

/** Units of the active side that wait in the Box. */
function boxed({ field, s }: StateView): UnitId[] {
  if (field.reform?.side !== s.active) return [];
  return field.armies[s.active].units.filter((unit) => s.fate[unit] === S.BOXED);
}

function activationQuestion(game: Game): QuestionOf<'activation'> {
  return {
    side: game.s.active,
    kind: 'activation',
    clause: 'FL-15.2b',
    stable: true,
    prompt: () => 'Militia waits to come back. Do you begin the Activation with a roll for it, or pass?',
    options: () => [{ do: 'begin' }, { do: 'pass' }],
    refuse: () => null,
  };
}

type Return = AnswerTo<'return-hex'>;

function returnQuestion(game: Game, units: readonly UnitId[]): QuestionOf<'return-hex'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'return-hex',
    clause: 'FL-15.2c',
    stable: false,
    prompt: () =>
      `Where ${agreeingForm(board.namesOf(field, units), 'does', 'do')} ${board.namesOf(field, units)} come back?`,
    options: () =>
      units.flatMap((unit) =>
        returnHexes(game, unit).flatMap((hex) =>
          facingsOf(game, unit).map((facing): Return => ({ do: 'come-back', unit, hex, facing })),
        ),
      ),
    refuse: (answer) => refuseReturn(game, units, answer),
    sample: (choose) => {
      const unit = nth(units, choose(units.length));
      const hexes = returnHexes(game, unit);
      const facings = facingsOf(game, unit);
      return {
        do: 'come-back',
        unit,
        hex: nth(hexes, choose(hexes.length)),
        facing: nth(facings, choose(facings.length)),
      };
    },
  };
}

/** Any facing of the right kind for its Command's formation (FL-15.2c, FL-8.0a, c). */
function facingsOf({ field, s }: StateView, unit: UnitId): number[] {
  const drill = nth(s.drill, board.unitOf(field, unit).command);
  const parity = facesCorners(FORMATIONS[drill] ?? null) ? 0 : 1;
  return Array.from({ length: FACINGS / 2 }, (_, i) => 2 * i + parity);
}

function returnHexes(game: StateView, unit: UnitId): Hex[] {
  return (game.field.reform?.hexes ?? []).filter((hex) => refuseReturnHex(game, unit, hex) === null);
}

function refuseReturnHex(game: StateView, unit: UnitId, hex: Hex): Refusal | null {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const clause = 'FL-15.2c';
  if (!field.reform?.hexes.includes(hex))
    return refusal('FL-R-OUTSIDE', clause, 'Militia returns only behind its army.');
  const looked = board.lookAround(field, s);
  const enemy = side === 0 ? 1 : 0;
  if (looked.held[hex * 2] !== 0 || looked.held[hex * 2 + 1] !== 0)
    return refusal('FL-R-OCCUPIED', clause, 'That hex is taken.');
  if (field.ground.passable[hex] === 0) return refusal('FL-R-IMPASSABLE', clause, 'No unit can be there.');
  if (board.besideEnemy(field, looked, hex, side))
    return refusal('FL-R-ADJACENT-ENEMY', clause, 'That hex is next to an enemy unit.');
  return looked.zoc[hex * 2 + enemy] === 0
    ? null
    : refusal('FL-R-ENEMY-ZOC', clause, 'That hex is in an enemy Zone of Control.');
}

function refuseReturn(
  game: StateView,
  units: readonly UnitId[],
  { unit, hex, facing }: Return,
): Refusal | null {
  if (!units.includes(unit))
    return refusal('FL-R-OUTSIDE', 'FL-15.2c', 'Only units that wait in the Reform Box come back.');
  const barred = refuseReturnHex(game, unit, hex);
  if (barred) return barred;
  return facingsOf(game, unit).includes(facing)
    ? null
    : refusal('FL-R-FACING-KIND', 'FL-15.2c', 'That facing is not one of its formation.');
}

/** Back on the map, Disordered, and its leader with the first of them (FL-15.2c, d). */
function comeBack(game: Game, { unit, hex, facing }: Return): void {
  const { field, s } = game;
  const { command, side } = board.unitOf(field, unit);
  s.at[unit] = hex;
  s.facing[unit] = facing;
  s.fate[unit] = S.ON_MAP;
  s.formation[unit] = nth(s.drill, command);
  s.disordered[unit] = 1;
  s.height[unit] = 0;
  const { leader } = board.commandOf(field, command);
  if (s.leaderAt[leader] === S.NONE && s.leader[leader] !== S.GONE) s.leaderAt[leader] = hex;
  emit(
    game,
    side,
    ['FL-15.2c'],
    () => told`${saying(board.unitName(field, unit), 'comes', 'come')} back into the fight`,
    () => ({ kind: 'placed', pieces: [board.unitId(unit)], at: { hex } }),
  );
}
