import type { StandingKind } from '@linstock/kernel';
import type { StandingRule } from '@linstock/protocol';
import { ruleOf, SAID_WORDS, saidOf, saysOf, USUAL_FROM } from './standingRules.ts';
import '../reaction/reaction.css';
import './seat.css';

/** The answer, and the chance from which it is given. */
export function Says(props: {
  readonly kind: StandingKind;
  readonly rule: StandingRule;
  /** Name of its group of radio buttons. */
  readonly name: string;
  readonly onRule: (rule: StandingRule) => void;
}) {
  const { kind, rule, name, onRule } = props;
  const said = saidOf(kind, rule);
  const from = typeof rule !== 'string' && rule.do === 'act' ? rule.from : USUAL_FROM;
  const offered = saysOf(kind).filter((each) => each !== 'ask from');
  return (
    <>
      <div className="segments">
        {offered.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              // A question from some chance on, without a setting, is asked here.
              checked={said === each || (each === 'ask' && said === 'ask from')}
              onChange={() => onRule(ruleOf(each, from))}
            />
            <span>{each === 'act from' ? `at least ${from} %` : SAID_WORDS[each]}</span>
          </label>
        ))}
      </div>
      {said === 'act from' && (
        <Threshold from={from} of={kind.chance} onFrom={(next) => onRule(ruleOf(said, next))} />
      )}
    </>
  );
}

/** A step of a threshold, in percent. */
const THRESHOLD_STEP_PERCENT = 5;

/** The chance from which on they act. */
function Threshold({
  from,
  of,
  onFrom,
}: {
  from: number;
  of: string | null;
  onFrom: (from: number) => void;
}) {
  const steps = [
    { words: 'Less', by: -THRESHOLD_STEP_PERCENT, sign: '−' },
    { words: 'More', by: THRESHOLD_STEP_PERCENT, sign: '+' },
  ];
  return (
    <p className="threshold" role="group" aria-label={`From what chance of ${of}`}>
      {steps.map(({ words, by, sign }, i) => (
        <span key={words} className="row">
          {i === 1 && <span className="figure">{from} %</span>}
          <button
            type="button"
            className="button button-small"
            aria-label={words}
            disabled={from + by < 0 || from + by > 100}
            onClick={() => onFrom(from + by)}
          >
            {sign}
          </button>
        </span>
      ))}
      <span className="muted">chance of {of}; below it, never</span>
    </p>
  );
}
