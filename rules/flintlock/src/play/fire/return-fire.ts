import { otherSide, type Provocation, type Refusal, refusal } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { inAnyOrder } from './any-order.ts';
import { refuseFire } from './fire-law.ts';
import { shoot } from './shooting.ts';
import { chanceOf } from './shot.ts';
import { laySmoke, smokeFalls } from './smoke.ts';

/** Return Fire (FL-11.13b to d). */

type ReturnFire = AnswerTo<'return-fire'>;
type Shots = ReturnFire['shots'];

/** The end of the Fire block: its Smoke falls, and Return Fire is next (FL-11.13d). */
export function closeBlock(game: Game): void {
  const { s } = game;
  smokeFalls(game, firersIn(s));
  s.block = S.RETURN;
}

const firersIn = ({ shots }: S.State): number[] => shots.map(({ firer }) => firer);

/** The units that may return the fire if the block ends now, each with the chance of its best shot. */
export function provokedByEnd({ field, s }: StateView): Provocation[] {
  const after = { field, s: S.cloneState(s) };
  laySmoke(after, firersIn(s));
  return Array.from(bestShots(after, readyShots(after)), ([piece, { chance }]): Provocation => {
    return { step: 0, piece, kind: 'return-fire', chance };
  });
}

/**
 * B returns the fire of the block unit by unit, and the Smoke of these shots falls. B may name several shots at a time and is
 * asked again after them while another unit can still return fire (FL-11.13j).
 */
export function* returnFire(game: Game): Play {
  const { s } = game;
  const fired: UnitId[] = [];
  for (let ready = readyShots(game); ready.length > 0; ready = readyShots(game)) {
    const { shots } = yield* put(returnQuestion(game, ready, fired.length > 0));
    if (shots.length === 0) break;
    for (const { unit, target } of shots) {
      if (refuseReturn(game, unit, target) !== null) continue;
      yield* shoot(game, unit, target, 'return');
      fired.push(unit);
    }
  }
  smokeFalls(game, fired);
  s.block = S.HELD;
  s.shots = [];
}

/** Every shot that can be returned: by unit and target. */
function readyShots(game: StateView): Shots {
  const { field, s } = game;
  const shots: Shots = [];
  for (const unit of field.armies[otherSide(s.active)].units)
    for (const { firer, at } of s.shots)
      if (at.includes(unit) && refuseReturn(game, unit, firer) === null) shots.push({ unit, target: firer });
  return shots;
}

/** Why a unit cannot return the fire of another; null if it can. */
function refuseReturn(game: StateView, unit: UnitId, target: UnitId): Refusal | null {
  if (game.s.shots.some(({ firer, at }) => firer === target && at.includes(unit)))
    return refuseFire(game, unit, target, 'return');
  return refusal(
    'FL-R-NOT-FIRED-AT',
    'FL-11.13b',
    'A unit returns the fire of units that fired at it, and of no other.',
  );
}

function returnQuestion(game: Game, ready: Shots, haveFired: boolean): QuestionOf<'return-fire'> {
  const { s } = game;
  const best = bestShots(game, ready);
  const units = [...best.keys()];
  const act = (pieces: readonly UnitId[]): ReturnFire => ({
    do: 'return-fire',
    shots: pieces.flatMap((unit) => best.get(unit)?.shot ?? []),
  });
  return {
    side: otherSide(s.active),
    kind: 'return-fire',
    clause: 'FL-11.13b',
    stable: !haveFired,
    standing: {
      units: units.map((piece) => ({ piece, chance: () => best.get(piece)?.chance ?? null })),
      oneByOne: true,
      act,
      usual: () => null,
      declines: (answer) => answer.do === 'return-fire' && answer.shots.length === 0,
    },
    prompt: () =>
      haveFired
        ? 'Who else returns the fire, and at whom?'
        : 'Your troops have been fired at. Who returns the fire, and at whom?',
    options: () => [
      act([]),
      ...ready.map((shot): ReturnFire => ({ do: 'return-fire', shots: [shot] })),
      ...(units.length > 1 ? [act(units)] : []),
    ],
    refuse: (answer) => refuseReturns(game, answer),
    sample: (choose) => ({
      do: 'return-fire',
      shots: inAnyOrder(units, choose).flatMap((unit) => {
        const at = ready.filter((shot) => shot.unit === unit);
        return at[choose(at.length + 1)] ?? [];
      }),
    }),
  };
}

/** The best shot of each unit that may return the fire now. */
export function bestReturns(game: StateView): Shots {
  return Array.from(bestShots(game, readyShots(game)).values(), ({ shot }) => shot);
}

/** The best shot of each unit that has one, in the order of the field. */
function bestShots(game: StateView, ready: Shots) {
  const units = new Set(ready.map(({ unit }) => unit));
  return new Map(Array.from(units, (unit) => [unit, bestOf(game, ready, unit)] as const));
}

/** The shot of a unit with the best chance of an effect, the first of equals. */
function bestOf(game: StateView, ready: Shots, unit: UnitId) {
  const at = ready
    .filter((shot) => shot.unit === unit)
    .map((shot) => ({ shot, chance: chanceOf(game, unit, shot.target, 'return') }));
  return at.reduce((best, each) => (each.chance > best.chance ? each : best));
}

function refuseReturns(game: StateView, { shots }: ReturnFire): Refusal | null {
  const units = shots.map(({ unit }) => unit);
  if (new Set(units).size < units.length)
    return refusal('FL-R-REACTED', 'FL-11.14a', 'A unit is named twice; each fires once.');
  for (const { unit, target } of shots) {
    const refused = refuseReturn(game, unit, target);
    if (refused !== null) return refused;
  }
  return null;
}
