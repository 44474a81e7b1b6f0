import { includesPick, type Picked, pickKey, type Scene } from '@linstock/scene';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { runAfterPress } from '../../common/afterPress.ts';
import { Icon } from '../../common/Icon.tsx';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { hasOneDuty } from '../../play/picking/clicking.ts';
import { listTurnPicks } from '../../play/picking/facings.ts';
import { ridersIn } from '../../play/picking/riding.ts';
import { picksIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { type PlaceNames, pickLabel } from '../../words/labels.ts';
import { shortenNames } from './shortNames.ts';

interface Props {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly placeName: PlaceNames;
}

/**
 * The row of picks. Each can be removed by itself. A removed pick keeps its place, disabled, until a possible
 * second press is over, so that nothing else moves under the pointer.
 */
export function PickedRow({ row, placeName }: Props) {
  const session = useSession();
  const now = useSessionState((state) => state);
  const [pressed, setPressed] = useState<SessionState | null>(null);
  useEffect(() => (pressed === null ? undefined : runAfterPress(() => setPressed(null))), [pressed]);
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

/** The shown row and the current one. They differ while a second press may follow. */
interface RowStates {
  readonly shown: SessionState;
  readonly now: SessionState;
}

function Chips({ shown, now, placeName }: RowStates & Pick<Props, 'placeName'>) {
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

/** The names of the picks, each regiment's once. */
function chipNames(chips: readonly Picked[], scene: Scene | null, placeName: PlaceNames): readonly string[] {
  const calledOf = (pick: Picked) =>
    'piece' in pick ? scene?.pieces.find(({ id }) => id === pick.piece)?.called : undefined;
  return shortenNames(
    chips.map((pick) => ({ label: pickLabel(pick, scene, placeName), called: calledOf(pick) })),
  );
}

/** The officers that ride along with the chosen troops. Each can be left behind. */
function RidesAlong({ shown, now }: RowStates) {
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

/** Lets the selected troops turn in place: their own counters cover the hex that a click would need. */
function TurnInPlace({ shown, now }: RowStates) {
  const session = useSession();
  const { mode, scene } = now;
  const turning = useMemo(() => listTurnPicks({ mode, scene }), [mode, scene]);
  const isShown = turning !== null || (shown !== now && listTurnPicks(shown) !== null);
  const shortcut = useShortcut();
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      disabled={!turning}
      aria-keyshortcuts={
        [shortcut(keyOf('turn-left')), shortcut(keyOf('turn-right'))].filter(Boolean).join(' ') || undefined
      }
      onClick={() => turning && session.apply({ on: 'board', do: 'select', picks: turning })}
    >
      Turn in place <KeyHint usual={keyOf('turn-left')} /> <KeyHint usual={keyOf('turn-right')} />
    </button>
  );
}
