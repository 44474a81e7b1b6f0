import { cheapestOf, type NextClick, pickKey } from '@linstock/scene';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { listNextButtons, listTroopsNext } from '../../play/question/answerLists.ts';
import { narrowedIn } from '../../play/state/modeSelectors.ts';
import { idsOf, type PlaceNames, pickLabel } from '../../words/labels.ts';
import { AnswerList } from './AnswerList.tsx';

/** With more rows than this they are drawn as compactly as possible. */
const COMPACT_ROWS_ABOVE = 6;

/** The next choices other than ground, as buttons: troops marked on the map, and choices that are not on the map. */
export function NextListed({ placeName }: { placeName: PlaceNames }) {
  const state = useSessionState((each) => each);
  const troops = listTroopsNext(state);
  const beside = [...(narrowedIn(state)?.next.values() ?? [])].some(({ pick }) => 'hex' in pick);
  return (
    <>
      <NextButtons
        {...{ placeName, next: troops, after: 0, title: 'Marked on the map' }}
        head={beside ? 'Targets' : ''}
      />
      <NextButtons
        {...{ placeName, next: listNextButtons(state), after: troops.length, title: 'What else', head: '' }}
      />
    </>
  );
}

interface ListProps {
  readonly next: readonly NextClick<unknown>[];
  /** Number of buttons with a figure before these. */
  readonly after: number;
  readonly title: string;
  /** Over the buttons; empty for none. */
  readonly head: string;
  readonly placeName: PlaceNames;
}

function NextButtons({ next, after, title, head, placeName }: ListProps) {
  const shortcut = useShortcut();
  const session = useSession();
  const scene = useSessionState((state) => state.scene);
  if (next.length === 0) return null;
  const show = (each: NextClick<unknown> | null) => {
    session.apply({ on: 'view', do: 'point', at: each ? idsOf(each.pick, scene) : [] });
    session.apply({ on: 'board', do: 'hover', choice: each && cheapestOf(each.choices) });
  };
  return (
    <AnswerList label={title} many={next.length > COMPACT_ROWS_ABOVE}>
      {head !== '' && <li className="action-body">{head}</li>}
      {next.map((each, i) => (
        <li key={pickKey(each.pick)}>
          <button
            type="button"
            className="button button-small"
            aria-keyshortcuts={shortcut(after + i + 1)}
            onPointerEnter={() => show(each)}
            onPointerLeave={() => show(null)}
            onFocus={() => show(each)}
            onBlur={() => show(null)}
            onClick={() => session.apply({ on: 'board', do: 'click', candidates: [each.pick] })}
          >
            {after + i < 9 && <KeyHint usual={`${after + i + 1}`} />}
            <span>{pickLabel(each.pick, scene, placeName)}</span>
          </button>
        </li>
      ))}
    </AnswerList>
  );
}
