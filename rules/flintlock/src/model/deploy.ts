import type { Hex } from '@linstock/ground';
import { STATUSES } from '../tables/index.ts';
import type { Field } from './field.ts';
import type { State } from './state.ts';
import * as S from './state.ts';

/**
 * The battle at its start: all units placed and in good order, the first player's Activation Free (FL-15.0a,
 * b).
 */
export function deployState(field: Field): State {
  const { units, commands, leaders, setUp } = field;
  const zeros = (list: readonly unknown[]) => new Array<number>(list.length).fill(0);
  return {
    ...{ activation: 1, step: S.START, active: field.first, free: 1, begun: 0, passed: 0 },
    ...{ successes: 0, passes: 0, penalties: [0, 0], paid: 0, trying: 0 },
    reached: zeros(commands),
    inReach: zeros(units),
    inRange: zeros(units),
    gunReach: zeros(units),
    near: units.map(() => []),
    activity: zeros(commands),
    turned: zeros(commands),
    ...{ command: S.NONE, gunHex: S.NONE, mode: S.UNDECIDED, partialMoved: 0 },
    ...{ block: S.NOT_HELD, shots: [], fumes: [], moment: 0, moving: null },
    at: [...setUp.hex],
    facing: [...setUp.facing],
    formation: setUp.formation.map(S.formationCode),
    disordered: zeros(units),
    reduced: zeros(units),
    fate: setUp.hex.map((hex) => (hex === S.NONE ? S.FOLDED : S.ON_MAP)),
    limbered: zeros(units),
    abandoned: zeros(units),
    height: heights(setUp.hex),
    boxedOnce: zeros(units),
    acted: zeros(units),
    attacked: zeros(units),
    reacted: zeros(units),
    fired: zeros(units),
    smoke: zeros(units),
    track: zeros(commands),
    status: commands.map(({ status }) => STATUSES.indexOf(status)),
    volley: commands.map(() => 'whole' as const),
    drill: commands.map(({ formation }) => S.formationCode(formation)),
    struckInColumn: zeros(commands),
    leaderAt: [...setUp.leaderHex],
    leader: zeros(leaders),
    rode: zeros(leaders),
    leaderSmoke: zeros(leaders),
    lostUnits: [0, 0],
    lostSkirmishers: [0, 0],
    lostGuns: [0, 0],
    ended: null,
  };
}

/** Of units in one hex the later number is on top (FL-15.0c). */
function heights(hexes: readonly Hex[]): number[] {
  return hexes.map((hex, i) =>
    hex === S.NONE ? 0 : hexes.slice(0, i).filter((other) => other === hex).length,
  );
}
