import { type Choice, picksKey, piecesPicked, type Reactor } from '@linstock/scene';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { actingReactorsIn } from '../../play/reaction/actingReactors.ts';
import { meaningOfPicks } from '../../play/state/modeSelectors.ts';
import './reactors.css';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';

/** All units that may act at one moment, in one list, with the odds of each; any of them, all or none may act. */
export function Reactors() {
  const state = useSessionState((each) => each);
  const { asked } = state;
  if (!asked) return null;
  const acting = actingReactorsIn(state);
  const { reactors } = asked;
  const several = reactors.length > 1;
  return (
    <div role="group" aria-label="Who acts">
      {several && (
        <p className="muted actions-hint">
          {reactors.length} may act, in the order in which you name them.
          {asked.reaction?.asksAgain && ' You are asked again about those you leave out.'}
        </p>
      )}
      <ul className="action-list reactors" {...part('answer list')}>
        {reactors.map((reactor, i) => (
          <li key={reactor.piece} className={acting.includes(reactor) ? 'acts' : ''}>
            <ReactorButton reactor={reactor} number={i + 1} place={acting.indexOf(reactor)} />
            <WhatItTakes piece={reactor.piece} />
            <Others reactor={reactor} />
          </li>
        ))}
      </ul>
      <ReactorCommands />
    </div>
  );
}

/** The buttons that give those named, name all, or name them again. */
function ReactorCommands() {
  const session = useSession();
  const state = useSessionState((each) => each);
  const { sent } = state;
  const meaning = meaningOfPicks(state);
  const acting = actingReactorsIn(state);
  const reactors = state.asked?.reactors ?? [];
  const several = reactors.length > 1;
  return (
    <p className="row reactors-commands">
      {meaning && (
        <button
          type="button"
          className="button button-main"
          {...part('main answer')}
          disabled={sent}
          aria-keyshortcuts="Enter"
          onClick={() => session.apply({ on: 'board', do: 'confirm' })}
        >
          {several ? `${acting.length} of ${reactors.length} act` : 'It acts'} <NamedKey named="Enter" />
        </button>
      )}
      {several && (
        <button
          type="button"
          className="button button-small"
          disabled={acting.length === reactors.length}
          onClick={() =>
            session.apply({ on: 'board', do: 'act with', acting: [...new Set([...acting, ...reactors])] })
          }
        >
          All {reactors.length}
        </button>
      )}
      {several && (
        <button
          type="button"
          className="button button-small"
          disabled={acting.length === 0}
          onClick={() => session.apply({ on: 'board', do: 'act with', acting: [] })}
        >
          Name again
        </button>
      )}
    </p>
  );
}

/** The reasons for its chance, and what acting uses up. */
function WhatItTakes({ piece }: { piece: string }) {
  const acting = useSessionState((state) =>
    state.asked?.reaction?.acting.find((each) => each.piece === piece),
  );
  if (!acting) return null;
  return (
    <div className="reactor-why">
      <Why why={acting.why} />
      <ul aria-label="What it uses up">
        {acting.uses.map(({ kind, label }) => (
          <li key={kind}>
            <span className={`use use-${kind}`} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The distance, and the other reasons for the chance, closed below it. */
function Why({ why }: { why: string }) {
  const [far, ...more] = why.split('; ');
  if (more.length === 0) return <p>{why}</p>;
  return (
    <details className="reactor-how">
      <summary>{far}</summary>
      <p>{more.join('; ')}</p>
    </details>
  );
}

/** @property place its place in the order of acting, from 0; -1 if it does not act */
function ReactorButton({ reactor, number, place }: { reactor: Reactor; number: number; place: number }) {
  const session = useSession();
  const acts = place >= 0;
  const shortcut = useShortcut();
  return (
    <button
      type="button"
      className="button button-small reactor"
      {...(acts && part('acting'))}
      aria-pressed={acts}
      aria-keyshortcuts={shortcut(number)}
      aria-label={reactor.odds === '' ? reactor.name : `${reactor.name}, ${reactor.odds}`}
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [reactor.piece] })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
      onFocus={() => session.apply({ on: 'view', do: 'point', at: [reactor.piece] })}
      onClick={() => session.apply({ on: 'board', do: 'toggle reactor', reactor })}
    >
      {number < 10 && <KeyHint usual={`${number}`} />}
      <span className="reactor-tick figure" aria-hidden="true">
        {acts ? place + 1 : ''}
      </span>
      <span>{reactor.name}</span>
      <span className="reactor-odds figure">{reactor.odds}</span>
    </button>
  );
}

/**
 * The single ways in which a unit may act, such as its targets. If only the unit is ticked, it acts in the
 * best way.
 */
function Others({ reactor }: { reactor: Reactor }) {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const others = (asked?.reactors ?? []).filter((each) => each !== reactor).map(({ piece }) => piece);
  const alone = (choice: Choice<unknown>) => piecesPicked(choice.picks).every((id) => !others.includes(id));
  const row = asked?.menu.rows.find(({ pick }) => 'piece' in pick && pick.piece === reactor.piece);
  const ways = row?.choices.filter(alone) ?? [];
  if (ways.length < 2) return null;
  return ways.map((choice) => (
    <button
      key={picksKey(choice.picks)}
      type="button"
      className="button button-small button-quiet"
      onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
    >
      {choice.label}
    </button>
  ));
}
