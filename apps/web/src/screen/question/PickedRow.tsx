import { includesPick, type Picked, pickKey, type Scene } from '@linstock/scene';
import { type RefObject, useEffect, useState } from 'react';
import { afterPress } from '../../common/afterPress.ts';
import { Icon } from '../../common/Icon.tsx';
import { NamedKey } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { hasOneDuty } from '../../play/picking/clicking.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { type PlaceNames, pickLabel } from '../../words/labels.ts';
import { RidesAlong } from './RidesAlong.tsx';
import { shortenNames } from './shortNames.ts';
import { TurnInPlace } from './TurnInPlace.tsx';

interface Props {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly placeName: PlaceNames;
}

/**
 * The row of what is picked: each pick can be unpicked by itself. What a press in the row takes away keeps its place, disabled, until
 * a second press is over: nothing else slides under the pointer.
 */
export function PickedRow({ row, placeName }: Props) {
  const session = useSession();
  const now = useSessionState((state) => state);
  const [pressed, setPressed] = useState<SessionState | null>(null);
  useEffect(() => (pressed === null ? undefined : afterPress(() => setPressed(null))), [pressed]);
  const shown = pressed ?? now;
  return (
    <div
      ref={row}
      className="picked"
      {...part('picked')}
      onPointerDown={() => setPressed((before) => before ?? session.store.get())}
    >
      <Chips {...{ shown, now, placeName }} />
      <RidesAlong {...{ shown, now }} />
      <button
        type="button"
        className="button button-quiet button-small"
        aria-keyshortcuts="Escape"
        onClick={() => session.apply({ on: 'board', do: 'select', picks: [] })}
      >
        Back <NamedKey named="Escape" />
      </button>
      <TurnInPlace {...{ shown, now }} />
    </div>
  );
}

/** What a row shows, and what is true by now: the two differ while a second press may follow. */
export interface ShownAndNow {
  readonly shown: SessionState;
  readonly now: SessionState;
}

function Chips({ shown, now, placeName }: ShownAndNow & Pick<Props, 'placeName'>) {
  const session = useSession();
  const { scene } = shown;
  // A way is let go whole, by its piece.
  const chips = picksIn(shown).filter((pick) => !('leg' in pick));
  const names = chipNames(chips, scene, placeName);
  return chips.map((pick, i) =>
    hasOneDuty(shown) ? (
      <span key={pickKey(pick)} className="chip">
        {names[i]}
      </span>
    ) : (
      <button
        key={pickKey(pick)}
        type="button"
        className="chip"
        disabled={!includesPick(picksIn(now), pick)}
        onClick={() => session.apply({ on: 'board', do: 'deselect', pick })}
        aria-label={`Unpick ${pickLabel(pick, scene, placeName)}`}
        data-unpicks={pickLabel(pick, scene, placeName)}
      >
        {names[i]} <Icon name="close" size={10} />
      </button>
    ),
  );
}

/** The names of what is picked, each regiment's once. */
function chipNames(chips: readonly Picked[], scene: Scene | null, placeName: PlaceNames): readonly string[] {
  const calledOf = (pick: Picked) =>
    'piece' in pick ? scene?.pieces.find(({ id }) => id === pick.piece)?.called : undefined;
  return shortenNames(
    chips.map((pick) => ({ label: pickLabel(pick, scene, placeName), called: calledOf(pick) })),
  );
}
