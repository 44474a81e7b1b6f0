/** Machine players, in a worker: a bot sees what its seat knows, and throws its own dice when it thinks. */
import { botNamed, thinkingAt, type Bot, type Level } from '@linstock/bots';
import { Game, type GameRecord, seededChance, type Side } from '@linstock/kernel';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';

interface Asked {
  readonly id: number;
  readonly game: string;
  readonly record: GameRecord;
  readonly side: Side;
  readonly level: Level;
}

const games = new Map<string, Game<unknown, unknown, unknown>>();
const bots = new Map<string, Bot<unknown, unknown, unknown>>();
const chance = seededChance(crypto.randomUUID());

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, record } = event.data;
  loadRulebook(record.rules.id)
    .then((rules) => postMessage({ id, answer: answer(rules, event.data) }))
    .catch((error: unknown) =>
      postMessage({ id, fault: error instanceof Error ? error.message : String(error) }),
    );
});

function answer(rules: AnyRulebook, { game: name, record, side, level }: Asked): unknown {
  const key = `${name}:${side}`;
  const bot = bots.get(key) ?? botNamed<unknown, unknown, unknown>('captain');
  bots.set(key, bot);
  const thinking = thinkingAt(level, chance, () => performance.now());
  return bot.answer(caughtUp(rules, key, record).position, side, thinking);
}

/** The bot's own copy of the game, played on to the record's end. */
function caughtUp(rules: AnyRulebook, key: string, record: GameRecord): Game<unknown, unknown, unknown> {
  const known = games.get(key);
  const grows =
    known &&
    known.head <= record.entries.length &&
    known.hash === (record.entries[known.head - 1]?.hash ?? known.hash);
  if (!known || !grows) {
    const fresh = Game.fromRecord(rules, record);
    games.set(key, fresh);
    return fresh;
  }
  known.follow(record.entries);
  return known;
}
