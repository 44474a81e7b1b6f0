import { type ReactNode, useId, useState } from 'react';
import { useTask } from '../../seats/useTask.ts';

/** A switch. */
export function Switch({
  on,
  name,
  disabled,
  onChange,
}: {
  readonly on: boolean;
  readonly name: string;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      aria-disabled={disabled}
      className="notifications-switch"
      onClick={() => {
        if (!disabled) onChange(!on);
      }}
    />
  );
}

/** A channel: its name and switch; the rest only if it is on. */
export function Channel({
  title,
  says,
  toggle,
  children,
}: {
  readonly title: string;
  readonly says: ReactNode;
  readonly toggle: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="panel notifications-part" aria-labelledby={heading}>
      <div className="notifications-title">
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="muted">{says}</p>
        </div>
        {toggle}
      </div>
      {children}
    </section>
  );
}

/** The button of a test, and its result next to it. */
export function TestButton({
  of,
  send,
}: {
  readonly of: string;
  readonly send: () => Promise<{ readonly ok: boolean; readonly sentence: string }>;
}) {
  const [result, setResult] = useState<{ readonly ok: boolean; readonly sentence: string } | null>(null);
  const { busy, trouble, run } = useTask();
  const sentence = trouble ?? (result && `${result.ok ? '✓ ' : ''}${result.sentence}`);
  return (
    <div className="notifications-row">
      <button
        type="button"
        className="button"
        aria-label={`Send a test: ${of}`}
        aria-disabled={busy}
        onClick={() => {
          setResult(null);
          run(async () => setResult(await send()));
        }}
      >
        Send me a test
      </button>
      <span role="status" className={result?.ok ? 'notifications-good' : undefined}>
        {busy ? 'Sending…' : sentence}
      </span>
    </div>
  );
}
