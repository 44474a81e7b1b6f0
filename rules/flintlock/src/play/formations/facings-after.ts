import { hexLabel } from '@linstock/ground';
import { nth, type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, type QuestionOf, type StateView, settle } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { FACINGS, facesCorners } from '../../reckon/arcs.ts';
import type { Formation } from '../../tables/index.ts';

/** Facing after a change of formation (FL-6.62d). */

/** The facings a unit may take after a change: its own if it is of the right kind, else the two next to it (FL-6.62d). */
export function facingsAfter(formationNow: Formation | null, facing: number): readonly number[] {
  const right = facing % 2 === (facesCorners(formationNow) ? 0 : 1);
  return right ? [facing] : [(facing + 1) % FACINGS, (facing + FACINGS - 1) % FACINGS];
}

/** The owner picks the facings of units that have changed formation, all in one answer (FL-6.62d). */
export function* pickFacings(game: Game, side: Side, units: readonly UnitId[]): Play {
  const { s } = game;
  const turning = units.filter((unit) => choicesOf(game, unit).length > 1);
  if (turning.length === 0) return;
  const { facings } = yield* settle(facingsQuestion(game, side, turning));
  for (const { unit, facing } of facings) s.facing[unit] = facing;
}

/** The facings that a unit whose formation has changed may take now, the one clockwise first. */
export const choicesOf = ({ s }: StateView, unit: UnitId): readonly number[] =>
  facingsAfter(S.formationOf(s, unit), board.facingOfUnit(s, unit));

function facingsQuestion(game: Game, side: Side, units: readonly UnitId[]): QuestionOf<'facings'> {
  const { field } = game;
  const all = units.map(() => 0);
  return {
    side,
    kind: 'facings',
    clause: 'FL-6.62d',
    stable: false,
    standing: { units: [], act: () => null, usual: () => facingsOf(game, units, all), declines: () => false },
    prompt: () => `How do they face now: ${board.namesOf(field, units)}?`,
    options: () => [
      facingsOf(game, units, all),
      facingsOf(
        game,
        units,
        all.map(() => 1),
      ),
      ...(units.length > 1 ? oneTurnedMore(game, facingsOf(game, units, all)) : []),
    ],
    refuse: ({ facings }) => refuseFacings(game, units, facings),
    sample: (choose) =>
      facingsOf(
        game,
        units,
        units.map(() => choose(2)),
      ),
  };
}

type Facings = AnswerTo<'facings'>;

/** Units and the number of the choice of each: 0 clockwise of the old facing, 1 the other way. */
function facingsOf(game: StateView, units: readonly UnitId[], which: readonly UnitId[]): Facings {
  return {
    do: 'facings',
    facings: units.map((unit, i) => ({ unit, facing: nth(choicesOf(game, unit), nth(which, i)) })),
  };
}

/** The answers in which one more of the units turns counterclockwise. */
export function oneTurnedMore(game: StateView, { facings }: Facings): Facings[] {
  return facings.flatMap(({ unit, facing }, i): Facings[] => {
    const [first, second] = choicesOf(game, unit);
    if (facing !== first || second === undefined) return [];
    return [{ do: 'facings', facings: facings.with(i, { unit, facing: second }) }];
  });
}

/** The answer in which these units turn counterclockwise, and the other units of the question clockwise. */
export function turningOthers(game: StateView, units: readonly UnitId[], others: readonly UnitId[]): Facings {
  return facingsOf(
    game,
    units,
    units.map((unit) => (others.includes(unit) ? 1 : 0)),
  );
}

function refuseFacings(
  game: Game,
  units: readonly UnitId[],
  facings: AnswerTo<'facings'>['facings'],
): Refusal | null {
  const { field, s } = game;
  if (facings.map(({ unit }) => unit).join() !== units.join())
    return refusal(
      'FL-R-FACING-KIND',
      'FL-6.62d',
      `Each of these gets a facing, once and in this order: ${board.namesOf(field, units)}.`,
    );
  const wrong = facings.find(({ unit, facing }) => !choicesOf(game, unit).includes(facing));
  if (!wrong) return null;
  const hex = hexLabel(field.map, board.hexOfUnit(s, wrong.unit));
  return refusal(
    'FL-R-FACING-KIND',
    'FL-6.62d',
    `${saying(board.unitName(field, wrong.unit), 'takes', 'take')} in ${hex} one of the two facings next to the old one.`,
  );
}
