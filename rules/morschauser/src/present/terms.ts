import { lengthNames, lengthNumber, lengthWords, shortLength } from '@linstock/ground';
import { percentText, type Question } from '@linstock/kernel';
import { chooseNames, type OrderTerm, type OrderTerms, type Reach } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { companyId, companyOf, generalOf, isOnTable, namesOf, situationNow } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { type Game, thought } from '../model/game.ts';
import { NONE, type State } from '../model/state.ts';
import { declaredOf } from '../play/actions.ts';
import { type CommandDie, commandDice, dieChances } from '../play/command-odds.ts';
import { LENGTHS } from '../tables/index.ts';

/**
 * The terms of acting: what companies may do, moving or not, the possible results of their command die, and the cost
 * (MM-A5, MM-E2).
 */

type Activate = Extract<AnswerTo<'act'>, { do: 'activate' }>;

/** The terms of an order for the companies that get it; null for other answers. */
export function terms(field: Field, s: State, _: Question<Answer>, answer: Answer): OrderTerms | null {
  if (answer.do !== 'activate') return null;
  const game = thought(field, s);
  const declared = declaredOf(game, situationNow(field, s), answer);
  const moves = declared.length > 0;
  return {
    lets: moves ? letsMove(field, declared) : STANDS,
    risks: commandRisks(game, answer),
    change: {
      says: moves
        ? 'A company acts once in a turn: whatever the die says, nothing else can be ordered instead.'
        : 'A company acts once in a turn: with the order to stand it cannot get the order to move later in the turn.',
      clause: 'MM-A5m',
    },
    reach: () => (moves ? goes(field, s, declared) : strikes(field, s, answer.companies)),
  };
}

const STANDS: OrderTerm = {
  says: `Staying; turning on the spot, shooting, and fighting whoever is within ${lengthWords(LENGTHS.meleeRange, 1)}.`,
  clause: 'MM-A5l',
};

/** The distance they move, and whether and when they may shoot (MM-A4c, MM-A4g, MM-B2a, MM-B2b, MM-E7f1). */
function letsMove(field: Field, movers: readonly CompanyId[]): OrderTerm {
  const all = movers.map((id) => companyOf(field, id).abilities);
  const lengths = [...new Set(all.map(({ move }) => move))]
    .sort((a, b) => a - b)
    .map((length) => lengthNumber(length, 1));
  const charges = all.some(({ mayCharge }) => mayCharge) ? ', a charge too' : '';
  const armed = all.filter(({ weapons }) => weapons.length > 0);
  const early = armed.filter(({ traits }) => traits.includes('earlyArtillery'));
  const shoots =
    armed.length === 0
      ? ''
      : early.length === armed.length
        ? '; those that move do not shoot, and those that shoot do not move'
        : early.length === 0
          ? '; shooting before or after it'
          : '; shooting before or after it, but early guns only if they do not move';
  return {
    says: `Up to ${chooseNames(lengths)} ${lengthNames().many}${charges}${shoots}.`,
    clause: 'MM-A5l',
  };
}

/**
 * The possible results of the command dice, at best after their generals' changes: dice with the same chances together
 * (MM-E1l, MM-E2b to MM-E2p).
 */
function commandRisks(game: Game, answer: Activate): OrderTerm[] {
  const { field } = game;
  const dice = commandDice(game, answer);
  const alike = Map.groupBy(dice, (die) => chancesText(game, die));
  return [...alike].map(([chances, some]) => {
    const bound = some.flatMap((die) => die.bound);
    const whose =
      some.length === dice.length
        ? dice.length === 1
          ? 'Command die'
          : 'Command die of each'
        : `Command die of ${namesOf(field, bound)}${some.length > 1 ? ', each' : ''}`;
    return { says: `${whose}, ${chances}.`, clause: 'MM-E2b' };
  });
}

/** `the best that General Greene can change it to: no advance 17 %, as ordered 83 %`. */
function chancesText(game: Game, die: CommandDie): string {
  const { general, characterKnown } = die;
  const by =
    general === NONE
      ? 'no general near enough to change it'
      : characterKnown
        ? `the best that ${generalOf(game.field, general).name} can change it to`
        : `the character of ${generalOf(game.field, general).name} still to be thrown for`;
  const chances = dieChances(die).map(({ label, chance }) => `${label} ${percentText(chance)}`);
  return `${by}: ${chances.join(', ')}`;
}

/** The distance of each mover over open ground. */
function goes(field: Field, s: State, movers: readonly CompanyId[]): Reach[] {
  return movers
    .filter((id) => isOnTable(s, id))
    .map((id): Reach => {
      const { move } = companyOf(field, id).abilities;
      const label = `up to ${shortLength(move, 1)}`;
      return { piece: companyId(id), does: 'goes', label, places: [], within: { far: move, arc: 'all' } };
    });
}

/** The range of each company from its place. */
function strikes(field: Field, s: State, companies: readonly CompanyId[]): Reach[] {
  return companies
    .filter((id) => isOnTable(s, id))
    .flatMap((id): Reach[] => {
      const far = Math.max(0, ...companyOf(field, id).abilities.weapons.map(({ range }) => range));
      const label = `shoots to ${shortLength(far, 1)}`;
      return far === 0
        ? []
        : [{ piece: companyId(id), does: 'strikes', label, places: [], within: { far, arc: 'ahead' } }];
    });
}
