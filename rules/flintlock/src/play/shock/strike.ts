import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { pickFacings } from '../formations/facings-after.ts';
import { advance, hexesOf } from './advance.ts';
import { flees } from './flee.ts';
import { captureGuns } from './losing-units.ts';
import { preShock } from './pre-shock.ts';
import { type Lines, lineName, withoutGuns } from './shock-line.ts';
import { resolveShock, sideOfAttack } from './shock-result.ts';

/** A Shock after the retreats (Procedures: Shock, steps 3 to 8). */
export function* strike(game: Game, lines: Lines): Play {
  if (lines.attackers.length === 0) return; // FL-12.44b
  markAttacked(game, lines);
  const columns = lines.defenders.filter((unit) => S.formationOf(game.s, unit) === 'Column');
  if (withoutGuns(game, lines.defenders).length === 0) yield* takeGuns(game, lines);
  else {
    const stood = hexesOf(game, lines.defenders);
    if (yield* flees(game, lines))
      yield* advance(game, lines, stood); // FL-12.45d
    else yield* clash(game, lines);
  }
  yield* openColumns(game, columns);
}

/** The reaction of the defenders, the resolution, and the Counterattack that may follow either (FL-12.3a, FL-12.63b). */
function* clash(game: Game, lines: Lines): Play {
  const reaction = yield* preShock(game, lines, false);
  if (reaction === 'over') return;
  const back = reaction === 'resolve' ? yield* resolveShock(game, lines, false) : reaction;
  if (back === null) return;
  emit(
    game,
    sideOfAttack(game, back),
    ['FL-12.63a'],
    () =>
      told`${saying(
        lineName(
          game,
          back.attackers.map(({ unit }) => unit),
        ),
        'counterattacks',
        'counterattack',
      )}`,
    () => ({
      kind: 'melee',
      attackers: board.unitIds(back.attackers.map(({ unit }) => unit)),
      defenders: board.unitIds(back.defenders),
      losses: [],
    }),
  );
  markAttacked(game, back);
  if ((yield* preShock(game, back, true)) === 'resolve') yield* resolveShock(game, back, true);
}

/** Notes which arm has attacked which units in this Activation (FL-12.52p). */
function markAttacked({ field, s }: Game, { attackers }: Lines): void {
  for (const { unit, targets } of attackers) {
    const arm = board.unitOf(field, unit).kind === 'cavalry' ? S.BY_HORSE : S.BY_FOOT;
    for (const target of targets) s.attacked[target] = nth(s.attacked, target) | arm;
  }
}

/** Guns that are attacked alone are all Captured; one with company stays as long as that does (FL-12.72a, b). */
function* takeGuns(game: Game, lines: Lines): Play {
  const { field, s } = game;
  const stood = hexesOf(game, lines.defenders);
  const alone = lines.defenders.filter((gun) =>
    board.unitsIn(s, board.hexOfUnit(s, gun)).every((unit) => board.unitOf(field, unit).kind === 'artillery'),
  );
  yield* captureGuns(game, alone, 'FL-12.72a');
  yield* advance(game, lines, stood);
}

/** Units in Column that were attacked change to Open; the rest of a Command in Column follows at the end of the Activation (FL-6.2d). */
function* openColumns(game: Game, columns: readonly UnitId[]): Play {
  const { field, s } = game;
  const units = columns.filter((unit) => board.isOnMap(s, unit));
  if (units.length === 0) return;
  for (const unit of units) {
    const { command } = board.unitOf(field, unit);
    s.formation[unit] = S.formationCode('Open');
    if (s.drill[command] === S.formationCode('Column')) s.struckInColumn[command] = 1;
  }
  const { side } = board.unitOf(field, nth(units, 0));
  emit(
    game,
    side,
    ['FL-6.2d'],
    () => told`${saying(board.namesOf(field, units), 'goes', 'go')} from Column into Open`,
    () => ({ kind: 'formation', pieces: board.unitIds(units), formation: 'Open' }),
  );
  yield* pickFacings(game, side, units);
}
