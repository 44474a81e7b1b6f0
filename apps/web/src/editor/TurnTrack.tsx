import type { OpenFight } from '@linstock/editor';
import { valueAt } from '@linstock/scene';
import { useState } from 'react';
import { listNamesById } from './GoalsPanel.tsx';
import { namesOfThing } from './namesById.ts';
import type { Making } from './useMaking.ts';
import './turnTrack.css';

/** Troops that arrive on a turn, by their number in the source. */
interface Arrival {
  readonly index: number;
  readonly turn: number;
  readonly name: string;
}

/** The turns of a battle, and who arrives on each. An arrival is dragged to another turn, or pressed and then the turn. */
export function TurnTrack({ making: { open, edit } }: { readonly making: Making }) {
  const [picked, setPicked] = useState<number | null>(null);
  const track = open?.form?.track;
  if (!open || !track) return null;
  const turns = Number(valueAt(open.fight.source, track.turns));
  const arrivals = arrivalsOf(open);
  const move = (index: number, turn: number) => {
    const { arrivals: path } = track;
    const arrival = arrivals.find((each) => each.index === index);
    setPicked(null);
    if (!path || !arrival || arrival.turn === turn) return;
    edit((now) => {
      const source = now.form?.withValue(now.fight.source, [...path, index, 'turn'], turn);
      return { kind: 'source', source: source ?? now.fight.source };
    }, `${arrival.name} moved to turn ${turn}`);
  };
  return (
    <section className="turn-track" aria-labelledby="turn-track-title">
      <h2 id="turn-track-title">{`${turns} turns`}</h2>
      {track.arrivals && (
        <p className="muted">
          {arrivals.length === 0
            ? 'Nobody arrives later.'
            : 'To move an arrival, drag it, or press it and then a turn.'}
        </p>
      )}
      <ol>
        {Array.from({ length: turns }, (_, i) => i + 1).map((turn) => (
          <Turn
            key={turn}
            turn={turn}
            arrivals={arrivals.filter((each) => each.turn === turn)}
            picked={picked}
            onPick={setPicked}
            onMove={move}
          />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps {
  readonly turn: number;
  readonly arrivals: readonly Arrival[];
  /** The arrival that was pressed; null if none was. */
  readonly picked: number | null;
  readonly onPick: (index: number | null) => void;
  readonly onMove: (index: number, turn: number) => void;
}

/** One turn, with those who arrive on it. */
function Turn({ turn, arrivals, picked, onPick, onMove }: TurnProps) {
  return (
    // A press on the arrival and then on the turn does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData('text/plain')), turn);
      }}
    >
      <button
        type="button"
        className="turn-number"
        aria-label={`Turn ${turn}`}
        disabled={picked === null}
        onClick={() => picked !== null && onMove(picked, turn)}
      >
        {turn}
      </button>
      {arrivals.map(({ index, name }) => (
        <button
          key={index}
          type="button"
          className="button button-small"
          draggable
          aria-pressed={picked === index}
          onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(index))}
          onClick={() => onPick(picked === index ? null : index)}
        >
          {name}
        </button>
      ))}
    </li>
  );
}

/** Everybody who arrives, in the order of the source. */
function arrivalsOf(open: OpenFight): Arrival[] {
  const path = open.form?.track?.arrivals;
  const list = path ? valueAt(open.fight.source, path) : [];
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown, index) => ({
    index,
    turn: Number(Object(entry).turn),
    name: namesOfThing(listNamesById(open), entry).join(', ') || String(index + 1),
  }));
}
