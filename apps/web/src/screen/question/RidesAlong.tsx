import { Icon } from '../../common/Icon.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { ridersIn } from '../../play/picking/riding.ts';
import type { ShownAndNow } from './PickedRow.tsx';

/** The officers that ride along with the chosen troops. Each can be left behind. */
export function RidesAlong({ shown, now }: ShownAndNow) {
  const session = useSession();
  const riding = ridersIn(now).map(({ id }) => id);
  return ridersIn(shown).map(({ id, name }) => (
    <button
      key={id}
      type="button"
      className="chip"
      disabled={!riding.includes(id)}
      title={`${name} goes along. Press to let him stay.`}
      onClick={() => session.apply({ on: 'march', do: 'let stay', officer: id })}
      aria-label={`with ${name}: let him stay`}
      data-unpicks={name}
    >
      with {name} <Icon name="close" size={10} />
    </button>
  ));
}
