/**
 * One visitor who sends HTTP requests without end, in a process of its own: `asker.ts ADDRESS KIND CONNECTIONS`.
 * Prints `ready` when it begins. At the end of its input it prints the statuses of the replies, as JSON.
 */
import { once } from 'node:events';
import { Game, type GameRecord } from '@linstock/kernel';
import { loadRulebook } from '@linstock/systems';
import { newDuel } from './duel.ts';

const [address = '', kind = 'get', connections = '100'] = process.argv.slice(2);

/** The record of a battle in which the first legal answer was given `answers` times. */
async function longRecord(answers: number): Promise<GameRecord> {
  const rules = await loadRulebook('american-legions');
  const game = Game.create(rules, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'flood' } });
  for (let n = 0; n < answers && !game.over; n++) {
    const [question] = game.open;
    const [answer] = question?.options() ?? [];
    if (!question || answer === undefined) break;
    const proposal = game.propose(question.side, answer, game.head, { salt: () => 'salt' });
    if ('refused' in proposal) break;
    game.append(proposal.entry);
  }
  return game.record;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const people = [{ kind: 'human' }, { kind: 'human' }];
const brought = await fetch(
  `${address}/api/games/import`,
  post({ record: await longRecord(2000), seats: people }),
);
const { game } = (await brought.json()) as { game: { id: string; head: number } };
const duel = await newDuel(address);
const large = JSON.stringify({ record: { entries: Array.from({ length: 4000 }, () => 'x'.repeat(480)) } });

/** The requests, by kind. */
const ASKED: Readonly<Record<string, () => Promise<Response>>> = {
  get: () => fetch(`${address}/api/games/${game.id}`),
  record: () => fetch(`${address}/api/games/${game.id}/record`),
  entries: () => fetch(`${address}/api/games/${game.id}/entries`),
  stale: () =>
    fetch(`${address}/api/games/${duel.id}/commands?seat=0`, {
      ...post({ t: 'answer', cmd: `a${Math.random().toString(36).slice(2)}`, seen: 99_999, answer: 1 }),
      headers: { 'content-type': 'application/json', cookie: duel.cookies[0] ?? '' },
    }),
  join: () => fetch(`${address}/api/games/${duel.id}/join`, post({ token: 'A'.repeat(43) })),
  import: () => fetch(`${address}/api/games/import`, { ...post(null), body: large }),
};

const ask = ASKED[kind];
if (!ask) throw new Error(`There is no kind "${kind}".`);
const told: Record<string, number> = { entries: game.head };
let ended = false;
process.stdout.write('ready\n');
const loop = async (): Promise<void> => {
  while (!ended) {
    const answer = await ask().catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const status = answer?.status ?? 'error';
    told[status] = (told[status] ?? 0) + 1;
  }
};
for (let i = 0; i < Number(connections); i++) void loop();
process.stdin.resume();
await once(process.stdin, 'end');
ended = true;
process.stdout.write(`${JSON.stringify(told)}\n`);
process.exit();
