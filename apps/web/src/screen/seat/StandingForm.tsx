import type { Side, StandingKind } from '@linstock/kernel';
import { ruleFor, type StandingRule, type StandingRules } from '@linstock/protocol';
import { useMemo } from 'react';
import { Clause } from '../../common/Clause.tsx';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { tryRules } from './answersGiven.ts';
import { Exceptions } from './Exceptions.tsx';
import {
  makePreset,
  NO_RULES,
  PRESETS,
  ruleOf,
  SAID_WORDS,
  saidOf,
  saysOf,
  USUAL_FROM,
  withKind,
} from './standingRules.ts';

/**
 * The answers that a seat gives beforehand, kind by kind, with exceptions for single pieces. Changes are
 * stored immediately.
 */
export function StandingForm({ side }: { side: Side }) {
  const session = useSession();
  const kinds = useSessionState((state) => state.rulebook?.standing ?? null);
  const rules = useSessionState((state) => state.standing[side] ?? NO_RULES);
  const other = useSessionState((state) => state.game?.position.sides[side === 0 ? 1 : 0] ?? '');
  if (!kinds) return null;
  if (kinds.length === 0)
    return <p className="muted">These rules have no question that can be answered beforehand.</p>;
  const keep = (next: StandingRules): void => void session.seat.saveStanding(side, next);
  return (
    <fieldset className="standing-form">
      <legend>Standing answers</legend>
      <p className="muted">
        They answer for you from now on, also while you are away. The {other} side never sees them, but the
        record marks such answers. Without them you are asked every question whose answer can have an effect.
        Other questions are passed. If all answers have the same effect, such as which of two like companies
        takes a hit, one is chosen.
      </p>
      <p className="row" role="group" aria-label="Set all">
        {PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className="button button-small"
            title={preset.line}
            onClick={() => keep(makePreset(preset, kinds))}
          >
            {preset.title}
          </button>
        ))}
      </p>
      {kinds.map((kind) => (
        <KindRow
          key={kind.kind}
          kind={kind}
          rule={ruleFor(rules, kind.kind)}
          name={`standing-${side}-${kind.kind}`}
          onRule={(rule) => keep(withKind(rules, kind.kind, rule))}
        />
      ))}
      <Exceptions side={side} kinds={kinds} rules={rules} onRules={keep} />
      <Tried side={side} rules={rules} />
    </fieldset>
  );
}

interface KindProps {
  readonly kind: StandingKind;
  readonly rule: StandingRule;
  /** Name of its group of radio buttons. */
  readonly name: string;
  onRule(rule: StandingRule): void;
}

function KindRow({ kind, rule, name, onRule }: KindProps) {
  const clauses = useClauses();
  const said = saidOf(kind, rule);
  const from = typeof rule === 'string' ? USUAL_FROM : rule.from;
  return (
    <fieldset className="standing-kind">
      <legend>
        {kind.title} <Clause id={kind.clause} clauses={clauses} />
      </legend>
      <div className="standing-says">
        {saysOf(kind).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={said === each}
              onChange={() => onRule(ruleOf(each, from))}
            />
            <span>{SAID_WORDS[each]}</span>
          </label>
        ))}
        {(said === 'act from' || said === 'ask from') && (
          <label className="standing-from">
            <input
              type="number"
              min={0}
              max={100}
              step={5}
              value={from}
              onChange={(event) => {
                const next = Math.round(Number(event.target.value));
                if (next >= 0 && next <= 100) onRule(ruleOf(said, next));
              }}
            />
            <span>% chance of {kind.chance}; below it, never</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** The result that these answers would have had in the last stretch of play with a question. */
function Tried({ side, rules }: { side: Side; rules: StandingRules }) {
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const trial = useMemo(
    () => (game && head >= 0 ? tryRules(game, side, rules) : null),
    [game, head, side, rules],
  );
  if (!trial) return null;
  const { when, asked, answered, acted } = trial;
  return (
    <p className="tried">
      Tried on the questions of {when}:{' '}
      <strong>
        {answered} of {asked}
      </strong>{' '}
      answered without you, {acted} of them by acting; <strong>{asked - answered} would wait</strong> for you.
    </p>
  );
}
