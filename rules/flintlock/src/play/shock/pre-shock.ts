import { otherSide } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { Game, Play } from '../../model/game.ts';
import { preShockReckoning } from '../../reckon/shock.ts';
import { dropStatus, takeHits } from '../losses/losses.ts';
import { retreatLine } from '../retreats/retreat.ts';
import { advance, hexesOf } from './advance.ts';
import { counterattack } from './counterattack.ts';
import { collapse } from './losing-units.ts';
import { commandsOf, type Lines, withoutGuns } from './shock-line.ts';
import { sideOfAttack } from './shock-result.ts';
import { defenceOf } from './shock-strength.ts';

/** The consequence of the defending Line's reaction: the Shock is resolved, it is over, or these counterattack. */
export type Reaction = 'resolve' | 'over' | Lines;

/** The defending Line's reaction to the Shock: one roll for all of it (FL-12.41, FL-12.43). */
export function* preShock(game: Game, lines: Lines, inside: boolean): Play<Reaction> {
  const side = otherSide(sideOfAttack(game, lines));
  const { result } = game.umpire.throw({
    ...preShockReckoning(defenceOf(game, lines)),
    side,
    about: board.unitIds(lines.defenders),
  });
  switch (result) {
    case 'Counterattack':
      return (yield* counterattack(game, lines, inside)) ?? 'resolve';
    case 'Stand':
      return 'resolve';
    case 'Stand, status -1':
      drop(game, lines);
      return 'resolve';
    case 'Fall Back':
      yield* fallBack(game, lines);
      return 'over';
    case 'Collapse':
      yield* giveWay(game, lines);
      return 'over';
  }
}

/** Every Command with a unit in the Line drops one level (FL-12.43c, e). */
function drop(game: Game, { defenders }: Lines): void {
  for (const command of commandsOf(game, defenders)) dropStatus(game, command);
}

/** The Line falls back, its Commands drop, the attackers advance (FL-12.43d to f). */
function* fallBack(game: Game, lines: Lines): Play {
  const stood = hexesOf(game, lines.defenders);
  const hits = yield* retreatLine(game, lines, true);
  takeHits(game, hits);
  drop(game, lines);
  yield* advance(game, lines, stood);
}

/** The Line is eliminated, the attackers advance (FL-12.43i, j). */
function* giveWay(game: Game, lines: Lines): Play {
  const stood = hexesOf(game, lines.defenders);
  yield* collapse(game, withoutGuns(game, lines.defenders), 'FL-12.43i');
  yield* advance(game, lines, stood);
}
