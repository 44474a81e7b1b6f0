/**
 * Lets bots fight battles and writes the figures that the page shows of them: size, length, number of rules that come
 * up, winners. `node scripts/figures.ts morschauser maida --games 40 --players captain`; without a battle all of the
 * system, without a system all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotName, botNamed } from '@linstock/bots';
import { Position, type Side, seededChance, seededDice } from '@linstock/kernel';
import { type FoughtFigures, figuresSchema } from '@linstock/lab/known';
import { isOfficer } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { rulebooks } from '@linstock/systems/all';

const FILE = join(import.meta.dirname, '..', 'games', 'lab', 'src', 'known', 'figures.json');

/** The figures of one game. */
interface GameFigures {
  readonly winner: Side | null;
  readonly answers: number;
  /** Names and numbers in all answers together: the longer an order, the longer it takes to give. */
  readonly parts: number;
  readonly clauses: number;
}

const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + partsOf(each), 0)
    : 1;

function fight(rules: AnyRulebook, field: unknown, player: BotName, seed: string): GameFigures {
  const dice = seededDice(`${seed}:dice`);
  const clauses = new Set<string>();
  const listen = (told: { readonly clauses: readonly string[] }) =>
    told.clauses.forEach((c) => clauses.add(c));
  const position = Position.start(rules, field, dice, { listen });
  const seats = ([0, 1] as const).map((side) => ({
    bot: botNamed<unknown, unknown, unknown>(player),
    thinking: { chance: seededChance(`${seed}:bot${side}`), effort: 2 },
  }));
  let [answers, parts] = [0, 0];
  for (let asked = position.open[0]; asked; asked = position.open[0]) {
    const { side } = asked;
    const { bot, thinking } = seats[side]!;
    const answer = bot.answer(position.forSeat(side), side, thinking);
    clauses.add(asked.clause);
    answers += 1;
    parts += partsOf(answer);
    position.giveAnswer(side, answer, dice);
  }
  const winner = rules.verdict(field, position.state)?.winner ?? null;
  return { winner, answers, parts, clauses: clauses.size };
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function figuresOf(rules: AnyRulebook, battle: string, games: number, player: BotName): FoughtFigures {
  const field = rules.field(battle, {});
  const { pieces } = rules.present.shows.scene({ field, state: rules.deploy(field), known: [] });
  const fought = Array.from({ length: games }, (_, i) => fight(rules, field, player, `figures:${i}`));
  const won = (side: Side | null) => fought.filter(({ winner }) => winner === side).length;
  return {
    pieces: pieces.filter((piece) => !isOfficer(piece)).length,
    answers: middle(fought.map(({ answers }) => answers)),
    parts: middle(fought.map(({ parts }) => parts)),
    clauses: middle(fought.map(({ clauses }) => clauses)),
    games,
    players: player,
    won: [won(0), won(1)],
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '20' }, players: { type: 'string', default: 'greedy' } },
});
const [system, battle] = positionals;
const known = figuresSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
for (const rules of rulebooks) {
  if (system !== undefined && system !== rules.id) continue;
  for (const each of rules.battles) {
    if (battle !== undefined && battle !== each) continue;
    const figures = figuresOf(rules, each, Number(values.games), values.players as BotName);
    known[rules.id] = { ...known[rules.id], [each]: figures };
    console.log(`${rules.id}, ${each}: ${JSON.stringify(figures)}`);
    writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
  }
}
