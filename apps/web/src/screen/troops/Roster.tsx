import { type Abbreviation, abbreviationKey, type Body, type Scene } from '@linstock/scene';
import { Clause } from '../../common/Clause.tsx';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import './facts.css';
import './roster.css';

/** Both sides by regiment: order, morale, companies, losses on the track; and the state of each side. */
export function Roster() {
  const scene = useSessionState((state) => state.scene);
  const sides = useSessionState((state) => state.game?.position.sides);
  if (!scene || !sides) return null;
  const key = abbreviationKey(scene.pieces);
  return (
    <div className="roster">
      {([0, 1] as const).map((side) => (
        <section key={side} className={`side-${side}`}>
          <h3>
            <span className="side-mark" aria-hidden="true" /> {sides[side]}
          </h3>
          <p className="roster-standing">{scene.standing[side]}</p>
          {scene.bodies
            .filter((body) => body.side === side)
            .map((body) => (
              <BodyCard key={body.id} body={body} scene={scene} />
            ))}
          <CounterKey words={key.filter((each) => each.side === side)} />
        </section>
      ))}
    </div>
  );
}

/** The abbreviations on a side's counters, with their meanings. */
function CounterKey({ words }: { words: readonly Abbreviation[] }) {
  if (words.length === 0) return null;
  return (
    <details className="body-card">
      <summary>What the counters say</summary>
      <dl className="facts">
        {words.map(({ short, full }) => (
          <div key={short}>
            <dt>{short}</dt>
            <dd>{full}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The distance of a body from breaking: its state in a word, and a box for each hit it can take before that is worse. */
function Track({ track: { label, state, hits, of } }: { track: NonNullable<Body['track']> }) {
  return (
    <span className="body-track">
      <span className="muted">{label}</span> <b>{state}</b>
      <span className="body-boxes" role="img" aria-label={`${hits} of ${of} hits until it is worse`}>
        {Array.from({ length: of }, (_, i) => (
          <span key={i} className={i < hits ? 'hit' : ''} />
        ))}
      </span>
    </span>
  );
}

function BodyCard({ body, scene }: { body: Body; scene: Scene }) {
  const session = useSession();
  const clauses = useClauses();
  const pieces = body.pieces
    .map((id) => scene.pieces.find((piece) => piece.id === id))
    .filter((piece) => piece !== undefined);
  return (
    <details
      className="body-card"
      onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: body.pieces })}
      onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
    >
      <summary>
        <b>{body.name}</b> <span className="muted">{body.leader}</span>
        <span className="body-state">
          {body.order && <span className="body-order">{body.order}</span>}
          {body.state !== 'in good order' && <span className="body-broken">{body.state}</span>}
          <span className="figure">{body.facts[0]?.value}</span>
        </span>
        {body.track && <Track track={body.track} />}
      </summary>
      <dl className="facts">
        {body.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className="figure">
              {fact.value}
              <Clause id={fact.clause} clauses={clauses} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="body-pieces">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              className="link"
              onClick={() =>
                session.apply({
                  on: 'board',
                  do: 'click',
                  candidates: [{ piece: piece.id }, { body: piece.group }],
                })
              }
              onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: [piece.id] })}
            >
              {piece.story}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
