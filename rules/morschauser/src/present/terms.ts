import { percentText, type Question } from '@linstock/kernel';
import { type OrderTerms, oneOf, type Reach, type Term } from '@linstock/scene';
import type { Answer, AnswerTo } from '../answers.ts';
import { companyId, companyOf, generalOf, isOnTable, situationNow } from '../board.ts';
import type { Field } from '../field.ts';
import { type Game, thought } from '../game.ts';
import { declaredOf } from '../play/actions.ts';
import { actingOn, commandProspects } from '../play/command.ts';
import { NONE, personalityOf, type State } from '../state.ts';
import { LENGTHS } from '../tables.ts';
import { inches } from './pieces.ts';

/** What it lets companies do that they act, moving or standing, what their command die may make of it, and what it costs (MM-A5, MM-E2). */

type Activate = Extract<AnswerTo<'act'>, { do: 'activate' }>;

/** What an order comes to for the companies that get it; null for answers that are none. */
export function terms(field: Field, s: State, _: Question<Answer>, answer: Answer): OrderTerms | null {
  if (answer.do !== 'activate') return null;
  const game = thought(field, s);
  const declared = declaredOf(game, situationNow(field, s), answer);
  const moves = answer.movers.length > 0;
  return {
    lets: moves ? letsMove(field, answer) : STANDS,
    risks: declared.length === 0 ? [] : commandRisks(game, answer, declared),
    change: {
      says: moves
        ? 'A company acts once in a turn: whatever the die says, nothing else can be ordered instead.'
        : 'A company acts once in a turn: told to stand it cannot be told to move later in it.',
      clause: 'MM-A5m',
    },
    reach: () => (moves ? goes(field, s, answer.movers) : strikes(field, s, answer.companies)),
  };
}

const STANDS: Term = {
  says: `Staying; turning on the spot, shooting, and fighting whoever is within ${inches(LENGTHS.meleeRange)} inches.`,
  clause: 'MM-A5l',
};

/** How far they move, and what they do besides. */
function letsMove(field: Field, { movers }: Activate): Term {
  const all = movers.map((id) => companyOf(field, id).abilities);
  const lengths = [...new Set(all.map(({ move }) => move))].sort((a, b) => a - b).map(inches);
  const charges = all.some(({ mayCharge }) => mayCharge) ? ', a charge too' : '';
  return {
    says: `Up to ${oneOf(lengths)} inches${charges}; shooting before or after it.`,
    clause: 'MM-A5l',
  };
}

/** What the command die may bring, at the best their general can make of it (MM-E2b to MM-E2p). */
function commandRisks(game: Game, { companies }: Activate, declared: readonly number[]): Term[] {
  const bound = game.field.switches.formedRegiments ? companies : declared;
  const prospects = commandProspects(game, bound) ?? [];
  if (prospects.length === 0) return [];
  const said = prospects.map(({ label, chance }) => `${label} ${percentText(chance)}`);
  const general = actingOn(game, bound);
  const by =
    general === NONE
      ? 'no general near enough to change it'
      : personalityOf(game.s, general) === null
        ? `the character of ${generalOf(game.field, general).name} still to be thrown for`
        : `the best that ${generalOf(game.field, general).name} can make of it`;
  return [{ says: `Command die, ${by}: ${said.join(', ')}.`, clause: 'MM-E2b' }];
}

/** How far each mover goes over open ground. */
function goes(field: Field, s: State, movers: readonly number[]): Reach[] {
  return movers
    .filter((id) => isOnTable(s, id))
    .map((id): Reach => {
      const { move } = companyOf(field, id).abilities;
      const label = `up to ${inches(move)} in`;
      return { piece: companyId(id), does: 'goes', label, places: [], within: { far: move, arc: 'all' } };
    });
}

/** How far each shoots from where it stands. */
function strikes(field: Field, s: State, companies: readonly number[]): Reach[] {
  return companies
    .filter((id) => isOnTable(s, id))
    .flatMap((id): Reach[] => {
      const far = Math.max(0, ...companyOf(field, id).abilities.weapons.map(({ range }) => range));
      const label = `shoots to ${inches(far)} in`;
      return far === 0
        ? []
        : [{ piece: companyId(id), does: 'strikes', label, places: [], within: { far, arc: 'ahead' } }];
    });
}
