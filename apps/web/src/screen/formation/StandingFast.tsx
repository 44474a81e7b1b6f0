import { agreeingForm, nameWithArticle, sentence } from '@linstock/scene';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { formationsHalted } from '../../play/formation/halted.ts';

/** Which formations were told to halt, each with a button that lets it act again. */
export function StandingFast() {
  const session = useSession();
  const formations = formationsHalted(useSessionState((state) => state));
  if (formations.length === 0) return null;
  return (
    <ul className="standing-fast" aria-label="Told to halt">
      {formations.map(({ name, pieces }) => (
        <li key={name} onPointerEnter={() => session.point(pieces)} onPointerLeave={() => session.point([])}>
          <span>
            {sentence(nameWithArticle(name))} {agreeingForm(name, 'stands', 'stand')} fast.
          </span>{' '}
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => session.clicks.ordering.letAct(pieces)}
          >
            Let {agreeingForm(name, 'it', 'them')} act
          </button>
        </li>
      ))}
    </ul>
  );
}
