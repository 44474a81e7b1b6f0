/** Machine players, in a worker: a bot sees what its seat knows, and throws its own dice when it thinks. */
import '../common/olderBrowsers.ts';

import { thinkingAt } from '@linstock/bots';
import { type BotAnswer, type BotQuestion, Players } from '@linstock/judge';
import { seededChance } from '@linstock/kernel';
import { makeRandomHex } from '../common/randomHex.ts';
import { rulebookOf } from '../common/rulebookOf.ts';
import { answerWith } from '../common/worker.ts';

const players = new Players((_, game) => rulebookOf(game));
const chance = seededChance(makeRandomHex(16));

answerWith<BotQuestion, BotAnswer>(self, (asked) =>
  players.answer(asked, (level) => thinkingAt(level, chance, () => performance.now())),
);
