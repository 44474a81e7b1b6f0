import type { Hex } from '@linstock/ground';
import { nth, otherSide, sumOfLines } from '@linstock/kernel';
import { listNames, saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import { attackLines, chaosReckoning, standLines, superiority } from '../../reckon/shock.ts';
import { shockWordsOf } from '../../reckon/shock-result.ts';
import type { ShockWord, Superior } from '../../tables/index.ts';
import { dropStatus, takeHits } from '../losses/losses.ts';
import { retreatLine } from '../retreats/retreat.ts';
import { advance, hexesOf } from './advance.ts';
import { counterattack } from './counterattack.ts';
import { collapse } from './losing-units.ts';
import { commandsOf, type Lines, lineName, withoutGuns } from './shock-line.ts';
import { attackOf, standOf } from './shock-strength.ts';

/** The resolution of a Shock (FL-12.5, FL-12.6). */

/** Both Strengths, the difference, and what its words do; gives the Lines of a Counterattack that follows, or null. */
export function* resolveShock(game: Game, lines: Lines, inside: boolean): Play<Lines | null> {
  const { superior, by } = compare(game, lines);
  const words = shockWordsOf(superior, by, inside);
  tellResult(game, lines, superior, by, words);
  const stood = hexesOf(game, lines.defenders);
  for (const word of words) {
    if (word === 'Counterattack') return yield* counterattack(game, lines, inside);
    yield* apply(game, lines, word, by, stood);
  }
  return null;
}

/** The Chaos dice, the attacker's first, and who is Superior (FL-12.52n, FL-12.53). */
function compare(game: Game, lines: Lines): ReturnType<typeof superiority> {
  const [attack, stand] = [attackOf(game, lines), standOf(game, lines)];
  const [strong, firm] = [attackLines(attack, stand.size), standLines(stand, attack.size)];
  const side = sideOfAttack(game, lines);
  const attackers = lineName(
    game,
    lines.attackers.map(({ unit }) => unit),
  );
  const one = game.umpire.throw({
    ...chaosReckoning(`${attackers}`, strong),
    side,
    about: board.unitIds(lines.attackers.map(({ unit }) => unit)),
  });
  const defenders = chaosReckoning(`${lineName(game, lines.defenders)}`, firm);
  const two = game.umpire.throw({
    ...defenders,
    side: otherSide(side),
    about: board.unitIds(lines.defenders),
  });
  return superiority(sumOfLines(strong) + one.die, sumOfLines(firm) + two.die);
}

/** The side of the attacking Line. */
export function sideOfAttack({ field }: Game, { attackers }: Lines) {
  return board.unitOf(field, nth(attackers, 0).unit).side;
}

/** Does what one word says (FL-12.61). */
function* apply(game: Game, lines: Lines, word: ShockWord, by: number, stood: readonly Hex[]): Play {
  const attackers = lines.attackers.map(({ unit }) => unit);
  const commands = commandsOf(game, word.startsWith('Attacker') ? attackers : lines.defenders); // FL-12.54b, FL-12.63e
  switch (word) {
    case 'DefenderHits':
    case 'AttackerHits':
      return takeHits(game, new Map(commands.map((command) => [command, by])));
    case 'DefenderStatusDown':
    case 'AttackerStatusDown':
      for (const command of commands) dropStatus(game, command);
      return;
    case 'DefenderRetreats':
      return takeHits(game, yield* retreatLine(game, lines, false));
    case 'DefenderCollapse':
      return yield* collapse(game, withoutGuns(game, lines.defenders), 'FL-12.61h');
    case 'AttackerCollapse':
      return yield* collapse(game, attackers, 'FL-12.61i');
    case 'AttackerAdvances':
      return yield* advance(game, lines, stood);
    default:
  }
}

const RESULTS: Readonly<Record<ShockWord, string>> = {
  Engaged: 'both Lines hold',
  DefenderHits: 'the defenders lose cohesion',
  AttackerHits: 'the attackers lose cohesion',
  DefenderStatusDown: 'the Shock Status of the defenders drops',
  AttackerStatusDown: 'the Shock Status of the attackers drops',
  DefenderRetreats: 'the defenders retreat',
  AttackerAdvances: 'the attackers advance',
  Counterattack: 'the defenders may counterattack',
  DefenderCollapse: 'the defenders collapse',
  AttackerCollapse: 'the attackers collapse',
};

/** Results one after another, those of one side with its name said once: `the defenders lose cohesion and retreat, and …`. */
export function resultsSaid(words: readonly ShockWord[]): string {
  const said = words.map((word) => RESULTS[word]);
  const theirs = said.filter((each) => each.startsWith(DEFENDERS));
  const others = said.filter((each) => !each.startsWith(DEFENDERS));
  if (theirs.length < 2) return listNames(said);
  const together = DEFENDERS + listNames(theirs.map((each) => each.slice(DEFENDERS.length)));
  return others.length === 0 ? together : `${together}, and ${listNames(others)}`;
}

const DEFENDERS = 'the defenders ';

function tellResult(
  game: Game,
  lines: Lines,
  superior: Superior | null,
  by: number,
  words: readonly ShockWord[],
): void {
  const attackers = lines.attackers.map(({ unit }) => unit);
  const better = superior === 'attacker' ? attackers : lines.defenders;
  emit(
    game,
    sideOfAttack(game, lines),
    ['FL-12.53a'],
    () => {
      const line = lineName(game, better);
      const who =
        superior === null ? 'Neither Line is Superior' : `${saying(line, 'is', 'are')} Superior by ${by}`;
      return `${who}: ${resultsSaid(words)}.`;
    },
    () => ({
      kind: 'melee',
      attackers: board.unitIds(attackers),
      defenders: board.unitIds(lines.defenders),
      losses: [],
    }),
  );
}
