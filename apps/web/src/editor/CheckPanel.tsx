import { type Finding, type FindingSubject, nameOfId } from '@linstock/editor';
import type { IdNames } from '@linstock/scene';
import type { Findings } from './useMaking.ts';

interface Props {
  /** The title of the rule system. */
  readonly system: string;
  readonly findings: Findings;
  /** Names for the ids of the battle. */
  readonly names: readonly IdNames[];
  /** Parts of the map that the battle was read from which have no effect. */
  readonly notices: readonly string[];
  readonly onGoTo: (subject: FindingSubject) => void;
}

/** The findings of the check: errors that stop play, mistakes, and parts without effect. */
export function CheckPanel({ system, findings: { checking, stops, all }, names, notices, onGoTo }: Props) {
  return (
    <section aria-labelledby="making-check-title">
      <h2 id="making-check-title">Check{checking && <span className="muted"> checking …</span>}</h2>
      <div aria-live="polite">
        {stops === null && !checking && <p className="making-good">{`${system} can fight this battle.`}</p>}
        {all.map((finding) => (
          <OneFinding key={finding.code + finding.sentence} {...{ finding, names, onGoTo }} />
        ))}
        {notices.map((sentence) => (
          <OneFinding
            key={sentence}
            finding={{ code: 'note', severity: 'note', sentence, subject: null }}
            {...{ names, onGoTo }}
          />
        ))}
      </div>
    </section>
  );
}

/** An octagon, a triangle and a circle, in a square of 10: few fonts have them all. */
const SIGNS = {
  stop: 'M3 0H7L10 3V7L7 10H3L0 7V3Z',
  mend: 'M5 0.5L10 9.5H0Z',
  note: 'M0.5 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
} as const;
const WORDS = { stop: 'Stops play', mend: 'To mend', note: 'To know' } as const;

function OneFinding({
  finding,
  names,
  onGoTo,
}: Pick<Props, 'names' | 'onGoTo'> & { readonly finding: Finding }) {
  const { code, severity, sentence, subject } = finding;
  return (
    <p className={severity === 'stop' ? 'making-stop' : 'muted'} data-finding={code}>
      <svg className="making-sign" viewBox="0 0 10 10" role="img" aria-label={WORDS[severity]}>
        <path d={SIGNS[severity]} />
      </svg>{' '}
      {sentence}{' '}
      {subject && subject.name !== '' && (
        <button type="button" className="button button-small" onClick={() => onGoTo(subject)}>
          {`Go to ${nameOfId(names, subject.name)}`}
        </button>
      )}
    </p>
  );
}
