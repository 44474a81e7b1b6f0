import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Question, sealedKnownTo } from '@linstock/kernel';
import { type AnswerMenu, answerMenuOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import { meaningOfPicks, narrowedIn, picksIn } from '../state/modeSelectors.ts';
import { type AnyGame, needsCard } from '../state/state.ts';
import { GameHost, playTo } from '../testing.ts';

async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A battle played until a piece is found in a question; the piece is chosen by a click. */
async function chosen(
  system: string,
  battle: string,
  find: (question: Question<unknown>, menu: AnswerMenu<unknown>) => string | undefined,
) {
  const rulebook = needRulebook(system);
  let id: string | undefined;
  const offerIn = ({ field, position }: AnyGame, question: Question<unknown>) =>
    answerMenuOf(
      rulebook.present,
      { field, state: position.state, known: sealedKnownTo(position, question.side) },
      question,
    );
  const judge = playTo(system, battle, (question, game) => {
    id = find(question, offerIn(game, question));
    return id !== undefined;
  });
  const session = new Session(new GameHost(judge, [judge.open[0]!.side]), rulebook, () => 'at once');
  await settled();
  const state = () => session.store.get();
  const piece = state().scene!.pieces.find((each) => each.id === id)!;
  const click = async () => {
    session.apply({ on: 'board', do: 'click', candidates: listPicksOn(piece) });
    await settled();
  };
  await click();
  return { judge, session, state, click, piece };
}

test('a second click on a company that must fight keeps it selected, with its one answer', async () => {
  const { judge, session, state, click, piece } = await chosen('morschauser', 'maida', (question, menu) =>
    question.kind !== 'act'
      ? undefined
      : question.refuse({ do: 'done' })?.at?.find((each) => menu.after([{ piece: each }]).left.length === 1),
  );
  const { head } = judge;
  for (let clicks = 2; clicks < 4; clicks++) {
    await click();
    assert.deepEqual(picksIn(state()), [{ piece: piece.id }], `click ${clicks}`);
    assert.equal(narrowedIn(state())?.left.length, 1);
    assert.equal(judge.head, head, 'a click on the board gives nothing');
  }
  session.apply({ on: 'board', do: 'step back' });
  assert.deepEqual(picksIn(state()), [], 'Esc lets it go');
});

test('a click on a company with one blow left shows the card of the blow, and no more clicks throw', async () => {
  const { judge, state, click } = await chosen('morschauser', 'maida', (question, { rows, after }) => {
    if (question.kind !== 'melee') return undefined;
    const row = rows.find(({ pick }) => after([pick]).left.length === 1);
    return row && 'piece' in row.pick ? row.pick.piece : undefined;
  });
  const { head } = judge;
  for (let clicks = 1; clicks < 4; clicks++) {
    assert.ok(meaningOfPicks(state()) && needsCard(meaningOfPicks(state())!), `click ${clicks}`);
    await click();
  }
  assert.equal(judge.head, head);
});
