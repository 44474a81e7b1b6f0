/** The orders of battle, with boxes to tick as troops are lost or broken. */
import { useMemo } from 'react';
import type { PrintedBattle } from './battle.ts';
import { type Fact, haveStrength, type RosterBody, rosterOf, standingOf, statesOf } from './roster.ts';

/** A page or two for each side. */
export function Rosters({ printed }: { printed: PrintedBattle }) {
  return ([0, 1] as const).map((side) => <Roster key={side} printed={printed} side={side} />);
}

function Roster({ printed, side }: { printed: PrintedBattle; side: 0 | 1 }) {
  const { scene, sides, title, rules } = printed;
  const bodies = useMemo(() => rosterOf(scene.bodies, scene.pieces, side), [scene, side]);
  const states = statesOf(rules.guide);
  const strong = haveStrength(bodies);
  return (
    <section className={`print-text side-${side}`} aria-label={`Roster of the ${sides[side]} side`}>
      <h2>
        <span className="side-mark" aria-hidden="true" /> {title}: {sides[side]}
      </h2>
      <p className="print-when">
        {[
          ...(strong ? ['A box for each point of strength'] : []),
          ...states.map(({ kind, letter }) => `${letter}: ${kind}`),
          '†: gone',
        ].join(' · ')}
      </p>
      <div className="print-columns">
        {bodies.map((body) => (
          <OneBody key={body.body.id} roster={body} states={states} strong={strong} />
        ))}
      </div>
    </section>
  );
}

const told = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(', ');

interface BodyProps {
  readonly roster: RosterBody;
  readonly states: readonly { readonly kind: string; readonly letter: string }[];
  /** True if strength has a column. */
  readonly strong: boolean;
}

function OneBody({ roster: { body, shared, lines }, states, strong }: BodyProps) {
  const { name, leader, track } = body;
  const heads = [...states.map(({ letter }) => letter), '†'];
  return (
    <table className="print-body-table">
      <caption>
        <b>{name}</b> {leader && !name.includes(leader) && `(${leader})`} <i>{told(standingOf(body))}</i>
        {shared.length > 0 && <span> All: {told(shared)}.</span>}
        {track && (
          <span className="print-track">
            {track.label} {track.state}: <Boxes many={track.of} />
          </span>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          {strong && <th scope="col">Strength</th>}
          {heads.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name: unit, facts, boxes, officer }) => (
          <tr key={id}>
            <th scope="row">
              {officer ? <i>{unit}</i> : unit} {facts.length > 0 && <small>{told(facts)}</small>}
            </th>
            {strong && (
              <td className="print-boxes">
                <Boxes many={boxes} />
              </td>
            )}
            {heads.map((letter) => (
              <td key={letter}>{(!officer || letter === '†') && <span className="print-box" />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Empty boxes, with a gap after each fifth. */
export function Boxes({ many }: { many: number }) {
  return Array.from({ length: many }, (_, i) => (
    // Boxes have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={i} className={i % 5 === 4 ? 'print-box print-fifth' : 'print-box'} />
  ));
}
