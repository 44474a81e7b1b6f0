import { type Choice, type Kind, picksKey } from '@linstock/scene';
import { useId, useMemo } from 'react';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { useChances } from '../odds/chances.ts';
import { TermsOf } from '../orders/OrderNote.tsx';
import './actions.css';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';

/** Answers as numbered buttons, cheapest first. */
export function ChoiceList({ kinds }: { kinds: readonly Kind<Choice<unknown>>[] }) {
  const shortcut = useShortcut();
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  const id = useId();
  const choices = useMemo(() => kinds.map(({ one }) => one), [kinds]);
  const { throws, chances } = useChances(choices);
  return (
    <>
      <ol className={`choice-list ${throws ? 'throws' : ''}`} {...part('answer list')}>
        {kinds.map(({ one: choice, others }, i) => (
          <li key={picksKey(choice.picks)}>
            <button
              type="button"
              className={`button ${kinds.length === 1 ? 'button-main' : 'button-small'}`}
              {...(kinds.length === 1 && part('main answer'))}
              disabled={sent}
              aria-keyshortcuts={shortcut(i + 1)}
              aria-describedby={chances.has(choice.answer) ? `${id}-${i}` : undefined}
              onPointerEnter={() => session.apply({ on: 'board', do: 'hover', choice })}
              onPointerLeave={() => session.apply({ on: 'board', do: 'hover', choice: null })}
              onFocus={() => session.apply({ on: 'board', do: 'hover', choice })}
              onBlur={() => session.apply({ on: 'board', do: 'hover', choice: null })}
              onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
            >
              {i < 9 && <KeyHint usual={`${i + 1}`} />}
              <span>
                {choice.label}
                <Alike number={others.length + 1} />
              </span>
              {choice.cost !== undefined && <span className="choice-cost figure">{choice.cost}</span>}
            </button>
            {throws && (
              <span id={`${id}-${i}`} className="choice-chance figure">
                {chances.get(choice.answer) ?? ''}
              </span>
            )}
            <TermsOf choice={choice} />
            {choice.forms && <p className="muted choice-says">{choice.forms.says}</p>}
            {choice.warns?.map((warning) => (
              <p key={warning} className="warning">
                {warning}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <EachOne kinds={kinds} />
    </>
  );
}

/** If one of a kind is listed: the others of that kind, and a button that lists each. */
export function EachOne({ kinds }: { kinds: readonly Kind<unknown>[] }) {
  const session = useSession();
  const alike = kinds.reduce((sum, { others }) => sum + others.length, 0);
  if (alike === 0) return null;
  return (
    <button
      type="button"
      className="link actions-each"
      onClick={() => session.apply({ on: 'view', do: 'list each' })}
    >
      {alike === 1 ? 'One more is' : `${alike} more are`} like those listed: show each one
    </button>
  );
}

/** Number of equal answers that this one represents. */
export function Alike({ number }: { number: number }) {
  return number > 1 && <span className="alike"> one of {number} alike</span>;
}
