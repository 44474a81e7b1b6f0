import type { Finding, FindingSubject } from '@linstock/editor';
import type { Findings } from './useMaking.ts';

interface Props {
  /** The title of the rule system. */
  readonly system: string;
  readonly findings: Findings;
  readonly onGoTo: (subject: FindingSubject) => void;
}

/** The findings of the check: errors that stop play, mistakes, and parts without effect. */
export function CheckPanel({ system, findings: { checking, stops, all }, onGoTo }: Props) {
  return (
    <section aria-labelledby="making-check-title">
      <h2 id="making-check-title">Check{checking && <span className="muted"> checking …</span>}</h2>
      <div aria-live="polite">
        {stops === null && !checking && <p className="making-good">{`${system} can fight this battle.`}</p>}
        {all.map((finding) => (
          <OneFinding key={finding.code + finding.sentence} {...{ finding, onGoTo }} />
        ))}
      </div>
    </section>
  );
}

const SIGNS = { stop: '⯃', mend: '▲', note: '●' } as const;
const WORDS = { stop: 'Stops play', mend: 'To mend', note: 'To know' } as const;

function OneFinding({ finding, onGoTo }: Pick<Props, 'onGoTo'> & { readonly finding: Finding }) {
  const { code, severity, sentence, subject } = finding;
  return (
    <p className={severity === 'stop' ? 'making-stop' : 'muted'} data-finding={code}>
      <span role="img" aria-label={WORDS[severity]}>
        {SIGNS[severity]}
      </span>{' '}
      {sentence}{' '}
      {subject && subject.name !== '' && (
        <button type="button" className="button button-small" onClick={() => onGoTo(subject)}>
          {`Go to ${subject.name}`}
        </button>
      )}
    </p>
  );
}
