/**
 * Lets bots play against each other and counts the answers that a club player would call silly, as each system defines
 * them (`heuristics.blunders`). Prints one JSON object: for each battle the mean number in a game of both sides together.
 * `npm run audit -- american-legions cowpens --games 10 --bot captain --effort 6 --seed audit`; without a battle all of
 * the system, without a system all. `--check` ends with code 1 if a mean is over its limit.
 */
import { parseArgs } from 'node:util';
import { BOT_NAMES, botNamed } from '@linstock/bots';
import { Position, seededChance, seededDice } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { rulebooks } from '@linstock/systems/all';

/** The games to play. */
interface AuditPlan {
  readonly bot: (typeof BOT_NAMES)[number];
  readonly games: number;
  readonly effort: number;
  readonly seed: string;
}

/** The count of one kind of blunder in a battle. */
interface BlunderCount {
  readonly system: string;
  readonly battle: string;
  readonly blunder: string;
  readonly games: number;
  /** Mean number in a game. */
  readonly mean: number;
  readonly atMost: number;
}

/** Counts the blunders of one battle. */
function audit(rules: AnyRulebook, battle: string, { bot, games, effort, seed }: AuditPlan): BlunderCount[] {
  const kinds = rules.heuristics.blunders ?? [];
  const field = rules.field(battle, {});
  const sums = kinds.map(() => 0);
  for (let game = 0; game < games; game++) {
    const dice = seededDice(`${seed}:${game}:dice`);
    const position = Position.start(rules, field, dice);
    const seats = [0, 1].map((side) => ({
      player: botNamed<unknown, unknown, unknown>(bot),
      thinking: { chance: seededChance(`${seed}:${game}:bot${side}`), effort },
    }));
    for (let question = position.open[0]; question; question = position.open[0]) {
      const { side } = question;
      const { player, thinking } = seats[side]!;
      const answer = player.answer(position.forSeat(side), side, thinking);
      for (const [i, kind] of kinds.entries())
        sums[i]! += kind.count(field, position.state, question, answer);
      position.giveAnswer(side, answer, dice);
    }
  }
  return kinds.map(({ name, atMost }, i) => ({
    system: rules.id,
    battle,
    blunder: name,
    games,
    mean: Math.round((100 * sums[i]!) / games) / 100,
    atMost,
  }));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    bot: { type: 'string', default: 'captain' },
    effort: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'audit' },
    check: { type: 'boolean', default: false },
  },
});
const [system, battle] = positionals;
const bot = BOT_NAMES.find((name) => name === values.bot);
if (!bot) throw new RangeError(`--bot ${values.bot}: name one of ${BOT_NAMES.join(', ')}.`);
const plan = { bot, games: Number(values.games), effort: Number(values.effort), seed: values.seed };
const counts = rulebooks
  .filter(({ id }) => system === undefined || system === id)
  .flatMap((rules) =>
    rules.battles
      .filter((each) => battle === undefined || battle === each)
      .flatMap((each) => audit(rules, each, plan)),
  );
console.log(JSON.stringify({ ...plan, counts }, null, 2));
if (values.check && counts.some(({ mean, atMost }) => mean > atMost)) process.exitCode = 1;
