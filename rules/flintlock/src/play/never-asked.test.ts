import assert from 'node:assert/strict';
import { Game } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../test/situation.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';

/**
 * Four refusals of the rules that no question can reach, since the forbidden thing is asked only if it is allowed.
 * They are FL-R-ALREADY-ACTIVE and FL-R-ROLLED (a leader out of reach tries alone, and only once), and
 * FL-R-NO-CONTINUITY-ROLL and FL-R-SEIZED-ONCE (a Seizure is asked only after the other side has declared a try, and
 * only once). Such an answer is refused, and nothing changes.
 */

const TWO = {
  british: {
    commands: { Webster: { at: ['0510', '0610'] }, Leslie: { at: ['1510', '1610'] } },
    overall: { at: '0511', range: 4, initiative: 3 },
  },
  american: { commands: { Eaton: { at: ['0505', '0605'] } }, overall: { initiative: 4 } },
};

/** Fails unless the open question is such a question, and the gate refuses this answer to it. */
function assertNotAsked(t: Situation, kind: string, answer: Answer): void {
  assert.equal(t.asked().kind, kind);
  assert.match(t.refuses(answer).sentence, /^That is no answer to/);
}

clause('FL-4.31a', 'a leader whom the general reaches is active, and is not asked if he tries alone', () => {
  const t = situation(TWO);
  t.does({ do: 'command', command: t.command('Webster') });
  assertNotAsked(t, 'action', { do: 'try' });
});

clause(
  'FL-4.32d',
  'a leader who has rolled to act alone is not asked again in the Activation, whatever the roll',
  () => {
    for (const [face, then] of [
      [3, 'action'],
      [4, 'turn'],
    ] as const) {
      const t = situation(TWO);
      t.does({ do: 'command', command: t.command('Leslie') });
      t.does({ do: 'try' }, [face]);
      assertNotAsked(t, then, { do: 'try' });
      if (then === 'turn')
        assert.equal(t.refuses({ do: 'command', command: t.command('Leslie') }).code, 'FL-R-TURN-TAKEN');
    }
  },
);

clause(
  'FL-5.22a',
  'the other side is asked to seize only after its enemy has declared a Continuity try',
  () => {
    const game = Game.create(flintlock, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'never asked' } });
    while (game.open[0]?.kind !== 'continuity') {
      const [question] = game.open;
      assert.ok(question);
      const end =
        [...question.options()].find((answer) => answer.do === 'done') ?? [...question.options()][0];
      const proposal = game.propose(question.side, end, game.head);
      if ('refused' in proposal) assert.fail(proposal.refused.sentence);
      game.append(proposal.entry);
    }
    const active = game.open[0].side;
    const before = JSON.stringify(game.position.state);
    const early = game.propose(active === 0 ? 1 : 0, { do: 'yes' }, game.head);
    assert.ok('refused' in early, 'nobody seizes before it is tried');
    assert.equal(JSON.stringify(game.position.state), before);
  },
);

clause('FL-5.22g', 'a Seizure is tried once: after it an Activation begins, and no second is asked', () => {
  for (const [face, active] of [
    [4, 1],
    [5, 0],
  ] as const) {
    const t = situation(TWO);
    t.does({ do: 'done' });
    t.does({ do: 'yes' });
    t.does({ do: 'yes' }, [face]);
    assert.equal(t.state.active, active);
    assertNotAsked(t, 'turn', { do: 'yes' });
  }
});
