import { ONE_DIE, type Prospect } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { situationNow } from '../model/board.ts';
import type { GeneralId } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import { type CommandedGroup, commandReckoning, resultChances } from '../reckon/command.ts';
import { personalityOn } from '../tables/index.ts';
import { declaredOf } from './actions.ts';
import { orderedOn } from './command.ts';

/** The chances that the command dice of an order let its companies obey, before any is thrown (MM-E1l, MM-E2b, MM-E2w). */

type Activate = Extract<Answer, { do: 'activate' }>;

/** A command die that an order brings. */
export interface CommandDie {
  /** The companies it binds. */
  readonly bound: readonly number[];
  /** The general who acts on it, or NONE. */
  readonly general: GeneralId;
  readonly ordered: CommandedGroup;
  /** True if no general, or one of known character, acts on it. */
  readonly characterKnown: boolean;
}

/**
 * The dice in the order in which they are thrown: one for a formed regiment, or else one for each company
 * that is to move (MM-E1l).
 */
export function commandDice(game: Game, answer: Activate): readonly CommandDie[] {
  const { field, s } = game;
  const declared = declaredOf(game, situationNow(field, s), answer);
  if (!field.switches.commandControl || declared.length === 0) return [];
  const dice = field.switches.formedRegiments ? [answer.companies] : declared.map((id) => [id]);
  return dice.map((bound) => {
    const { general, column, canCharge } = orderedOn(game, bound);
    const character = general === S.NONE ? null : S.personalityOf(s, general);
    const characterKnown = general === S.NONE || character !== null;
    return { bound, general, ordered: { general: character, column, canCharge }, characterKnown };
  });
}

/** The results of one die with their chances, the worst first. */
export function dieChances({ ordered, characterKnown }: CommandDie): readonly Prospect[] {
  return resultChances(ordered, characterKnown);
}

/** The results of an order with their chances, the worst first: of several dice, whether all companies do as ordered; null if none is thrown. */
export function orderProspects(game: Game, answer: Activate): readonly Prospect[] | null {
  const dice = commandDice(game, answer);
  const [first, ...others] = dice;
  if (!first) return null;
  if (others.length === 0) return dieChances(first);
  const all = allObey(dice);
  return [
    { label: 'not all as ordered', chance: 1 - all },
    { label: 'all as ordered', chance: all },
  ];
}

/** The chance that all of several dice let their companies do as ordered. Dice that wait for one unknown character share it (MM-E2m). */
function allObey(dice: readonly CommandDie[]): number {
  const unknown = dice.find(({ characterKnown }) => !characterKnown);
  if (!unknown) return dice.reduce((product, { ordered }) => product * obeyChance(ordered), 1);
  const faces = Array.from({ length: ONE_DIE.sides }, (_, i) => i + 1);
  const chances = faces.map((face) =>
    allObey(
      dice.map((die) =>
        die.general === unknown.general
          ? { ...die, characterKnown: true, ordered: { ...die.ordered, general: personalityOn(face) } }
          : die,
      ),
    ),
  );
  return chances.reduce((sum, chance) => sum + chance, 0) / faces.length;
}

function obeyChance(ordered: CommandedGroup): number {
  const { outcomes } = commandReckoning(ordered);
  return outcomes.filter(({ key }) => key === 'obey').length / outcomes.length;
}
