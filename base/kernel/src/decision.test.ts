import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from './clause.ts';
import { carryOut, type Decision, type Decisions, decidedBy } from './decision.ts';
import { ask, type Question } from './question.ts';

type Answer = { readonly do: 'march'; readonly miles: number } | { readonly do: 'halt' };
interface View {
  readonly rested: boolean;
}
interface Game extends View {
  miles: number;
}

const march: Decision<View, Game, Extract<Answer, { do: 'march' }>, Answer> = {
  options: ({ rested }) => (rested ? [1, 2] : [1]).map((miles) => ({ do: 'march', miles })),
  refuse: ({ rested }, { miles }) =>
    miles > 1 && !rested ? refusal('tired', 'T-1', 'They are tired.') : null,
  carryOut: function* (game, { miles }) {
    game.miles += miles;
    const again: Question<Answer> = { ...asked(game), kind: 'again' };
    game.miles += (yield* ask(again)).do === 'halt' ? 0 : 1;
  },
};
const halt: Decision<View, Game, { do: 'halt' }, Answer> = {
  options: () => [{ do: 'halt' }],
  refuse: () => null,
  carryOut: () => undefined,
};
const DECISIONS: Decisions<View, Game, Answer, Answer> = { march, halt };

const asked = (view: View): Question<Answer> => ({
  ...{ side: 0, kind: 'step', clause: 'T-1', stable: true },
  prompt: () => 'What now?',
  ...decidedBy(view, DECISIONS),
});

test('a question lists the options of its decisions in order, and each decision refuses its own answers', () => {
  const question = asked({ rested: false });
  assert.deepEqual([...question.options()], [{ do: 'march', miles: 1 }, { do: 'halt' }]);
  assert.equal(question.refuse({ do: 'march', miles: 2 })?.code, 'tired');
  assert.equal(question.refuse({ do: 'halt' }), null);
});

test('an answer to another question is refused', () => {
  const { refuse } = decidedBy<View, Game, { do: 'halt' }, Answer>({ rested: true }, { halt });
  const answer: Answer = { do: 'march', miles: 1 };
  assert.equal((refuse as Question<Answer>['refuse'])(answer)?.code, 'not-asked');
});

test('an answer is carried out by its decision, which may ask more or return nothing', () => {
  const game: Game = { rested: true, miles: 0 };
  const marching = carryOut(DECISIONS, game, { do: 'march', miles: 2 });
  const [question] = marching.next().value as readonly Question<Answer>[];
  assert.equal(question?.kind, 'again');
  assert.equal(marching.next([{ do: 'march', miles: 1 }]).done, true);
  assert.equal(game.miles, 3);
  assert.equal(carryOut(DECISIONS, game, { do: 'halt' }).next().done, true);
});
