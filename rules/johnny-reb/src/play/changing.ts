import { type Refusal, type Side, settledAsUsual } from '@linstock/kernel';
import type { AnswerTo } from '../answers.ts';
import type { Asked, Looked } from '../game.ts';
import { ON_TABLE } from '../state.ts';
import { refuseChange, refuseFlank } from './ordering.ts';
import { refuseNamedOnce } from './own.ts';

/** The second secret moment: markers that become Conditional hold, and refused flanks (JR-5.4b, D2, D3). */

const FLANKS = ['none', 'left', 'right'] as const;

/** The sheet of changes of a side; null where nothing can be changed. */
export function changesQuestion(game: Looked, side: Side): Asked<'changes'> | null {
  const { field, s } = game;
  const own = field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === ON_TABLE)
    .map(({ id }) => id);
  const changeable = own.filter((unit) => refuseChange(s, unit) === null);
  const flanked = own.filter((unit) => refuseFlank(s, unit) === null);
  if (changeable.length + flanked.length === 0) return null;
  const sheet = (
    hold: number[],
    flank: (unit: number) => (typeof FLANKS)[number] | null,
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
    standing: settledAsUsual(() => sheet([], () => null)),
    prompt: () => 'All markers lie open. Who holds after all, and who bends back (refuses) a flank?',
    options: () => [
      sheet([], () => null),
      ...changeable.map((unit) => sheet([unit], () => null)),
      ...flanked.flatMap((unit) =>
        FLANKS.map((flank) => sheet([], (each) => (each === unit ? flank : null))),
      ),
    ],
    refuse: (answer) => refuseChanges(game, side, answer),
    sample: (choose) =>
      sheet(
        changeable.filter(() => choose(4) === 0),
        () => [null, ...FLANKS][choose(4)] ?? null,
      ),
  };
}

function refuseChanges(
  { field, s }: Looked,
  side: Side,
  { hold, flanks }: AnswerTo<'changes'>,
): Refusal | null {
  const turned = flanks.map(({ unit }) => unit);
  const wrong =
    refuseNamedOnce(field, side, hold, 'JR-5.4b') ?? refuseNamedOnce(field, side, turned, 'JR-5.4b');
  if (wrong) return wrong;
  for (const unit of hold) {
    const not = refuseChange(s, unit);
    if (not) return not;
  }
  for (const unit of turned) {
    const not = refuseFlank(s, unit);
    if (not) return not;
  }
  return null;
}
