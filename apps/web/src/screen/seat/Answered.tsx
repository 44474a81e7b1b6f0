import { percentText, type Side } from '@linstock/kernel';
import { ruleFor } from '@linstock/protocol';
import { useMemo, useState } from 'react';
import { panels } from '../../app/panels.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import {
  type AnswerGiven,
  countAnswers,
  describeCount,
  explainAnswer,
  listAnswersGiven,
} from './answersGiven.ts';
import { Says } from './Says.tsx';
import { NO_RULES, withKind } from './standingRules.ts';
import './answered.css';

/** In the side column: how many standing answers were given since the last answer by hand, with a link to them. */
export function AnsweredNote() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const asked = useSessionState((state) => state.asked !== null);
  const [side] = session.seats;
  const count = useMemo(
    () =>
      game && head >= 0 && side !== undefined && session.seats.length === 1 ? countAnswers(game, side) : null,
    [game, head, side, session],
  );
  if (!count || count.answered === 0 || !asked) return null;
  return (
    <p className="answered-note panel">
      {describeCount(count)}{' '}
      <button type="button" className="link" onClick={() => panels.change({ open: 'seat' })}>
        The answers
      </button>
    </p>
  );
}

/**
 * The answers given for a side since its last one by hand: the units, their chances, the results, the reasons, and the way to change the
 * setting.
 */
export function AnsweredList({ side }: { side: Side }) {
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const pieces = useSessionState((state) => state.scene?.pieces);
  const answered = useMemo(
    () => (game && head >= 0 ? listAnswersGiven(game, side, pieces ?? []) : []),
    [game, head, side, pieces],
  );
  if (answered.length === 0) return null;
  return (
    <section className="answered" aria-label="Answered for you">
      <h3>Answered for you since you last answered</h3>
      <ol>
        {answered.map((each, i) => (
          <Row key={each.n} answered={each} number={i + 1} side={side} />
        ))}
      </ol>
      <CameTo answered={answered} />
    </section>
  );
}

function Row({ answered, number, side }: { answered: AnswerGiven; number: number; side: Side }) {
  const session = useSession();
  const [open, setOpen] = useState<'why' | 'change' | null>(null);
  const rules = useSessionState((state) => state.standing[side] ?? NO_RULES);
  const kind = useSessionState((state) =>
    state.rulebook?.standing.find((each) => each.kind === answered.kind),
  );
  const { n, each, acted, told } = answered;
  const chances = each.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  const toggle = (what: 'why' | 'change') => setOpen(open === what ? null : what);
  return (
    <li>
      <span className={acted ? 'answered-disc acted' : 'answered-disc'} aria-hidden="true">
        {number}
      </span>
      <div>
        <p>
          <button
            type="button"
            className="link answered-what"
            onClick={() => session.apply({ on: 'past', do: 'show', entry: n })}
          >
            {acted
              ? (told[0] ?? 'It was answered as usual.')
              : `${each.map(({ name }) => name).join(', ')} let it pass.`}
          </button>{' '}
          <span className="muted">{told.slice(1).join(' ')}</span>
        </p>
        <p className="answered-links">
          <span className="figure">{chances.length > 0 && percentText(Math.max(...chances))}</span>
          <span>{kind?.title}</span>
          <button type="button" className="link" aria-expanded={open === 'why'} onClick={() => toggle('why')}>
            why
          </button>
          <button
            type="button"
            className="link"
            aria-expanded={open === 'change'}
            onClick={() => toggle('change')}
          >
            change
          </button>
        </p>
        {open === 'why' && <p>{explainAnswer(answered, rules)}</p>}
        {open === 'change' && kind && (
          <Says
            kind={kind}
            rule={ruleFor(rules, kind.kind)}
            name={`change-${n}`}
            onRule={(rule) => void session.seat.saveStanding(side, withKind(rules, kind.kind, rule))}
          />
        )}
      </div>
    </li>
  );
}

/** Number of units that acted and that held, with the expected harm of each. */
function CameTo({ answered }: { answered: readonly AnswerGiven[] }) {
  const all = answered.flatMap(({ each }) => each);
  const expected = (some: typeof all) => some.reduce((sum, { chance }) => sum + (chance ?? 0), 0).toFixed(1);
  const [acted, held] = [all.filter((each) => each.acted), all.filter((each) => !each.acted)];
  if (all.every(({ chance }) => chance === null)) return null;
  return (
    <p className="answered-sum">
      In all {acted.length} acted, with {expected(acted)} effects expected; {held.length} held, and could have
      had {expected(held)}.
    </p>
  );
}
