import type { Hex } from '@linstock/ground';
import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import type { CommandId, LeaderId, UnitId } from './field.ts';

/** Every answer a player can give in Flintlock. Units, leaders and Commands have their number in the field. */

/** The formations a Command may take on as a whole (FL-6.13b). */
export const COMMAND_FORMATIONS = ['Column', 'Close', 'Open'] as const;

const index = z.number().int().min(0).max(9999);
const unit: z.ZodType<UnitId> = index;
const leader: z.ZodType<LeaderId> = index;
const commandId: z.ZodType<CommandId> = index;
const hex: z.ZodType<Hex> = index;
/** 0 to 11, clockwise from N: even is a corner, odd a hexside. */
const facing = z.number().int().min(0).max(11);
const hexes = z.array(hex).min(1).max(16);
/** One step: the hex entered, and the facing on entering it (FL-8.0l). */
const step = z.strictObject({ hex, facing });

const pass = z.strictObject({ do: z.literal('pass') });
const begin = z.strictObject({ do: z.literal('begin') });
const done = z.strictObject({ do: z.literal('done') });
const yes = z.strictObject({ do: z.literal('yes') });
const no = z.strictObject({ do: z.literal('no') });

const command = z.strictObject({ do: z.literal('command'), command: commandId });
const gunTurn = z.strictObject({ do: z.literal('gun-turn'), hex });
/** A leader rides: the hexes he enters, in order (FL-4.5). */
const ride = z.strictObject({ do: z.literal('ride'), leader, path: hexes });

const attempt = z.strictObject({ do: z.literal('try') });
const partial = z.strictObject({ do: z.literal('partial') });

/** A move step by step, and the facing at its end (FL-7, FL-8.0h). */
const move = z.strictObject({ do: z.literal('move'), unit, path: z.array(step).min(1).max(16), facing });
const withdraw = z.strictObject({ do: z.literal('withdraw'), unit, hex });
const face = z.strictObject({ do: z.literal('face'), unit, facing });
const rally = z.strictObject({ do: z.literal('rally'), unit });
/** Into SK: the facing of either counter, and which of them is on top, 0 or 1 (FL-6.53a). */
const enterSk = z.strictObject({
  do: z.literal('enter-sk'),
  unit,
  facings: z.tuple([facing, facing]),
  top: z.union([z.literal(0), z.literal(1)]),
});
/** Out of SK: one of the two counters, and the facing of the unit they become (FL-6.53b). */
const reform = z.strictObject({ do: z.literal('reform'), unit, facing });
const drag = z.strictObject({ do: z.literal('drag'), unit });
const fire = z.strictObject({ do: z.literal('fire'), unit, target: unit });
const endFire = z.strictObject({ do: z.literal('end-fire') });
const formation = z.strictObject({ do: z.literal('formation'), to: z.enum(COMMAND_FORMATIONS) });
const shock = z.strictObject({ do: z.literal('shock') });
/** The Chargers, their facings, and the hexes of their approaches (FL-13.22h). */
const charge = z.strictObject({
  do: z.literal('charge'),
  chargers: z
    .array(z.strictObject({ unit, facing, path: z.array(hex).min(1).max(3) }))
    .min(1)
    .max(40),
});
/** Puts a unit on top of its pair (FL-10.0k). */
const top = z.strictObject({ do: z.literal('top'), unit });
/** Sets a gun to a mode and turns it (FL-5.6f). */
const setGun = z.strictObject({ do: z.literal('set-gun'), unit, mode: z.enum(['fire', 'move']), facing });

const goOn = z.strictObject({ do: z.literal('go-on'), path: z.array(step).min(1).max(16), facing });
const halt = z.strictObject({ do: z.literal('halt'), facing });

/**
 * The units that fire one after another before their side is asked again (FL-11.13j). Empty if the side holds
 * its fire.
 */
const react = z.strictObject({ do: z.literal('react'), units: z.array(unit).max(24) });
const returnFire = z.strictObject({
  do: z.literal('return-fire'),
  shots: z.array(z.strictObject({ unit, target: unit })).max(60),
});
const reactionRetreat = z.strictObject({
  do: z.literal('reaction-retreat'),
  unit,
  path: z.array(hex).length(2),
  facing,
});
const stay = z.strictObject({ do: z.literal('stay') });
/** Units that retreat together into one hex (FL-12.62h); units there are pushed on (FL-12.43g). */
const retreat = z.strictObject({ do: z.literal('retreat'), units: z.array(unit).min(1).max(2), hex });
const advance = z.strictObject({ do: z.literal('advance'), unit, hex });
const arm = z.strictObject({ do: z.literal('arm'), arm: z.enum(['infantry', 'cavalry']) });
const leaderGoes = z.strictObject({ do: z.literal('leader-goes'), goes: z.boolean() });
const place = z.strictObject({ do: z.literal('place'), hex });
const unstack = z.strictObject({ do: z.literal('unstack'), unit, hex });
const facings = z.strictObject({
  do: z.literal('facings'),
  facings: z.array(z.strictObject({ unit, facing })).max(60),
});
const comeBack = z.strictObject({ do: z.literal('come-back'), unit, hex, facing });

/** The answers to each kind of question. */
const SCHEMAS = {
  activation: z.union([begin, pass]),
  turn: z.union([command, gunTurn, ride, pass, done]),
  'self-activation': z.union([attempt, partial]),
  action: z.union([
    move,
    withdraw,
    face,
    rally,
    enterSk,
    reform,
    drag,
    fire,
    endFire,
    formation,
    shock,
    charge,
    top,
    ride,
    done,
  ]),
  'gun-action': z.union([move, face, rally, fire, endFire, setGun, done]),
  'go-on': z.union([goOn, halt]),
  'reaction-fire': react,
  'return-fire': returnFire,
  'reaction-retreat': z.union([reactionRetreat, stay]),
  flee: z.union([yes, no]),
  counterattack: z.union([yes, no]),
  'foot-or-horse': arm,
  'retreat-hex': retreat,
  advance,
  'leader-goes': leaderGoes,
  'place-leader': place,
  unstack,
  facings,
  'return-hex': comeBack,
  continuity: z.union([yes, no]),
  seize: z.union([yes, no]),
} as const;

/** The kinds of question this system asks. */
export type QuestionKind = keyof typeof SCHEMAS;

/** The answers to a kind of question. */
export type AnswerTo<K extends QuestionKind> = z.infer<(typeof SCHEMAS)[K]>;

/** An answer to any question. */
export type Answer = AnswerTo<QuestionKind>;

/** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
export const parseAnswer = answerReader(SCHEMAS);
