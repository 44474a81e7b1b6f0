import {
  chanceDice,
  type Dice,
  Game,
  nth,
  Position,
  type Question,
  type Side,
  seededChance,
} from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';

/** A battle the bench plays over and over, answered at random from one seed. */
export interface Battle<S, A, F> {
  readonly rules: Rulebook<S, A, F>;
  readonly id: string;
  readonly field: F;
  readonly dice: Dice;
  /** A random legal answer. */
  anyAnswer(question: Question<A>): A;
}

/** A battle of a system, as its players would find it who set no options. */
export function battleOf<S, A, F>(rules: Rulebook<S, A, F>, id: string): Battle<S, A, F> {
  const chance = seededChance('bench');
  return {
    rules,
    id,
    field: rules.field(id, {}),
    dice: chanceDice(chance),
    anyAnswer(question) {
      if (question.sample) return question.sample(chance.below);
      const options = [...question.options()];
      return nth(options, chance.below(options.length));
    },
  };
}

/** Plays a random game to its end, through the gate or past it; gives the decisions made. */
export function playRandomly<S, A, F>(battle: Battle<S, A, F>, keep: boolean, gate: boolean): number {
  const { rules, field, dice } = battle;
  const position = Position.start(rules, field, dice, { keep });
  let decisions = 0;
  for (let question = position.open[0]; question; question = position.open[0], decisions++) {
    const answer = battle.anyAnswer(question);
    if (gate) {
      const refused = position.answer(question.side, answer, dice);
      if (refused) throw new Error(refused.sentence);
    } else position.giveAnswer(question.side, answer, dice);
  }
  return decisions;
}

/** Seals of the bench keep no secret. */
const salt = (): string => '0'.repeat(64);

/** A whole random game through the judge: proposed, chained, appended. */
export function playJudged<S, A, F>(battle: Battle<S, A, F>): Game<S, A, F> {
  const game = Game.create(battle.rules, { battle: battle.id, dice: { kind: 'seeded', seed: 'bench' } });
  for (let [question] = game.open; question; [question] = game.open) {
    const proposal = game.propose(question.side, battle.anyAnswer(question), game.head, { salt });
    if ('refused' in proposal) throw new Error(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return game;
}

/** A position in the middle of a game, and a possible attack there. */
export interface Attack<S, A, F> {
  readonly position: Position<S, A, F>;
  readonly side: Side;
  readonly answer: A;
}

/** The attack a question offers, or null if it offers none. */
export type OfferedAttack<A> = (question: Question<A>) => A | null;

/**
 * Attacks from games, one of each question that offers any. Answers are random unless `answering` says
 * otherwise, for games in which such an attack is rare.
 */
export function attacksOf<S, A, F>(
  battle: Battle<S, A, F>,
  attacking: OfferedAttack<A>,
  count: number,
  answering: (state: S, question: Question<A>) => A = (_, question) => battle.anyAnswer(question),
): Attack<S, A, F>[] {
  const { rules, field, dice } = battle;
  const attacks: Attack<S, A, F>[] = [];
  while (attacks.length < count) {
    const position = Position.start(rules, field, dice);
    for (let question = position.open[0]; question; question = position.open[0]) {
      const answer = attacks.length < count ? attacking(question) : null;
      if (answer !== null) attacks.push({ position: position.clone(), side: question.side, answer });
      position.giveAnswer(question.side, answering(position.state, question), dice);
    }
  }
  return attacks;
}
