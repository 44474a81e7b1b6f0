import type { CatalogueBattle } from '@linstock/battles';
import type { System } from '@linstock/systems';
import { useId } from 'react';
import { PlanPicture } from '../../plans/PlanPicture.tsx';
import { liveryOf } from '../../design/livery.ts';
import { planFor } from '../../plans/plans.ts';
import { describeKnown } from '../../words/known.ts';
import { CATALOGUE } from './draft.ts';

interface Props {
  readonly chosen: string;
  readonly onChoose: (battle: string) => void;
}

/** The battles, with small pictures: one group of radio buttons. */
export function BattleList({ chosen, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className="make-battles">
      <legend>Battle</legend>
      {CATALOGUE.map((listed) => {
        const [system] = listed.systems;
        const plan = system ? planFor(system.id, listed.id) : null;
        return (
          <label
            key={listed.id}
            className={`make-battle ${listed.id === chosen ? 'make-battle-chosen' : ''} ${system ? liveryOf(system) : ''}`}
          >
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={listed.id === chosen}
              onChange={() => onChoose(listed.id)}
            />
            <span className="make-battle-picture" aria-hidden="true">
              {plan && <PlanPicture plan={plan} title={listed.title} />}
            </span>
            <span className="make-battle-words">
              <span className="make-battle-title">{listed.title}</span>
              <span className="figure">{battleLine(listed)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The same as a list that folds away. */
export function BattlePicker({ chosen, onChoose }: Props) {
  return (
    <label className="make-picker">
      Battle
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {CATALOGUE.map((listed) => (
          <option key={listed.id} value={listed.id}>
            {listed.title}, {battleLine(listed)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rules and length of a battle, such as `Flintlock · 2½ h`. */
function battleLine({ id, systems }: CatalogueBattle<System>): string {
  const lengths = [...new Set(systems.map((system) => describeKnown(system, id)?.length ?? null))].filter(
    (length) => length !== null,
  );
  const [first] = systems;
  const rules = systems.length === 1 && first ? first.title : `${systems.length} systems`;
  const [shortest] = lengths;
  const longest = lengths.at(-1);
  if (shortest === undefined) return rules;
  return `${rules} · ${shortest === longest ? shortest : `${shortest} to ${longest}`}`;
}
