import { MAX_REASON } from '@linstock/protocol/administration';
import { useId, useRef, useState } from 'react';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { useTask } from '../../seats/useTask.ts';

const KINDS = {
  close: ['Close', 'nothing happens to them'],
  warn: ['Warn', 'a sentence they must press away'],
  phrases: ['Phrases only', 'no free chat'],
  ban: ['Ban', 'no new games and no free chat; games under way go on'],
} as const;
type Kind = keyof typeof KINDS;

const DURATIONS = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['', 'for good'],
] as const;

/** A decision of an operator about a player. */
export interface Decision {
  readonly kind: Kind;
  /** Null for good. */
  readonly days: number | null;
  readonly reason: string;
}

interface Props {
  /** The player it is about; empty until one is named. */
  readonly name: string;
  /** True if a report can be closed without doing anything. */
  readonly closing: boolean;
  /** Rejects with a sentence if it cannot be done. */
  readonly onDecide: (decision: Decision) => Promise<void>;
}

/** The four things an operator can do about a player, with how long and why. A ban needs a second press. */
export function DecisionForm({ name, closing, onDecide }: Props) {
  const [kind, setKind] = useState<Kind>(closing ? 'close' : 'warn');
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [lacking, setLacking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, trouble, run } = useTask();
  const id = useId();
  const whom = name === '' ? 'the player' : name;
  const lasting = kind === 'phrases' || kind === 'ban';
  const decide = () =>
    run(() => onDecide({ kind, days: lasting && days !== '' ? Number(days) : null, reason: reason.trim() }));
  const { sure, press } = usePressTwice(decide);
  const apply = () => {
    const missing = kind !== 'close' && reason.trim().length < 3;
    setLacking(missing);
    if (missing) field.current?.focus();
    else if (kind === 'ban') press();
    else decide();
  };
  return (
    <form
      className="admin-decision"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Kinds kind={kind} closing={closing} name={id} onChoose={setKind} />
      {lasting && <Duration days={days} onChoose={setDays} />}
      {kind !== 'close' && (
        <label className="admin-field">
          Why, in a sentence: it goes to the log and to {whom}
          <input
            ref={field}
            type="text"
            maxLength={MAX_REASON}
            value={reason}
            aria-invalid={lacking}
            aria-describedby={lacking ? `${id}-lacking` : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <Alert id={`${id}-lacking`}>{lacking ? `Write a sentence that ${whom} reads.` : null}</Alert>
      <Alert>{trouble}</Alert>
      <button type="submit" className="button button-main" aria-disabled={busy}>
        {sure ? `Press again to ban ${whom}` : 'Apply'}
      </button>
    </form>
  );
}

function Alert({ id, children }: { readonly id?: string; readonly children: string | null }) {
  if (children === null) return null;
  return (
    <p role="alert" id={id} className="trouble">
      {children}
    </p>
  );
}

function Duration({ days, onChoose }: { readonly days: string; readonly onChoose: (days: string) => void }) {
  return (
    <label className="admin-field">
      For how long
      <select value={days} onChange={({ target }) => onChoose(target.value)}>
        {DURATIONS.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface KindsProps {
  readonly kind: Kind;
  readonly closing: boolean;
  /** The name of the group. */
  readonly name: string;
  readonly onChoose: (kind: Kind) => void;
}

function Kinds({ kind, closing, name, onChoose }: KindsProps) {
  const kinds: readonly Kind[] = [...(closing ? (['close'] as const) : []), 'warn', 'phrases', 'ban'];
  return (
    <div className="admin-kinds" role="radiogroup" aria-label="What to do">
      {kinds.map((each) => (
        <div key={each}>
          <label className="choice" data-chosen={kind === each}>
            <input
              type="radio"
              name={name}
              checked={kind === each}
              aria-describedby={`${name}-${each}`}
              onChange={() => onChoose(each)}
            />
            {KINDS[each][0]}
          </label>
          <p id={`${name}-${each}`} className="muted">
            {KINDS[each][1]}
          </p>
        </div>
      ))}
    </div>
  );
}
