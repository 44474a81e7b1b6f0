import assert from 'node:assert/strict';
import { type GameRecord, verify } from '@linstock/kernel';
import { type Place, Reader, sitDown, TOYS } from './place.ts';

/** Two bots play a game to its end without a reader; its dice can be recomputed. */
export async function botsPlay(place: Place): Promise<void> {
  for (const toy of ['toy', 'gauntlet'] as const) {
    const id = await place.begin(toy, ['easy', 'easy']);
    const watcher = await Reader.join(place, toy, id, null);
    await watcher.until(() => watcher.of('revealed').length === 1);
    const { copy } = watcher;
    copy.reveal(watcher.of('revealed')[0]?.secret ?? '');
    const found = verify(copy.record as GameRecord, TOYS[toy].rules);
    assert.deepEqual([found.ok, found.dice], [true, 'recomputed']);
  }
}

/** A player locks first in every round. The bot receives the revealed answers and continues. */
export async function botAfterSeals(place: Place): Promise<void> {
  const { seats } = await sitDown(place, 'gauntlet', [null, 'easy']);
  const [runner] = seats;
  while (!runner.copy.over) {
    await runner.until(() => runner.copy.over || runner.copy.question(0) !== null);
    const asked = runner.copy.question(0);
    if (!asked) break;
    const seen = runner.head;
    const reply = await runner.send({ t: 'answer', answer: [...asked.options()].at(-1) }, seen);
    assert.equal(reply.t, 'ack', JSON.stringify(reply));
    await runner.until(() => runner.head > seen);
  }
  assert.deepEqual(
    runner.of('refused').filter(({ cmd }) => cmd === null),
    [],
  );
}

/** A bot replies immediately to a request for a take-back, and declines a draw. */
export async function botAnswersWishes(place: Place): Promise<void> {
  const easy = await sitDown(place, 'gauntlet', [null, 'easy']);
  const [runner] = easy.seats;
  await runner.until(() => runner.told.some(({ side }) => side === 1));
  await runner.answer({ order: 'run' });
  await runner.settled();
  await runner.does({ t: 'draw', draw: true });
  await runner.until(() => runner.told.some((entry) => 'draw' in entry && entry.side === 1 && !entry.draw));
  const to = 0;
  const free = await runner.refused({ t: 'back', to, offer: false });
  assert.equal(free.code, 'not-free');
  await runner.does({ t: 'back', to, offer: true });
  const back = runner.told.find((entry) => 'back' in entry);
  assert.ok(back && 'agreed' in back && back.agreed);

  const strict = await sitDown(place, 'gauntlet', [null, 'normal']);
  const [again] = strict.seats;
  await again.until(() => again.told.some(({ side }) => side === 1));
  await again.answer({ order: 'run' });
  await again.answer({ rally: true });
  assert.equal((await again.refused({ t: 'back', to: 0, offer: true })).code, 'declined');
}

/** A bot whose host stopped while it was asked answers after the restart, without a reader. */
export async function botAfterRestart(place: Place): Promise<void> {
  const id = await place.begin('gauntlet', [null, 'easy']);
  await place.restart();
  const watcher = await Reader.join(place, 'gauntlet', id, null);
  await watcher.until(() => watcher.told.some(({ side }) => side === 1));
}
