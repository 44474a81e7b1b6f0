/** The text in place of the list of answers if none is listed. */
import { usePointerWords } from '../../common/fingerWording.ts';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { unlistedIn } from '../../play/picking/clickLegality.ts';
import { AnswerList } from './AnswerList.tsx';

/**
 * A hint for tables, where a stand may have places that are not listed. It names the stands that may move,
 * each with a button, since a small one or one out of sight is hard to find.
 */
export function NothingListed() {
  const shortcut = useShortcut();
  const session = useSession();
  const byHand = usePointerWords();
  const state = useSessionState((each) => each);
  if (state.sent) return null;
  const may = new Set(unlistedIn(state));
  const pieces = state.scene?.pieces.filter(({ id }) => may.has(id)) ?? [];
  if (pieces.length === 0) return <p className="muted actions-hint">Nothing is left to do in this step.</p>;
  return (
    <>
      <p className="muted actions-hint">
        {byHand(`Carry ${pieces.length === 1 ? 'it' : 'one'} on the map, or click it here for its handles.`)}
      </p>
      <AnswerList label="By hand" many={pieces.length > COMPACT_ROWS_ABOVE}>
        {pieces.map(({ id, name }, i) => (
          <li key={id}>
            <button
              type="button"
              className="button button-small"
              aria-keyshortcuts={shortcut(i + 1)}
              onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [id] })}
              onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
              onFocus={() => session.apply({ on: 'view', do: 'point', at: [id] })}
              onBlur={() => session.apply({ on: 'view', do: 'point', at: [] })}
              onClick={() => session.apply({ on: 'board', do: 'select', picks: [{ piece: id }] })}
            >
              {i < 9 && <KeyHint usual={`${i + 1}`} />}
              {name}
            </button>
          </li>
        ))}
      </AnswerList>
    </>
  );
}

/** With more than this they are drawn as compactly as possible. */
const COMPACT_ROWS_ABOVE = 6;
