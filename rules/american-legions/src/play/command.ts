import { distance } from '@linstock/ground';
import { type Side } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import {
  companyIds,
  companyOf,
  hexOfCompany,
  isRouted,
  leaderHex,
  nameOf,
  radiusOf,
  regimentOf,
} from '../model/board.ts';
import type { CompanyId, RegimentId } from '../model/field.ts';
import { type DecisionGame, emit, type Game, type Play } from '../model/game.ts';
import * as S from '../model/state.ts';
import { commandStatus } from '../reckon/command.ts';
import { companyTries } from './command/company-tries.ts';
import { gunSides } from './command/gun-side.ts';
import { orders } from './command/order.ts';
import { rallies } from './command/rally.ts';
import { relief } from './command/relieve.ts';
import { beginRouts, routs } from './rout.ts';

/** P-COMMAND: one Command Phase of a side. The stages of the state are the steps of the procedure. */

const GUN_SIDES = 2;

/** The steps in which a side decides, by their stage. After the last of them the routed companies run. */
const STEPS = [
  [GUN_SIDES, gunSides],
  [3, relief],
  [4, rallies],
  [5, companyTries],
  [6, ordersAndRouts],
] as const;

/** The Command Phase of a side, from the step that the state is in. */
export function* command(game: Game, side: Side): Play {
  const { s } = game;
  if (s.stage === 0) begin(game, side);
  const own = { ...game, side };
  for (const [stage, step] of STEPS) {
    if (s.stage !== stage) continue;
    yield* step(own);
    s.stage++;
  }
  yield* routs(own);
}

/** Step 1: command status, all distances measured before anything else happens (AL-4.11). */
function begin(game: Game, side: Side): void {
  const { field, s } = game;
  s.commandPhases[side] += 1;
  s.done.fill(0);
  s.regimentDone.fill(0);
  s.routFrom.fill(S.NONE);
  for (const { id, side: own, regiment } of field.companies) {
    if (own === side && regiment !== -1 && s.at[id] !== S.NONE) mark(game, id, regiment);
  }
  s.stage = GUN_SIDES;
}

function mark(game: Game, company: CompanyId, regiment: RegimentId): void {
  const { field, s } = game;
  const { arm, gun, side } = companyOf(field, company);
  const { leader } = regimentOf(field, regiment);
  const before = {
    outOfCommand: s.outOfCommand[company] === 1,
    disordered: s.status[company] === S.DISORDERED,
  };
  const away = distance(field.map, hexOfCompany(s, company), leaderHex(field, s, leader));
  const routed = isRouted(field, s, company);
  const after = commandStatus({ arm, gun, distance: away, routed, ...before }, radiusOf(field, s, leader));
  s.outOfCommand[company] = after.outOfCommand ? 1 : 0;
  s.status[company] = after.disordered ? S.DISORDERED : S.BATTLEWORTHY;
  if (after.outOfCommand === before.outOfCommand) return;
  emit(
    game,
    side,
    [after.outOfCommand ? 'AL-4.11b' : 'AL-4.11f'],
    () =>
      told`${saying(nameOf(field, company), 'is', 'are')} ${after.outOfCommand ? 'out of command' : 'in command again'}`,
    () => ({
      kind: 'morale',
      pieces: companyIds([company]),
      morale: after.outOfCommand ? 'out of command' : 'in command',
    }),
  );
}

/** Once the orders are given, the routs begin (AL-4.15g). */
function* ordersAndRouts(game: DecisionGame): Play {
  yield* orders(game);
  beginRouts(game, game.side);
}
