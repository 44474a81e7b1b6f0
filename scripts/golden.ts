/**
 * Plays the golden games again and stores them with their ends, after a wanted change of the rules (raise
 * their version too). `node scripts/golden.ts` writes all, `node scripts/golden.ts morschauser maida` the
 * games of these systems or battles.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type BotName, botNamed, thinkingAt } from '@linstock/bots';
import { Game, type GameRecord, type Options, seededChance, sha256Hex } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook, rulebooks } from '@linstock/systems/all';
import { endingOf } from '@linstock/testing';

/** A golden game: who plays side 0 and side 1, and with which options. */
interface GameCast {
  readonly battle: string;
  readonly players: readonly [BotName, BotName];
  readonly options: Options;
}

/** The golden games that were chosen for what they show; `castingsOf` has one for any other battle. */
const CASTINGS: Readonly<Record<string, readonly GameCast[]>> = {
  'american-legions': [
    { battle: 'cowpens', players: ['captain', 'greedy'], options: {} },
    { battle: 'waxhaws', players: ['greedy', 'captain'], options: {} },
    { battle: 'hobkirk', players: ['captain', 'random'], options: {} },
    { battle: 'quinby', players: ['random', 'captain'], options: { setup: 'free' } },
  ],
  morschauser: [
    { battle: 'cowpens', players: ['greedy', 'random'], options: {} },
    { battle: 'hobkirk', players: ['random', 'greedy'], options: { preset: 'basic' } },
    { battle: 'maida', players: ['greedy', 'greedy'], options: { preset: 'full' } },
    { battle: 'pick-up', players: ['random', 'random'], options: { preset: 'full', seed: 7 } },
  ],
  'johnny-reb': [
    { battle: 'mcphersons-ridge', players: ['greedy', 'random'], options: {} },
    { battle: 'brawners-farm', players: ['greedy', 'greedy'], options: {} },
    { battle: 'little-round-top', players: ['random', 'greedy'], options: {} },
    { battle: 'east-cavalry-field', players: ['greedy', 'greedy'], options: {} },
  ],
  flintlock: [
    { battle: 'camden', players: ['greedy', 'random'], options: {} },
    { battle: 'cowpens', players: ['captain', 'greedy'], options: {} },
    { battle: 'guilford', players: ['greedy', 'greedy'], options: {} },
    { battle: 'hobkirk', players: ['greedy', 'captain'], options: { formations: 'historical' } },
  ],
};

/** The golden games of a system: each battle has one. */
const castingsOf = ({ id, battles }: AnyRulebook): readonly GameCast[] =>
  battles.map(
    (battle): GameCast =>
      CASTINGS[id]?.find((cast) => cast.battle === battle) ?? {
        battle,
        players: ['greedy', 'random'],
        options: {},
      },
  );

function playOut(
  rules: AnyRulebook,
  { battle, players, options }: GameCast,
): Game<unknown, unknown, unknown> {
  const seed = `golden:${battle}`;
  const game = Game.create(rules, { battle, options, players, dice: { kind: 'seeded', seed } });
  const bots = players.map((name): Bot<unknown, unknown, unknown> => botNamed(name));
  const thinking = thinkingAt('easy', seededChance(seed));
  for (let [question] = game.open; question; [question] = game.open) {
    const { side } = question;
    const answer = bots[side]?.answer(game.position.forSeat(side), side, { ...thinking });
    const salt = (): string => sha256Hex(`${seed}:${game.head}`).slice(0, 32);
    const proposal = game.propose(side, answer, game.head, { salt });
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

/** Plays a golden game and writes it down with its end. */
function write(system: string, casting: GameCast): void {
  const { battle } = casting;
  const folder = join(import.meta.dirname, '..', 'rules', system, 'src', 'golden');
  const game = playOut(needRulebook(system), casting);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${battle}.json`), inLines(game.record));
  writeFileSync(join(folder, `${battle}.end.json`), `${JSON.stringify(endingOf(game), null, 2)}\n`);
  console.log(`${system}, ${battle}: ${game.head} entries. ${game.verdict?.sentence ?? ''}`);
}

const asked = process.argv.slice(2);
const systems = rulebooks.map(({ id }) => id);
const battles = rulebooks.flatMap((rules) => rules.battles);
const stranger = asked.find((name) => ![...systems, ...battles].includes(name));
if (stranger !== undefined) {
  const known = [...systems, ...new Set(battles)].join(', ');
  console.error(`There is no golden game of "${stranger}"; name a system or battle of ${known}.`);
  process.exit(2);
}
/** True if a name is requested, or none of its kind is. */
const wanted = (kind: readonly string[], name: string) =>
  asked.includes(name) || !asked.some((each) => kind.includes(each));
for (const rules of rulebooks)
  for (const casting of castingsOf(rules))
    if (wanted(systems, rules.id) && wanted(battles, casting.battle)) write(rules.id, casting);
