import type { Side } from '@linstock/kernel';
import type { Muster, MusterEntry, MusterKind } from '@linstock/scene';
import { useState } from 'react';
import { Clause } from '../common/Clause.tsx';
import { useClauses } from '../hooks/useSession.ts';
import { Brigade } from './Brigade.tsx';
import { EMPTY_FORCE, standsOf, withLeader, withStand } from './force.ts';
import { StandPicture } from './StandPicture.tsx';
import type { MusterControl } from './useMuster.ts';
import './muster.css';

/** The shop in which a side buys its force: the offers on the left, the purchases on the right. */
export function MusterShop({ mustering, onAway }: { mustering: MusterControl; onAway: () => void }) {
  const { muster, side, sideName, clause, force, change } = mustering;
  const clauses = useClauses();
  const [under, setUnder] = useState(1);
  const leader = Math.min(under, force.leaders);
  const { leads, names, price, title } = muster.leaders;
  return (
    <section className={`muster side-${side}`} aria-label="Muster">
      <header className="muster-head">
        <h2>
          {sideName} musters its force <Clause id={clause} clauses={clauses} />
        </h2>
        <Points mustering={mustering} />
        <button type="button" className="button button-small" onClick={onAway}>
          See the ground
        </button>
      </header>
      <div className="muster-body">
        <Troops mustering={mustering} leader={leader} />
        <section aria-label="The force" className="muster-force">
          <Ready mustering={mustering} />
          {leaders(force.leaders).map((each) => (
            <Brigade
              key={each}
              mustering={mustering}
              leader={each}
              name={leaderName(mustering, each)}
              chosen={each === leader}
              onChoose={() => setUnder(each)}
            />
          ))}
          <button
            type="button"
            className="button"
            disabled={force.leaders >= names.length}
            onClick={() => {
              change(withLeader(force));
              setUnder(force.leaders + 1);
            }}
          >
            Another {title} and {leads}, {price} points
          </button>
        </section>
      </div>
      <Foot mustering={mustering} />
    </section>
  );
}

/** The units for sale, and the leader they will have. */
function Troops({ mustering, leader }: { mustering: MusterControl; leader: number }) {
  const { muster, force, change } = mustering;
  return (
    <section aria-label="Troops you can buy" className="muster-kinds">
      <h3>
        Add to <span className="muted">{leaderName(mustering, leader)}</span>
      </h3>
      <ul>
        {muster.kinds.map((kind) => (
          <KindCard
            key={kind.id}
            kind={kind}
            words={muster.words}
            side={mustering.side}
            entry={muster.entries({ leaders: 0, units: withStand(EMPTY_FORCE, kind, 0).units })[0] ?? null}
            full={standsOf(force) >= muster.most}
            onAdd={(anew) => change(withStand(force, kind, leader, anew))}
          />
        ))}
      </ul>
    </section>
  );
}

/** The leaders in the order shown: the commander's own troops last. */
function leaders(bought: number): number[] {
  return [...Array.from({ length: bought }, (_, i) => i + 1), 0];
}

function leaderName({ muster }: MusterControl, leader: number): string {
  const { leads, names } = muster.leaders;
  return leader === 0 ? `under ${muster.commander} himself` : `${names[leader - 1] ?? leader}’s ${leads}`;
}

/** The points and stands that are left. */
function Points({ mustering: { muster, force } }: { mustering: MusterControl }) {
  const left = muster.budget - muster.cost(force);
  const { leads, least, most, title } = muster.leaders;
  return (
    <div className="muster-points">
      <p role="status">
        <b className={left < 0 ? 'figure short' : 'figure'}>{Math.abs(left)}</b>{' '}
        {left < 0 ? 'points too many' : `points left of ${muster.budget}`}
        <span className="muted">
          {' · '}
          <span className="figure">
            {standsOf(force)} of {muster.most}
          </span>{' '}
          {muster.words.stands}
        </span>
      </p>
      <meter
        min={0}
        max={muster.budget}
        value={Math.max(0, Math.min(muster.budget, muster.cost(force)))}
        aria-label="Points spent"
      />
      <p className="muted muster-law">
        One {title} for every {least} to {most} {muster.words.stands}; none has a {leads} without troops.
      </p>
    </div>
  );
}

/** Forces to start from. */
function Ready({ mustering: { muster, force, change } }: { mustering: MusterControl }) {
  return (
    <div className="muster-ready" role="group" aria-label="Start from a ready-made force">
      <span className="muted">Start from</span>
      {muster.ready.map((ready) => (
        <button
          key={ready.title}
          type="button"
          className="button button-small"
          aria-pressed={JSON.stringify(ready.force) === JSON.stringify(force)}
          onClick={() => change(ready.force)}
        >
          {ready.title} <span className="figure muted">{muster.cost(ready.force)}</span>
        </button>
      ))}
      <button type="button" className="button button-small" onClick={() => change(EMPTY_FORCE)}>
        Nothing
      </button>
    </div>
  );
}

/** CSS pixels to an inch of a stand on its shelf. */
const KIND_INCH = 20;

interface KindProps {
  readonly kind: MusterKind;
  readonly words: Muster<unknown>['words'];
  readonly side: Side;
  /** The entry for a single stand; null if there is none. */
  readonly entry: MusterEntry | null;
  readonly full: boolean;
  readonly onAdd: (anew: boolean) => void;
}

function KindCard({ kind, words, side, entry, full, onAdd }: KindProps) {
  const clauses = useClauses();
  return (
    <li className="muster-kind">
      {entry && (
        <StandPicture stand={entry.stand} picture={kind.picture} side={side} count={1} inch={KIND_INCH} />
      )}
      <h4>
        {kind.title} <span className="figure price">{kind.price} points</span>
      </h4>
      <p>
        {kind.line} <Clause id={kind.clause} clauses={clauses} />
      </p>
      <p className="figure muted">
        {entry?.figures.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(' · ')}
      </p>
      <p className="row">
        <button
          type="button"
          className="button button-small"
          disabled={full}
          aria-label={`Add a ${words.stand} of ${kind.title.toLowerCase()}`}
          onClick={() => onAdd(false)}
        >
          + {words.stand}
        </button>
        <button
          type="button"
          className="button button-small button-quiet"
          disabled={full}
          aria-label={`Begin a new ${words.unit} of ${kind.title.toLowerCase()}`}
          onClick={() => onAdd(true)}
        >
          + new {words.unit}
        </button>
      </p>
    </li>
  );
}

/** Why not, or the button that buys. */
function Foot({ mustering }: { mustering: MusterControl }) {
  const { muster, force, shortfall, buy, sent } = mustering;
  const clauses = useClauses();
  return (
    <footer className="muster-foot">
      <p className={shortfall ? 'trouble' : 'muted'} aria-live="polite">
        {shortfall ? (
          <>
            {shortfall.sentence} <Clause id={shortfall.clause} clauses={clauses} />
          </>
        ) : (
          'Points left over are lost. It can be taken back until the other side has answered.'
        )}
      </p>
      <button
        type="button"
        className="button button-main"
        disabled={shortfall !== null || sent}
        onClick={buy}
      >
        Buy this force for {muster.cost(force)} points
      </button>
    </footer>
  );
}
