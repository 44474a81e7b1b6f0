import { type Choice, hasOnlyButtons, piecesPicked } from '@linstock/scene';
import { useEffect, useMemo, useRef } from 'react';
import { NamedKey } from '../common/KeyHint.tsx';
import { part } from '../common/parts.ts';
import { scrollerOf } from '../common/scroller.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { formLine, namePlaces, SHAPES } from './deployment.ts';
import { useDeployment } from './useDeployment.ts';
import './layOut.css';

/**
 * The placing of a force: the bodies that have no place yet, and the selected body with its shape and place.
 */
export function LayOut() {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const sent = useSessionState((state) => state.sent);
  const bodies = useMemo(() => bodiesOf(asked?.menu.all ?? []), [asked]);
  const scene = useSessionState((state) => state.scene);
  const laying = useDeployment();
  const leaderOf = (piece = '') => scene?.bodies.find(({ pieces }) => pieces.includes(piece))?.leader;
  const beside = ({ pieces }: DeployedBody) =>
    [leaderOf(pieces[0]) ?? '', pieces.length > 1 ? `${pieces.length} stands` : '']
      .filter((each) => each !== '')
      .join(' · ');
  const whole = asked?.menu.all.filter(({ picks }) => hasOnlyButtons(picks)) ?? [];
  const inHand = bodies.find(({ pieces }) => laying.active && laying.holds(pieces[0] ?? ''));
  return (
    <section className="actions lay-out" {...part('answers')} aria-label="Actions">
      {whole.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="button"
          disabled={sent}
          onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
        >
          {choice.label}
        </button>
      ))}
      {inHand && <InHand body={inHand} />}
      <p className="muted actions-hint">
        {bodies.length === 1 ? 'One still has' : `${bodies.length} still have`} no place:
      </p>
      <ul className="lay-out-list" aria-label="Still without a place">
        {bodies.map((body) => (
          <li key={body.pieces[0]}>
            <button
              type="button"
              className="button button-small"
              aria-pressed={body === inHand}
              disabled={sent}
              onClick={() =>
                session.apply({
                  on: 'board',
                  do: 'select',
                  picks: body.pieces.slice(0, 1).map((piece) => ({ piece })),
                })
              }
            >
              {body.name}
              <span className="figure muted">{beside(body)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pieces that are given places together. */
interface DeployedBody {
  readonly name: string;
  readonly pieces: readonly string[];
  /** The places offered. */
  readonly choices: readonly Choice<unknown>[];
}

function bodiesOf(choices: readonly Choice<unknown>[]): DeployedBody[] {
  const bodies = new Map<string, DeployedBody>();
  for (const choice of choices) {
    const pieces = piecesPicked(choice.picks);
    const key = pieces.join();
    if (pieces.length === 0) continue;
    const known = bodies.get(key) ?? { name: choice.subject ?? choice.label, pieces, choices: [] };
    bodies.set(key, { ...known, choices: [...known.choices, choice] });
  }
  return [...bodies.values()];
}

/** The selected body: its shape, places to start from, and the button that places it. */
function InHand({ body }: { body: DeployedBody }) {
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  const many = body.pieces.length > 1;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const look = () => main.current?.scrollIntoView({ block: 'nearest' });
    const column = scrollerOf(main.current);
    look();
    if (!column) return;
    // The bar of a move takes its room at the column's foot a little later.
    const watch = new ResizeObserver(look);
    watch.observe(column);
    return () => watch.disconnect();
  }, [body.name]);
  return (
    <div className="panel lay-out-hand" role="group" aria-label={`Laying out: ${body.name}`}>
      <h3>{body.name}</h3>
      <div className="row">
        <button
          ref={main}
          type="button"
          className="button button-main"
          disabled={sent}
          aria-keyshortcuts="Enter"
          onClick={() => session.apply({ on: 'board', do: 'confirm' })}
        >
          It stands here <NamedKey named="Enter" />
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-keyshortcuts="Escape"
          onClick={() => session.apply({ on: 'board', do: 'select', picks: [] })}
        >
          Back <NamedKey named="Escape" />
        </button>
      </div>
      <p className="muted">Drag it on the table, turn it by its handles, or nudge it with the arrow keys.</p>
      {many && <Shapes body={body} />}
      <StartingPlaces body={body} />
    </div>
  );
}

/** The shapes for several stands, and a switch for moving them one by one. */
function Shapes({ body }: { body: DeployedBody }) {
  const session = useSession();
  const laying = useDeployment();
  return (
    <p className="row" role="group" aria-label="Shape">
      {SHAPES.map(({ id, label, files }) => (
        <button
          key={id}
          type="button"
          className="button button-small"
          onClick={() =>
            session.apply({
              on: 'board',
              do: 'lay out',
              picks: formLine(laying.pieces, files(body.pieces.length)),
            })
          }
        >
          {label}
        </button>
      ))}
      <label className="choice">
        <input
          type="checkbox"
          checked={laying.single}
          onChange={(event) => laying.setSingle(event.target.checked)}
        />
        stand by stand
      </label>
    </p>
  );
}

/** The places offered to start from. */
function StartingPlaces({ body }: { body: DeployedBody }) {
  const session = useSession();
  const names = namePlaces(body.choices);
  return (
    <p className="row" role="group" aria-label="Where to start from">
      {body.choices.map((choice) => {
        const name = names.get(choice) ?? '';
        return (
          <button
            key={name}
            type="button"
            className="button button-small button-quiet"
            onClick={() => session.apply({ on: 'board', do: 'lay out', picks: choice.picks })}
          >
            {name}
            <span className="visually-hidden">: {choice.label}</span>
          </button>
        );
      })}
    </p>
  );
}
