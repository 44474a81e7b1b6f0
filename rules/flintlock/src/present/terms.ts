import type { Hex } from '@linstock/ground';
import { chanceThat, percentText, type Question } from '@linstock/kernel';
import type { OrderTerm, OrderTerms, Reach } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { CommandId, Field } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { changeOf, changingTo } from '../play/formations/drill.ts';
import { endsOf, waysOfUnit } from '../play/movement/ways.ts';
import { selfActivationReckoning } from '../reckon/activation.ts';
import { FORMATION_RULES, type Formation } from '../tables/index.ts';
import { zones } from './sight.ts';

/** The terms of action by a Command or guns, of an activation, and of a formation (FL-4 to FL-6). */

/** The terms of an order; null if the answer is not an order. */
export function terms(field: Field, s: State, _: Question<Answer>, answer: Answer): OrderTerms | null {
  const game = { field, s };
  switch (answer.do) {
    case 'command':
      return commandTerms(game, answer.command);
    case 'try':
    case 'partial':
      return activationTerms(game, answer.do);
    case 'gun-turn':
      return gunTerms(game, answer.hex);
    case 'formation':
      return formationTerms(game, answer);
    default:
      return null;
  }
}

const FULLY =
  'each unit moves, fires, rallies or goes into skirmish order; or all of it changes formation, Shocks or Charges';
const IN_PART = 'its units may only move, and not next to the enemy';

const ONE_TURN: OrderTerm = {
  says: 'Its one turn in this Activation; what it leaves undone waits for the next.',
  clause: 'FL-5.7a',
};

/** A Command takes its turn (FL-4.31, FL-4.32, FL-5.3i). */
function commandTerms(game: StateView, command: CommandId): OrderTerms {
  const { s } = game;
  const units = board.commandUnits(game, command);
  const full = s.activity[command] === S.FULL;
  const out = units.filter((unit) => full && !board.isFullyActive(game, unit)).length;
  const besides =
    out === 0 ? '' : ` ${out} of ${units.length} out of command may only move, and not next to the enemy.`;
  const lets = full
    ? { says: `Fully active: ${FULLY}.${besides}`, clause: 'FL-5.3i' }
    : {
        says: 'Out of its general\u2019s reach: its leader tries to act by himself, or it only moves.',
        clause: 'FL-4.32a',
      };
  return {
    lets,
    risks: full ? [] : [selfRisk(game, command)],
    change: ONE_TURN,
    reach: () => marches(game, command, full ? S.FULL : S.PARTIAL),
  };
}

/** The roll of a leader who acts alone (FL-4.32b, c). */
function selfRisk(game: StateView, command: CommandId): OrderTerm {
  const { leader } = board.commandOf(game.field, command);
  const { initiative } = board.ratingsOf(game, leader);
  const roll = selfActivationReckoning(`${board.leaderName(game, leader)}`, initiative);
  const acts = chanceThat(roll, ({ succeeds }) => succeeds);
  return {
    says: `Trying succeeds: ${percentText(acts)}. If it fails, the Command does nothing: ${percentText(1 - acts)}.`,
    clause: 'FL-4.32c',
  };
}

/** The leader of the Command whose turn it is tries, or it acts in part (FL-4.32). */
function activationTerms(game: StateView, how: 'try' | 'partial'): OrderTerms {
  const { command } = game.s;
  return {
    lets:
      how === 'try'
        ? { says: `If he succeeds ${FULLY}.`, clause: 'FL-4.32b' }
        : { says: `No roll: ${IN_PART}.`, clause: 'FL-5.42b' },
    risks: how === 'try' ? [selfRisk(game, command)] : [],
    change: { says: 'Final for this Activation.', clause: 'FL-4.32d' },
    reach: () => marches(game, command, how === 'try' ? S.FULL : S.PARTIAL),
  };
}

/** The marches of the units of a Command in its turn, with a given activity. */
function marches({ field, s }: StateView, command: CommandId, activity: number): Reach[] {
  const turn = {
    ...S.cloneState(s),
    ...{ command, gunHex: S.NONE, mode: S.UNDECIDED, block: S.NOT_HELD },
    activity: s.activity.with(command, activity),
  };
  const game = { field, s: turn };
  return board.commandUnits(game, command).flatMap((unit): Reach[] => {
    const ways = waysOfUnit(game, unit);
    const places = ways ? [...new Set(endsOf(ways).map(({ hex }) => hex))].map((hex) => ({ hex })) : [];
    const piece = board.unitId(unit);
    return places.length === 0 ? [] : [{ piece, does: 'goes', label: 'may come here', places }];
  });
}

/** The guns of a hex take their turn (FL-5.6c, d). */
function gunTerms({ field, s }: StateView, hex: Hex): OrderTerms {
  const guns = board
    .unitsIn(s, hex)
    .filter(
      (unit) => board.unitOf(field, unit).kind === 'artillery' && board.isGunActive({ field, s }, unit),
    );
  return {
    lets: {
      says: 'Each gun here that is in reach of a leader fires or moves, or is turned or set.',
      clause: 'FL-5.6c',
    },
    risks: [],
    change: ONE_TURN,
    reach: () =>
      guns.flatMap((gun): Reach[] => {
        const piece = board.unitId(gun);
        const places = zones(field, s, piece).flatMap((zone) => zone.places);
        return places.length === 0 ? [] : [{ piece, does: 'strikes', label: 'may fire here', places }];
      }),
  };
}

/** A whole Command takes on a formation (FL-6.13, FL-T-FORM). */
function formationTerms(
  game: StateView,
  { to }: Extract<AnswerTo<'action'>, { do: 'formation' }>,
): OrderTerms {
  const chances = changingTo(game, to).map((unit) =>
    chanceThat(changeOf(game, unit, to).reckoning, ({ disordered }) => disordered),
  );
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  const each = least === most ? percentText(most) : `${percentText(least)} to ${percentText(most)}`;
  return {
    lets: { says: formationLets(to), clause: 'FL-6.15b' },
    risks:
      most > 0 ? [{ says: `Each unit rolls for it, and is Disordered: ${each}.`, clause: 'FL-6.62b' }] : [],
    change: {
      says: 'It takes this whole Activation, and so does changing back: the Command does nothing else.',
      clause: 'FL-6.13b',
    },
    reach: () => [],
  };
}

/** The advantages of a formation, from its line of the table. */
function formationLets(to: Formation): string {
  const { movementAllowance, shockAttackSF, shockDefenceSF, fireTargetFrontRear, fireTargetFlank } =
    FORMATION_RULES[to];
  const attacks = shockAttackSF === null ? 'cannot Shock or fire' : `Shocks at ${signed(shockAttackSF)}`;
  return `Moves ${movementAllowance ?? 0}, ${attacks}, is Shocked at ${signed(shockDefenceSF ?? 0)}; fired at: ${signed(fireTargetFrontRear)} in front, ${signed(fireTargetFlank ?? 0)} in flank.`;
}

const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : 'no change';
