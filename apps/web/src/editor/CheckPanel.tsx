import type { Findings } from './useMaking.ts';

interface Props {
  /** The title of the rule system. */
  readonly system: string;
  readonly findings: Findings;
}

/** What the rulebook says of the battle: whether it can be fought, why not, and what has no effect. */
export function CheckPanel({ system, findings: { checking, stops, notes } }: Props) {
  return (
    <section aria-labelledby="making-check-title">
      <h2 id="making-check-title">Check{checking && <span className="muted"> checking …</span>}</h2>
      <div aria-live="polite">
        {stops === null ? (
          !checking && <p className="making-good">{`${system} can fight this battle.`}</p>
        ) : (
          <p className="making-stop" data-finding="stop">
            {stops}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="muted" data-finding="note">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}
