/**
 * Plays the golden games anew and writes them down with how they ended; for rules that are meant to play differently from
 * now on (raise their version too). `node scripts/golden.ts` writes all, `node scripts/golden.ts cowpens` some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type BotName, botNamed, thinkingAt } from '@linstock/bots';
import { canonical, Game, type GameRecord, type Options, seededChance, sha256Hex } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems';

/** A golden game: who plays side 0 and side 1, and with which options. */
interface Casting {
  readonly battle: string;
  readonly players: readonly [BotName, BotName];
  readonly options: Options;
}

const SYSTEM = 'american-legions';
const CASTINGS: readonly Casting[] = [
  { battle: 'cowpens', players: ['captain', 'greedy'], options: {} },
  { battle: 'waxhaws', players: ['greedy', 'captain'], options: {} },
  { battle: 'hobkirk', players: ['captain', 'random'], options: {} },
  { battle: 'quinby', players: ['random', 'captain'], options: { setup: 'free' } },
];

const rules = needRulebook(SYSTEM);
const folder = join(import.meta.dirname, '..', 'rules', SYSTEM, 'src', 'golden');

function playOut({ battle, players, options }: Casting): Game<unknown, unknown, unknown> {
  const seed = `golden:${battle}`;
  const game = Game.create(rules, { battle, options, players, dice: { kind: 'seeded', seed } });
  const bots = players.map((name): Bot<unknown, unknown, unknown> => botNamed(name));
  const thinking = thinkingAt('easy', seededChance(seed));
  for (let [question] = game.open; question; [question] = game.open) {
    const { side } = question;
    const answer = bots[side]?.answer(game.position, side, { ...thinking, carelessness: 0 });
    const proposal = game.propose(side, answer, game.head);
    if ('refused' in proposal) throw new Error(`${battle}: ${proposal.refused.sentence}`);
    game.append(proposal.entry);
  }
  return game;
}

/** A record as JSON, an entry a line, so that a difference between two games can be read. */
function inLines({ entries, ...header }: GameRecord): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(header).slice(0, -1)},\n"entries":[\n${lines}\n]}\n`;
}

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const casting of CASTINGS) {
  const { battle } = casting;
  if (asked.length > 0 && !asked.includes(battle)) continue;
  const game = playOut(casting);
  const { winner, clause } = game.verdict ?? {};
  const end = {
    hash: game.hash,
    state: sha256Hex(canonical(game.position.state)),
    verdict: { winner, clause },
  };
  writeFileSync(join(folder, `${battle}.json`), inLines(game.record));
  writeFileSync(join(folder, `${battle}.end.json`), `${JSON.stringify(end, null, 2)}\n`);
  console.log(`${battle}: ${game.head} entries. ${game.verdict?.sentence ?? ''}`);
}
