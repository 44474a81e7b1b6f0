import { nth, type Refusal, type Side, usualStanding } from '@linstock/kernel';
import type { AnswerTo } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import type { QuestionOf, StateView } from '../model/game.ts';
import { unitOf } from '../model/naming.ts';
import { ON_TABLE, type State } from '../model/state.ts';
import { refused } from '../tables/refuse.ts';
import { refuseChange, refuseFlank } from './ordering.ts';
import { isThere, refuseNamedOnce } from './own.ts';

/** The second secret moment: markers that become Conditional hold, and refused flanks (JR-5.4b, D2, D3). */

const FLANKS = ['none', 'left', 'right'] as const;

/** The sheet of changes of a side; null if nothing can be changed (JR-5.4b, JR-4.8b, JR-3.4a). */
export function changesQuestion(game: StateView, side: Side): QuestionOf<'changes'> | null {
  const { field, s } = game;
  const own = field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE)
    .map(({ id }) => id);
  const changeable = own.filter((unit) => refuseChange(s, unit) === null);
  const flanked = own.filter((unit) => refuseFlank(s, unit) === null);
  if (changeable.length + flanked.length === 0) return null;
  const sheet = (
    hold: UnitId[],
    flank: (unit: UnitId) => (typeof FLANKS)[number] | null,
  ): AnswerTo<'changes'> => ({
    do: 'changes',
    hold,
    flanks: flanked.flatMap((unit) => {
      const chosen = flank(unit);
      return chosen === null ? [] : [{ unit, flank: chosen }];
    }),
  });
  return {
    side,
    kind: 'changes',
    clause: 'JR-5.4b',
    stable: true,
    sealed: true,
    standing: usualStanding(() => sheet([], () => null)),
    prompt: () =>
      'All order markers are revealed. Which units hold instead, and which bend back (refuse) a flank?',
    options: () => [
      sheet([], () => null),
      ...changeable.map((unit) => sheet([unit], () => null)),
      ...flanked.flatMap((unit) =>
        otherFlanks(s, unit).map((flank) => sheet([], (each) => (each === unit ? flank : null))),
      ),
    ],
    refuse: (answer) => refuseChanges(game, side, answer),
    sample: (choose) =>
      sheet(
        changeable.filter(() => choose(4) === 0),
        (unit) => [null, ...otherFlanks(s, unit)][choose(3)] ?? null,
      ),
  };
}

/** The flank a unit refuses now (JR-3.4a). */
function flankOf(s: State, unit: UnitId): (typeof FLANKS)[number] {
  return (['left', 'none', 'right'] as const)[nth(s.refuses, unit) + 1] ?? 'none';
}

/** The choices of a unit for its flanks, other than leaving them (JR-3.4a). */
const otherFlanks = (s: State, unit: UnitId): (typeof FLANKS)[number][] =>
  FLANKS.filter((flank) => flank !== flankOf(s, unit));

function refuseChanges(
  { field, s }: StateView,
  side: Side,
  { hold, flanks }: AnswerTo<'changes'>,
): Refusal | null {
  const turned = flanks.map(({ unit }) => unit);
  const wrong =
    refuseNamedOnce(field, side, hold, 'JR-5.4b') ?? refuseNamedOnce(field, side, turned, 'JR-5.4b');
  if (wrong) return wrong;
  const gone = [...hold, ...turned].find((unit) => !isThere(field, s, unit, side));
  if (gone !== undefined) return refused('JR-5.4b', `The ${unitOf(field, gone).name} is not on the table.`);
  for (const unit of hold) {
    const not = refuseChange(s, unit);
    if (not) return not;
  }
  for (const { unit, flank } of flanks) {
    const not = refuseFlank(s, unit);
    if (not) return not;
    if (flank === flankOf(s, unit))
      return refused('JR-3.4a', `The ${unitOf(field, unit).name} has its flanks so already.`);
  }
  return null;
}
