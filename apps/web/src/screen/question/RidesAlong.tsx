import { Icon } from '../../common/Icon.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { ridersIn } from '../../play/picking/riding.ts';

/** The officers that ride along with the chosen troops. Each can be left behind. */
export function RidesAlong() {
  const session = useSession();
  const riders = ridersIn(useSessionState((state) => state));
  return riders.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      className="chip"
      title={`${name} goes along. Press to let him stay.`}
      onClick={() => session.apply({ on: 'march', do: 'let stay', officer: id })}
      aria-label={`with ${name}: let him stay`}
      data-unpicks={name}
    >
      with {name} <Icon name="close" size={10} />
    </button>
  ));
}
