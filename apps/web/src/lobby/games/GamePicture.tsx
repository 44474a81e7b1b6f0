import { systemById } from '@linstock/systems';
import { liveryOf } from '../../design/livery.ts';
import { PlanPicture } from '../../plans/PlanPicture.tsx';
import { planFor } from '../../plans/plans.ts';

interface Props {
  readonly system: string;
  readonly battle: string;
}

/** The ground of a battle with both armies on it, as decoration beside its name. */
export function GamePicture({ system, battle }: Props) {
  const plan = planFor(system, battle);
  const rules = systemById(system);
  return (
    <div className={`game-picture ${rules ? liveryOf(rules) : ''}`} aria-hidden="true">
      {plan && <PlanPicture plan={plan} title="" fills />}
    </div>
  );
}
