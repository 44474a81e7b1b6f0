import { nth } from '@linstock/kernel';
import { asFacing, shorterTurn, type TenthDegrees } from '@linstock/ground';
import type { Picked, PickedAnswer } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import type { Field, UnitId } from '../model/field.ts';
import { nameOf, unitPiece } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { OFFERED_PIVOTS } from '../play/charge/pivot.ts';
import { plainShot, type Shot } from '../play/shot.ts';
import { usualShot } from '../play/usual-shot.ts';
import { bareName, turnWords, unitOfPiece } from './words.ts';

/** Fires and pivots as clicks, and what such clicks mean (D6 to D8). */

type Fires = AnswerTo<'interrupt'>;
type FireManner = Pick<Shot, 'rapidFire' | 'canister' | 'areaFire'>;

export const listed = (all: readonly string[], none: string): string =>
  all.length === 0 ? none : all.join('; ');

/** A button that ends a step. */
export const ending = (label: string): PickedAnswer => ({
  picks: [{ button: 'end', label, ends: true }],
  label,
});

/** The words of fires: `7th Tennessee fires at the 2nd Wisconsin, rapid fire`. */
export function wordsOfFires(field: Field, { fires }: Fires): string {
  return listed(
    fires.map((shot) => shotWords(field, shot)),
    'Nobody fires',
  );
}

function shotWords(field: Field, shot: Shot): string {
  const { firer, target, pivot } = shot;
  const how = BUTTONS.filter(({ is }) => is(shot)).map(({ words }) => words);
  const turned = pivot === 0 ? [] : [`turned ${turnWords(pivot)}`];
  return [`${bareName(field, firer)} fires at ${nameOf(field, target)}`, ...turned, ...how].join(', ');
}

/** The buttons of a fire that is made in no plain manner, and those of a volley. */
const BUTTONS: readonly {
  readonly button: string;
  readonly label: string;
  readonly volley: string;
  readonly words: string;
  readonly manner: Partial<FireManner>;
  is(shot: FireManner): boolean;
}[] = [
  {
    button: 'rapid',
    label: 'Rapid fire',
    volley: 'Volley in rapid fire',
    words: 'rapid fire',
    manner: { rapidFire: true },
    is: ({ rapidFire }) => rapidFire,
  },
  {
    button: 'single',
    label: 'Canister',
    volley: 'Volley with canister',
    words: 'canister',
    manner: { canister: 'single' },
    is: ({ canister }) => canister === 'single',
  },
  {
    button: 'double',
    label: 'Double canister',
    volley: 'Volley with double canister',
    words: 'double canister',
    manner: { canister: 'double' },
    is: ({ canister }) => canister === 'double',
  },
  {
    button: 'area',
    label: 'Into the woods',
    volley: 'Volley into the woods',
    words: 'into the woods',
    manner: { areaFire: true },
    is: ({ areaFire }) => areaFire,
  },
];

/** A pivot: a button if it is one of those that are offered, else the way the unit then faces. */
function pivotPick(s: State, unit: UnitId, pivot: TenthDegrees, isOffered: boolean): Picked {
  return isOffered
    ? { button: `pivot${pivot}`, label: `Turn ${turnWords(pivot)}` }
    : { heading: asFacing(nth(s.facing, unit) + pivot) };
}

/** The pivot that is clicked as a button or as a facing; 0 for none. */
function pivotMeant(s: State, unit: UnitId, pick: Picked): TenthDegrees {
  if ('heading' in pick) return shorterTurn(nth(s.facing, unit), pick.heading);
  return 'button' in pick ? Number(/^pivot(-?\d+)$/.exec(pick.button)?.[1] ?? 0) : 0;
}

function picksOfShot(field: Field, s: State, shot: Shot): Picked[] {
  const { firer, target, pivot } = shot;
  const isUsual = pivot !== 0 && usualShot(field, s, firer, target, 'interrupt')?.pivot === pivot;
  return [
    { piece: unitPiece(firer) },
    { piece: unitPiece(target) },
    ...(pivot === 0 ? [] : [pivotPick(s, firer, pivot, isUsual)]),
    ...BUTTONS.filter(({ is }) => is(shot)).map(({ button, label }) => ({ button, label })),
  ];
}

/** Fire on a unit that moves: each firer and its target; no unit lets it pass. */
export function interrupting(field: Field, s: State, answer: Fires): PickedAnswer {
  if (answer.fires.length === 0) return ending('Let it pass');
  return {
    picks: answer.fires.flatMap((shot) => picksOfShot(field, s, shot)),
    label: wordsOfFires(field, answer),
  };
}

/** The fire at a charger that is halted: the manner of the volley, and who else fires (D6, D8). */
export function volley(field: Field, s: State, answer: AnswerTo<'volley'>): PickedAnswer {
  const { fires } = answer;
  const others = fires.length === 0 ? null : interrupting(field, s, { do: 'fires', fires });
  const buttons = BUTTONS.filter(({ is }) => is({ ...answer, areaFire: false })).map((each) => ({
    button: `volley-${each.button}`,
    label: each.volley,
  }));
  const manner = buttons.length > 0 || others !== null ? buttons : [PLAIN_VOLLEY];
  return {
    picks: [...(others?.picks ?? []), ...manner],
    label: [...manner.map(({ label }) => label), ...(others ? [others.label] : [])].join('; '),
  };
}

const PLAIN_VOLLEY = { button: 'volley', label: 'Plain volley' } as const satisfies Picked;

/** The turn of a unit that is charged (D7). */
export function pivoting(field: Field, s: State, { pivot }: AnswerTo<'pivot'>): PickedAnswer {
  const unit = s.charging?.target;
  if (pivot === 0 || unit === undefined)
    return { picks: [{ button: 'stay', label: 'It does not turn' }], label: 'It does not turn' };
  const isOffered = OFFERED_PIVOTS.includes(Math.abs(pivot));
  return {
    picks: [pivotPick(s, unit, pivot, isOffered)],
    label: `${bareName(field, unit)} turns ${turnWords(pivot)}`,
  };
}

/** The fires that clicks mean: each firer with the enemy, the facing and the manner that follow it; null for none. */
function shotsMeant(field: Field, s: State, side: number, picks: readonly Picked[]): Shot[] | null {
  const shots: Shot[] = [];
  const change = (more: Partial<Shot>): void => {
    const last = shots.pop();
    if (last) shots.push({ ...last, ...more });
  };
  for (const pick of picks) {
    if ('piece' in pick) {
      const unit = unitOfPiece(field, pick.piece);
      if (unit === null || unit === undefined) return null;
      if (field.units[unit]?.side === side) shots.push(plainShot(unit, NOBODY));
      else change({ target: unit });
      continue;
    }
    const last = shots.at(-1);
    const manner = BUTTONS.find(({ button }) => 'button' in pick && pick.button === button)?.manner;
    if (manner) change(manner);
    else if (last && !isOfVolley(pick)) change({ pivot: pivotMeant(s, last.firer, pick) });
  }
  return shots.some(({ target }) => target === NOBODY) ? null : shots;
}

/** The target of a fire before an enemy is clicked. */
const NOBODY = -1;

const isOfVolley = (pick: Picked): boolean => 'button' in pick && pick.button.startsWith('volley');

/** The interrupt that clicks mean. */
export function interruptMeant(
  field: Field,
  s: State,
  side: number,
  picks: readonly Picked[],
): AnswerTo<'interrupt'> | null {
  const fires = shotsMeant(field, s, side, picks);
  return fires && fires.length > 0 ? { do: 'fires', fires } : null;
}

/** The volley that clicks mean. */
export function volleyMeant(
  field: Field,
  s: State,
  side: number,
  picks: readonly Picked[],
): AnswerTo<'volley'> | null {
  const fires = shotsMeant(field, s, side, picks);
  if (fires === null || picks.length === 0) return null;
  const said = BUTTONS.filter(({ button }) =>
    picks.some((pick) => 'button' in pick && pick.button === `volley-${button}`),
  );
  const plain: FireManner = { rapidFire: false, canister: null, areaFire: false };
  const { rapidFire, canister } = said.reduce<FireManner>(
    (all, { manner }) => ({ ...all, ...manner }),
    plain,
  );
  return { do: 'volley', rapidFire, canister, fires };
}

/** The turn that a click means. */
export function turnMeant(s: State, picks: readonly Picked[]): AnswerTo<'pivot'> | null {
  const [pick] = picks;
  const unit = s.charging?.target;
  return pick && unit !== undefined ? { do: 'pivot', pivot: pivotMeant(s, unit, pick) } : null;
}
