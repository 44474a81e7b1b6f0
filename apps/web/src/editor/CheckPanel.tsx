import type { Findings } from './useMaking.ts';

interface Props {
  /** The title of the rule system. */
  readonly system: string;
  readonly findings: Findings;
  /** Units and things on the ground, by name: a finding goes to the one it names. */
  readonly names: readonly string[];
  readonly onGoTo: (name: string) => void;
}

/** What the rulebook says of the battle: whether it can be fought, why not, and what has no effect. */
export function CheckPanel({ system, findings: { checking, stops, notes }, names, onGoTo }: Props) {
  return (
    <section aria-labelledby="making-check-title">
      <h2 id="making-check-title">Check{checking && <span className="muted"> checking …</span>}</h2>
      <div aria-live="polite">
        {stops === null ? (
          !checking && <p className="making-good">{`${system} can fight this battle.`}</p>
        ) : (
          <p className="making-stop" data-finding="stop">
            {stops} <GoTo sentence={stops} names={names} onGoTo={onGoTo} />
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="muted" data-finding="note">
            {note} <GoTo sentence={note} names={names} onGoTo={onGoTo} />
          </p>
        ))}
      </div>
    </section>
  );
}

interface GoToProps extends Pick<Props, 'names' | 'onGoTo'> {
  readonly sentence: string;
}

/** The way to what a sentence names: the longest name in it. */
function GoTo({ sentence, names, onGoTo }: GoToProps) {
  const [named] = names
    .filter((name) => name !== '' && sentence.includes(name))
    .toSorted((a, b) => b.length - a.length);
  if (named === undefined) return null;
  return (
    <button type="button" className="button button-small" onClick={() => onGoTo(named)}>
      {`Go to ${named}`}
    </button>
  );
}
