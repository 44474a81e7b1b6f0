import { type Hex, neighbour } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, type QuestionOf, type StateView, settle } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { inOrderOfMorale } from '../../reckon/advance.ts';
import { frontsOf } from '../../reckon/arcs.ts';
import { moverOf } from '../../reckon/going.ts';
import { goTogether } from '../movement/going-along.ts';
import { captureGuns } from './losing-units.ts';
import type { Attacker, Lines } from './shock-line.ts';

/** The advance into hexes the defending Line has left (FL-12.43f, k to m, FL-12.61e). */

/** Attackers of one hex that go together: a Close pair, or one unit (FL-12.43m). */
interface AdvanceGroup {
  readonly units: readonly UnitId[];
  /** The higher Morale Rating of a pair. */
  readonly morale: number;
  /** Vacated hexes in front of it that are still to be had. */
  readonly hexes: readonly Hex[];
}

/** Each attacker who has a vacated hex in front must enter one; `stood` are the hexes the defending Line stood in. */
export function* advance(game: Game, { attackers }: Lines, stood: readonly Hex[]): Play {
  const { s } = game;
  const here = attackers.filter(({ unit }) => board.isOnMap(s, unit));
  const waiting = new Set(here.map(({ unit }) => unit));
  const open = new Set(stood);
  while (s.ended === null) {
    const first = firstToGo(
      game,
      here.filter(({ unit }) => waiting.has(unit)),
      open,
    );
    if (first.length === 0) return;
    const { unit, hex } = unopposed(first) ?? (yield* settle(advanceQuestion(game, first)));
    const units = first.find((each) => each.units.includes(unit))?.units ?? [unit];
    for (const each of units) waiting.delete(each);
    open.delete(hex);
    yield* enter(game, units, hex);
  }
}

/** Hexes of the defending Line before it goes; guns alone too (FL-12.72d). */
export function hexesOf({ s }: StateView, units: readonly UnitId[]): Hex[] {
  return [...new Set(units.map((unit) => board.hexOfUnit(s, unit)))];
}

/** Units of the highest Morale Rating that can advance (FL-12.43k). */
function firstToGo(
  game: StateView,
  attackers: readonly Attacker[],
  open: ReadonlySet<number>,
): AdvanceGroup[] {
  const groups = advancing(game, attackers, open).filter(({ hexes }) => hexes.length > 0);
  const [best] = inOrderOfMorale(groups);
  return groups.filter(({ morale }) => morale === best?.morale);
}

function advancing(
  game: StateView,
  attackers: readonly Attacker[],
  open: ReadonlySet<number>,
): AdvanceGroup[] {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  return attackers.flatMap(({ unit, hex, facing }): AdvanceGroup[] => {
    const partner = board.partnerOf(game, unit);
    const paired = attackers.some((each) => each.unit === partner);
    if (paired && partner < unit) return [];
    const units = paired ? [unit, partner] : [unit];
    const { kind, side } = board.unitOf(field, unit);
    const cost = field.ground.cost[moverOf(kind, S.formationOf(s, unit))];
    const hexes = frontsOf(S.formationOf(s, unit), facing)
      .filter((direction) => nth(cost, hex * 6 + direction) >= 0)
      .map((direction) => neighbour(field.map, hex, direction))
      .filter((to) => open.has(to) && looked.solid[to * 2 + otherSide(side)] === 0);
    return [{ units, morale: Math.max(...units.map((each) => board.unitOf(field, each).morale)), hexes }];
  });
}

/** An advance without a choice: one hex in front, and no other of the same Morale Rating wants it. */
function unopposed(first: readonly AdvanceGroup[]): AnswerTo<'advance'> | null {
  const alone = first.find(
    (group) =>
      group.hexes.length === 1 &&
      first.every((other) => other === group || !other.hexes.includes(nth(group.hexes, 0))),
  );
  return alone ? { do: 'advance', unit: nth(alone.units, 0), hex: nth(alone.hexes, 0) } : null;
}

function advanceQuestion(game: Game, first: readonly AdvanceGroup[]): QuestionOf<'advance'> {
  const { field } = game;
  const { side } = board.unitOf(field, nth(nth(first, 0).units, 0));
  return {
    side,
    kind: 'advance',
    clause: 'FL-12.43l',
    stable: false,
    prompt: () => 'Who advances into which of the hexes the enemy has left?',
    options: () =>
      first.flatMap(({ units, hexes }) =>
        units.flatMap((unit) => hexes.map((hex) => ({ do: 'advance', unit, hex }) as const)),
      ),
    refuse: (answer) => refuseAdvance(game, first, answer),
  };
}

function refuseAdvance(
  { field }: StateView,
  first: readonly AdvanceGroup[],
  { unit, hex }: AnswerTo<'advance'>,
): Refusal | null {
  const group = first.find(({ units }) => units.includes(unit));
  if (!group)
    return refusal(
      'FL-R-MORALE-ORDER',
      'FL-12.43k',
      `Those of the highest Morale Rating advance first: ${board.namesOf(
        field,
        first.flatMap(({ units }) => units),
      )}.`,
    );
  return group.hexes.includes(hex)
    ? null
    : refusal(
        'FL-R-NOT-VACATED',
        'FL-12.43m',
        'It advances into a hex in front of it that the enemy has left.',
      );
}

/** They enter, keeping their facing, and take the guns there (FL-12.43m, FL-12.72c, FL-12.82a). */
function* enter(game: Game, units: readonly UnitId[], hex: Hex): Play {
  const { field, s } = game;
  const { side } = board.unitOf(field, nth(units, 0));
  const from = board.hexOfUnit(s, nth(units, 0));
  yield* goTogether(game, units, [from, hex], (pieces) =>
    emit(
      game,
      side,
      ['FL-12.43f'],
      () => told`${saying(board.namesOf(field, units), 'advances', 'advance')}`,
      () => ({ kind: 'move', went: pieces.map((piece) => ({ piece, path: { hexes: [from, hex] } })) }),
    ),
  );
  const guns = field.armies[otherSide(side)].guns.filter((gun) => s.at[gun] === hex);
  yield* captureGuns(game, guns, 'FL-12.72c');
}
