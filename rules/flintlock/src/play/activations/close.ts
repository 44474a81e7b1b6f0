import { nth, otherSide } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { Game, Play } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { clearSmoke } from '../fire/smoke.ts';
import { unstackIfRoom } from '../formations/drill.ts';
import { pickFacings } from '../formations/facings-after.ts';
import { membersOf, reachNow } from './activation.ts';
import { nextActivation } from './continuity.ts';
import { endByLimit, rollFlight } from './flight.ts';

/** The end of an Activation: formations, Smoke, Reaction markers, Flight (Sequence 3 and 4). */

/** Passes in a row that end the game: two by each player (FL-5.1e). */
const PASSES_AT_MOST = 4;

/** Ends the Activation and says what comes after it. */
export function* closeActivation(game: Game): Play {
  const { s } = game;
  if (s.passed === 0) {
    yield* joinCommands(game);
    yield* leaveColumn(game);
  }
  clearSmoke(game);
  for (const marks of [s.reacted, s.acted, s.attacked, s.fired, s.rode]) marks.fill(0);
  if (s.free === 1) rollFlight(game); // FL-14.0c
  if (s.ended !== null) return;
  if (s.passed === 0) {
    s.passes = 0;
    // After the last Activation no roll for another decides anything.
    if (s.activation >= game.field.mostActivations) return endByLimit(game, 'FL-3.0f');
    s.step = S.CONTINUITY;
    return;
  }
  s.passes++;
  if (s.passes === PASSES_AT_MOST) return endByLimit(game, 'FL-5.1e');
  nextActivation(game, otherSide(s.active), true); // FL-5.1c
}

/** Units of A that are In Command again take their Command's formation, without a roll (FL-6.14a, b, FL-6.62d). */
function* joinCommands(game: Game): Play {
  const { field, s } = game;
  const changed: number[] = [];
  for (const command of field.armies[s.active].commands) {
    const strays = board.commandUnits(game, command).filter((unit) => isStray(game, unit));
    const { leader } = board.commandOf(field, command);
    if (strays.length === 0 || s.leaderAt[leader] === S.NONE) continue;
    const back = new Set(
      membersOf(field, s, command, reachNow(game, leader))
        .filter(({ member }) => member)
        .map(({ unit }) => unit),
    );
    for (const unit of strays) {
      if (!back.has(unit) || !isStray(game, unit)) continue;
      const partner = board.partnerOf(game, unit);
      if (partner !== S.NONE && !(yield* unstackIfRoom(game, unit, partner))) continue;
      s.formation[unit] = nth(s.drill, command);
      changed.push(unit);
    }
  }
  yield* pickFacings(game, s.active, changed);
}

/** Infantry in Line or Column in another formation than its Command's (FL-6.14a, c). */
function isStray({ field, s }: Game, unit: UnitId): boolean {
  const { kind, command } = board.unitOf(field, unit);
  return kind === 'infantry' && S.formationOf(s, unit) !== 'SK' && s.formation[unit] !== s.drill[command];
}

/**
 * When a Command in Column was Shock attacked, its other units change to Open, In Command or not (FL-6.2d, FL-6.62d).
 */
function* leaveColumn(game: Game): Play {
  const { field, s } = game;
  for (const side of [0, 1] as const) {
    const changed: number[] = [];
    for (const command of field.armies[side].commands) {
      if (s.struckInColumn[command] === 0) continue;
      s.struckInColumn[command] = 0;
      s.drill[command] = S.formationCode('Open');
      for (const unit of board.commandUnits(game, command)) {
        if (S.formationOf(s, unit) !== 'Column') continue;
        s.formation[unit] = S.formationCode('Open');
        changed.push(unit);
      }
    }
    yield* pickFacings(game, side, changed);
  }
}
