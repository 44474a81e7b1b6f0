import type { Fallen } from '@linstock/kernel';
import { mayAnimate, useSettings } from '../app/settings.ts';
import { Dice } from '../common/Die.tsx';
import { beforehand } from './Log.tsx';
import { useTableState } from './useTable.ts';

/** The last throws as they lie in the tray, with what they came to. */
export function DiceTray() {
  const latest = useTableState((state) => state.latest);
  const chosen = useSettings();
  const tumbling = chosen.dice === 'tumble' && mayAnimate(chosen);
  const thrown = (latest?.told ?? []).flatMap((told) => (told.fallen ? [told.fallen] : []));
  if (!latest || thrown.length === 0) return null;
  return (
    <section className="panel dice-tray" aria-label="Dice">
      {thrown.map((fallen: Fallen, i) => (
        <p key={`${latest.n}:${i}`} className="dice-throw">
          <Dice
            faces={fallen.faces}
            sides={fallen.reckoning.dice.sides}
            size={30}
            tumbling={tumbling && thrown.length <= 3}
          />
          <span>
            <b>{fallen.reckoning.outcomes.find((outcome) => outcome.key === fallen.outcome)?.label}</b>{' '}
            <span className="muted">
              {fallen.reckoning.title}, {beforehand(fallen)} beforehand
            </span>
          </span>
        </p>
      ))}
    </section>
  );
}
