import { nth, type Refusal, type Side, usualStanding } from '@linstock/kernel';
import type { AnswerTo } from '../model/answers.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { Play, QuestionOf, StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { ON_TABLE, orderOf, type State } from '../model/state.ts';
import type { RebClause } from '../tables/clauses.ts';
import { refused } from '../tables/refuse.ts';
import type { AlarmContext } from './alarm.ts';
import { fireBatch } from './batch.ts';
import { isThere, refuseNamedOnce } from './own.ts';
import { together } from './secret.ts';
import { asNamed, plainShot, type Shot } from './shot.ts';
import { anyTarget, type Moment, refuseFire, refuseFirer, targetsAhead } from './targets.ts';
import { otherManners, usualShot } from './usual-shot.ts';

/** Phases 4 and 8: both sides name fires in secret, and all are one batch (JR-5.5a, JR-5.9a). */

/** The kinds of question in which both sides name their fires. */
export type FireKind = 'first-fires' | 'remaining-fires';
/** The words for each kind of question. */
const KINDS = {
  'first-fires': {
    moment: 'first fires',
    clause: 'JR-5.5a',
    prompt: 'Which units fire before all movement, and at which targets?',
  },
  'remaining-fires': {
    moment: 'remaining fires',
    clause: 'JR-5.9a',
    prompt: 'Which units fire now, and at which targets?',
  },
} as const;

/** When the units of a kind of question fire. */
export function momentOf(kind: FireKind): Moment {
  return KINDS[kind].moment;
}

/** Asks both sides for their fires and carries them out together. */
export function* firePhase(game: AlarmContext, kind: FireKind): Play {
  const answers = yield* together((side) => firesQuestion(game, side, kind), KINDS[kind].clause);
  fireBatch(
    game,
    answers.flatMap(({ fires }) => fires).map((shot) => asNamed(game.s, shot)),
  );
}

/** The units of a side that may fire in such a phase, and those that must (JR-5.5a, JR-5.9a, JR-4.2a, JR-8.1f). */
export function firersAsked(
  { field, s }: StateView,
  side: Side,
  kind: FireKind,
): { readonly id: UnitId; readonly must: boolean }[] {
  const { moment } = KINDS[kind];
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE)
    .filter(({ id }) => refuseFirer(field, s, id, moment) === null)
    .map(({ id }) => ({ id, must: orderOf(s, id) === 'Fr' }));
}

/**
 * The fires of a side; null if none of its units may fire. A unit that sees no enemy ahead may still turn, or fire into
 * woods (JR-5.5a, JR-5.9a, JR-4.2a).
 */
export function firesQuestion(game: StateView, side: Side, kind: FireKind): QuestionOf<FireKind> | null {
  const { field, s } = game;
  const { clause, prompt } = KINDS[kind];
  const able = firersAsked(game, side, kind);
  if (able.length === 0) return null;
  const sheet = (pick: (n: number, must: boolean) => number | null): AnswerTo<FireKind> => ({
    do: 'fires',
    fires: able.flatMap(({ id, must }) => {
      const targets = targetsAhead(field, s, id);
      const chosen = targets.length === 0 ? null : pick(targets.length, must);
      return chosen === null ? [] : [plainShot(id, nth(targets, chosen))];
    }),
  });
  const musts = (): number[] =>
    able.filter(({ id, must }) => must && targetsAhead(field, s, id).length > 0).map(({ id }) => id);
  return {
    side,
    kind,
    clause,
    stable: true,
    sealed: true,
    standing: usualStanding(() => sheet(() => 0)),
    prompt: () => prompt,
    options: () => {
      const best = usualSheet(game, kind, able);
      return [
        sheet(() => 0),
        sheet((_, must) => (must ? 0 : null)),
        ...(best.fires.length > 0 ? [best] : []),
      ];
    },
    refuse: ({ fires }) => refuseFires(field, s, side, kind, fires, musts()),
    sample: (choose) => ({
      do: 'fires',
      fires: able.flatMap(({ id, must }) => {
        const target = must || choose(2) === 0 ? anyTarget(field, s, id, choose) : null;
        return target === null ? [] : [anyManner(game, plainShot(id, target), kind, choose)];
      }),
    }),
  };
}

/**
 * Each unit's usual fire at its first legal target, turned and with canister if that is usual. A unit on First fire
 * names a target even if it has no dice left to throw (JR-4.2a, JR-4.3b, JR-8.1d).
 */
function usualSheet(
  { field, s }: StateView,
  kind: FireKind,
  able: readonly { readonly id: UnitId; readonly must: boolean }[],
): AnswerTo<FireKind> {
  const { moment } = KINDS[kind];
  const shotOf = ({ id, must }: { readonly id: UnitId; readonly must: boolean }): Shot[] => {
    const ahead = targetsAhead(field, s, id);
    const enemies = field.units.filter((enemy) => enemy.side !== unitOf(field, id).side);
    for (const target of ahead.length > 0 ? ahead : enemies.map((enemy) => enemy.id)) {
      const shot = s.fate[target] === ON_TABLE ? usualShot(field, s, id, target, moment) : null;
      if (shot) return [shot];
    }
    return must ? ahead.slice(0, 1).map((target) => plainShot(id, target)) : [];
  };
  return { do: 'fires', fires: able.flatMap(shotOf) };
}

/** A fire in a random manner (JR-8.6a, JR-11.2a). */
function anyManner({ field, s }: StateView, shot: Shot, kind: FireKind, choose: (n: number) => number): Shot {
  const others = choose(3) === 0 ? otherManners(field, s, shot, KINDS[kind].moment) : [];
  return others.length > 0 ? nth(others, choose(others.length)) : shot;
}

/** Why fires of a side may not be made at a moment; null if they may (JR-4.2a, JR-5.5a, JR-5.8b, JR-5.9a). */
export function refuseShots(
  field: Field,
  s: State,
  side: Side,
  { moment, clause }: { readonly moment: Moment; readonly clause: RebClause },
  fires: readonly Shot[],
): Refusal | null {
  const firers = fires.map(({ firer }) => firer);
  const wrong = refuseNamedOnce(field, side, firers, clause);
  if (wrong) return wrong;
  for (const shot of fires) {
    const not = refuseShot(field, s, side, shot, moment);
    if (not) return not;
  }
  return null;
}

/** Why a sheet of fires is not legal; null if it is: a unit on First fire with a target names one (JR-4.2a). */
function refuseFires(
  field: Field,
  s: State,
  side: Side,
  kind: FireKind,
  fires: readonly Shot[],
  musts: readonly UnitId[],
): Refusal | null {
  const wrong = refuseShots(field, s, side, KINDS[kind], fires);
  if (wrong) return wrong;
  const firers = fires.map(({ firer }) => firer);
  const missing = musts.find((unit) => !firers.includes(unit));
  if (missing === undefined) return null;
  const { name, code } = unitOf(field, missing);
  return refused('JR-4.2a', `The ${name} is on First fire: name its target.`, [code]);
}

/** Why a side may not name this fire at a moment; null if it may. */
export function refuseShot(field: Field, s: State, side: Side, shot: Shot, moment: Moment): Refusal | null {
  if (!isThere(field, s, shot.firer, side))
    return refused('JR-8.1a', `The ${unitOf(field, shot.firer).name} is not on the table.`);
  return isThere(field, s, shot.target, side === 0 ? 1 : 0)
    ? refuseFire(field, s, asNamed(s, shot), moment)
    : refused('JR-8.1a', 'There is no such enemy on the table.');
}
