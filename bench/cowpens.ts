import { type Answer, americanLegions, type Field, type State } from '@linstock/american-legions';
import { chanceDice, Game, Position, type Question, type Side, seededChance } from '@linstock/kernel';

/** What the bench of American Legions plays on: Cowpens, answered at random from one seed. */

export type Battle = Position<State, Answer, Field>;

export const field = americanLegions.field('cowpens', {});
const chance = seededChance('bench');
const dice = chanceDice(chance);

/** A legal answer by chance alone. */
export function anyAnswer(question: Question<Answer>): Answer {
  if (question.sample) return question.sample(chance.below);
  const options = [...question.options()];
  return options[chance.below(options.length)] as Answer;
}

/** Plays a random game to its end, through the gate or past it; gives the decisions made. */
export function playRandomly(keep: boolean, gate: boolean): number {
  const position = Position.start(americanLegions, field, dice, { keep });
  let decisions = 0;
  for (let question = position.open[0]; question; question = position.open[0], decisions++) {
    const answer = anyAnswer(question);
    if (gate) {
      const refused = position.answer(question.side, answer, dice);
      if (refused) throw new Error(refused.sentence);
    } else position.give(question.side, answer, dice);
  }
  return decisions;
}

/** A whole random game through the judge: proposed, chained, appended. */
export function playJudged(): Game<State, Answer, Field> {
  const game = Game.create(americanLegions, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'bench' } });
  for (let [question] = game.open; question; [question] = game.open) {
    const proposal = game.propose(question.side, anyAnswer(question), game.head);
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game;
}

/** A position in the middle of a game, and an attack somebody can make there. */
export interface Attack {
  readonly position: Battle;
  readonly side: Side;
  readonly answer: Answer;
}

/** So many attacks of a kind (`fire`, `shock`) out of random games: the greatest offered each time. */
export function attacksOf(kind: string, count: number): Attack[] {
  const attacks: Attack[] = [];
  while (attacks.length < count) {
    const position = Position.start(americanLegions, field, dice);
    for (let question = position.open[0]; question; question = position.open[0]) {
      if (question.kind === kind && attacks.length < count)
        attacks.push({ position: position.clone(), side: question.side, answer: greatest(question) });
      position.give(question.side, anyAnswer(question), dice);
    }
  }
  return attacks;
}

/** The offered attack by most companies or hexes. */
function greatest(question: Question<Answer>): Answer {
  const size = (answer: Answer) =>
    'companies' in answer ? answer.companies.length : 'hexes' in answer ? answer.hexes.length : 0;
  return [...question.options()].reduce((best, answer) => (size(answer) > size(best) ? answer : best));
}
