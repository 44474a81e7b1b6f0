import type { Axial } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import type { Game, Play } from '../../src/model/game.ts';
import * as S from '../../src/model/state.ts';
import { checks } from '../../src/play/checks.ts';
import { command } from '../../src/play/command.ts';
import { fire } from '../../src/play/fire.ts';
import { movement } from '../../src/play/movement.ts';
import { routAllowance } from '../../src/reckon/allowance.ts';
import { arm, read } from './given.ts';
import { setUp } from './setting.ts';
import { answerAll, idle, stretch } from './stretch.ts';

// P-ROUT

const routed = z.strictObject({
  arm,
  own_turn: z.boolean().default(true),
  distance_to_friendly_edge: z.int().min(0),
});

/** A rout straight to the friendly edge, nothing in the way: the routs of one Command Phase. */
export function rout(raw: Json): Json {
  const given = read(routed, raw);
  const { distance_to_friendly_edge: distance, own_turn } = given;
  const radius = Math.max(1, distance);
  const laid = setUp({
    british: {
      regiments: { Routed: { at: [[0, radius - distance]], arm: given.arm, state: 'routed' } },
    },
    active: own_turn ? 0 : 1,
    step: own_turn ? S.ACTIVE_COMMAND : S.OTHER_COMMAND,
    radius,
  });
  const { field, s } = laid;
  answerAll(
    stretch(laid, (game) => command(game, 0)),
    idle,
  );
  const hex = s.at[0] as number;
  const left = hex === S.NONE ? 0 : (field.edge[0][hex] as number);
  return {
    mp: routAllowance(given.arm, own_turn),
    ends: hex === S.NONE ? 'off_map_eliminated' : 'on_map',
    spent: distance - left + (hex === S.NONE ? 1 : 0),
    distance_left: left,
  };
}

// AL-6.2

const END = 'end of a movement phase';
const crowd = z.strictObject({
  hex_companies: z.int().min(0),
  time: z.enum([END, 'any other time']).default(END),
});
const HERE: Axial = [0, 0];

/** The effect of a Movement Phase, or a fire phase, on an overstacked hex. */
export function overstack(raw: Json): Json {
  const { hex_companies, time } = read(crowd, raw);
  const laid = setUp({
    british: {
      regiments: {
        Crowd: { at: [...Array.from({ length: hex_companies }, () => HERE), [0, 2]], leader: HERE },
      },
    },
    step: time === END ? S.ACTIVE_MOVEMENT : S.MUTUAL_FIRE,
  });
  const { s } = laid;
  let chooser: number | null = null;
  let checked = false;
  answerAll(
    stretch(laid, (game) => phaseAndChecks(game, time === END)),
    (question) => {
      if (question.kind === 'remove-excess') chooser = question.side;
      checked ||= question.kind === 'next-check';
      return checked ? null : idle(question);
    },
  );
  const excess = s.status.filter((status) => status === S.ELIMINATED).length;
  return {
    excess,
    chosen_by: chooser === null ? null : chooser === 0 ? 'owner' : 'opponent',
    effect: excess > 0 ? 'eliminated' : null,
    morale_check: checked,
  };
}

/** A phase, and the combat checks that would be due after it. */
function* phaseAndChecks(game: Game, moving: boolean): Play {
  if (moving) yield* movement(game, 0);
  else yield* fire(game);
  yield* checks(game, 0);
}
