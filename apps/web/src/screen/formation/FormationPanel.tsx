import { type Formation, formationOf, type Gesture } from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { Clause } from '../../common/Clause.tsx';
import { usePointerWords } from '../../common/fingerWording.ts';
import { Icon } from '../../common/Icon.tsx';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';
import { part } from '../../common/parts.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import {
  describeMoved,
  describePause,
  describeStraggler,
  describeUnmoved,
  groupStragglers,
  labelOrderButton,
  type OrderPreview,
  type StoppedUnits,
} from '../../play/chosen/formationOrder.ts';
import type { DrillCommand } from '../../play/chosen/gestures.ts';
import { drillCommandsIn } from '../../play/ordering/planGesture.ts';
import { formationIn } from '../../play/state/modeSelectors.ts';
import './formation.css';

/** The orders that the chosen formation may get, their results, and the units that cannot follow. */
export function FormationPanel() {
  const state = useSessionState((all) => all);
  const { scene, asked } = state;
  const commanded = formationIn(state);
  const formation = commanded && scene && asked ? formationOf(scene, asked.side, commanded.formation) : null;
  if (!commanded || !formation) return null;
  return (
    <div className="formation" role="group" aria-label={`Orders to ${formation.name}`}>
      <Chosen formation={formation} />
      {commanded.shown?.waits ? <Outcome formation={formation} shown={commanded.shown} /> : <Drill />}
      {!commanded.shown?.waits && <LookedAt formation={formation} shown={commanded.shown} />}
    </div>
  );
}

function Chosen({ formation }: { formation: Formation }) {
  const session = useSession();
  return (
    <div className="picked" {...part('picked')}>
      <button
        type="button"
        className="chip"
        aria-label={`Let ${formation.name} go`}
        onClick={() => session.apply({ on: 'formation', do: 'let go' })}
      >
        {formation.name}: {formation.pieces.length} together <Icon name="close" size={10} />
      </button>
    </div>
  );
}

function Drill() {
  const shortcut = useShortcut();
  const session = useSession();
  const state = useSessionState((each) => each);
  const commanded = formationIn(state);
  const drill = drillCommandsIn(state);
  const byHand = usePointerWords();
  const drawing = commanded?.line ?? null;
  const hint =
    drawing === null
      ? 'Click or carry it to where its middle is to go, or:'
      : drawing.from === null
        ? 'Draw its line: drag it, or click one end and then the other.'
        : 'Now click the other end of its line.';
  return (
    <>
      <p className="muted actions-hint">{byHand(hint)}</p>
      <div className="formation-drill" {...part('answer list')}>
        {drill.map(({ label, gesture }, i) => (
          <DrillButton key={label} label={label} gesture={gesture} number={i + 1} />
        ))}
        <button
          type="button"
          className="button button-small"
          aria-pressed={drawing !== null}
          onClick={() => session.apply({ on: 'formation', do: 'draw line', draws: drawing === null })}
        >
          Draw its line
        </button>
        <button
          type="button"
          className="button button-small"
          aria-keyshortcuts={shortcut(drill.length + 1)}
          title="Units of it that have not acted yet stay in place for the rest of this step"
          onClick={() => session.apply({ on: 'formation', do: 'stand fast' })}
        >
          <KeyHint usual={`${drill.length + 1}`} /> Halt
        </button>
      </div>
    </>
  );
}

/** Shows what a gesture would do while it is pointed at, and gives it. */
function DrillButton({ label, gesture, number }: DrillCommand & { readonly number: number }) {
  const shortcut = useShortcut();
  const session = useSession();
  const look = (shown: Gesture | null) => session.apply({ on: 'formation', do: 'look', gesture: shown });
  const give = (looks: boolean) => session.apply({ on: 'formation', do: 'give', gesture, looks });
  return (
    <button
      type="button"
      className="button button-small"
      aria-keyshortcuts={shortcut(number)}
      onPointerEnter={() => look(gesture)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(gesture)}
      onBlur={() => look(null)}
      onClick={({ nativeEvent }) => give(isByFinger(nativeEvent))}
    >
      <KeyHint usual={`${number}`} /> {label}
    </button>
  );
}

/** True if a press came from a finger. A click made by a key or by a screen reader does not. */
const isByFinger = (press: MouseEvent): boolean =>
  press instanceof PointerEvent && press.pointerType === 'touch';

/** The pointed order, in one line that is always there: nothing may move under the pointer. */
function LookedAt({ formation, shown }: { formation: Formation; shown: OrderPreview | null }) {
  return <p className="muted actions-hint formation-looked">{shown ? lookedWords(shown, formation) : ''}</p>;
}

function lookedWords({ plan }: OrderPreview, formation: Formation): string {
  const { destinations, stragglers, asks } = plan;
  if (asks !== null) return `First: ${asks}`;
  const [first] = stragglers;
  const all = formation.pieces.length;
  if (first)
    return `${destinations.length} of ${all} go, not all as far. ${describeStraggler(first, formation)}`;
  return `${describeMoved(plan, formation)}${describeUnmoved(plan, formation)}`;
}

/**
 * A waiting order in words: how many units arrive, which answers the player must give, which units stay and
 * by which rule.
 */
function Outcome({ formation, shown }: { formation: Formation; shown: OrderPreview }) {
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollAfterPress(() => box.current?.scrollIntoView({ block: 'nearest' })), []);
  const { plan } = shown;
  const going = plan.destinations.length;
  return (
    <div ref={box} className="formation-outcome" role="status">
      <p>
        {describeMoved(plan, formation)}
        {going > 0 && describeUnmoved(plan, formation)}
        {plan.stragglers.length > 0 && ' These cannot do all of it:'}
      </p>
      {plan.stragglers.length > 0 && (
        <ul>
          {groupStragglers(plan.stragglers, formation).map((kept) => (
            <KeptRow key={kept.pieces.join()} kept={kept} />
          ))}
        </ul>
      )}
      {plan.stops && <p>{describePause(plan)}</p>}
      {plan.asks && <p>First: {plan.asks}</p>}
      <p className="row">
        <button
          type="button"
          className="button button-main"
          {...part('main answer')}
          disabled={sent}
          aria-keyshortcuts="Enter"
          onClick={() => session.apply({ on: 'formation', do: 'carry out' })}
        >
          {labelOrderButton(plan.stragglers)} <NamedKey named="Enter" />
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => session.apply({ on: 'formation', do: 'reconsider' })}
        >
          Another order
        </button>
      </p>
    </div>
  );
}

/** The units that stay or go only part of the way, and why. */
function KeptRow({ kept: { pieces, words, clause, goesPart } }: { kept: StoppedUnits }) {
  const session = useSession();
  const clauses = useClauses();
  return (
    <li
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: pieces })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
      data-straggler={goesPart ? 'part' : 'stays'}
    >
      {words} <Clause id={clause} clauses={clauses} />
    </li>
  );
}
