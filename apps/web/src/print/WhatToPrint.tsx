/** The choice of the parts to print, and the print button. */
import type { ReactNode } from 'react';
import type { Choices, Part } from './choices.ts';
import { COUNTER_SIZES } from './counterSheets.ts';
import { HEX_SIZES } from './mapSheets.ts';
import { POSTER_PAPERS, SHEET_PAPERS } from './paper.ts';

interface Props {
  readonly offered: readonly { readonly part: Part; readonly label: string }[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** A bar of ticks and sizes. It is not printed itself. */
export function WhatToPrint({ offered, choices, onChoose }: Props) {
  const { paper, parts, counter, backs } = choices;
  const has = (part: Part) => parts.includes(part) && offered.some((each) => each.part === part);
  const tick = (part: Part) =>
    onChoose({
      ...choices,
      parts: parts.includes(part) ? parts.filter((each) => each !== part) : [...parts, part],
    });
  return (
    <section className="panel print-choices" aria-label="What to print">
      <fieldset>
        <legend>Print</legend>
        {offered.map(({ part, label }) => (
          <Tick key={part} label={label} on={parts.includes(part)} onTick={() => tick(part)} />
        ))}
      </fieldset>
      <OneOf
        label="Paper"
        value={paper}
        all={SHEET_PAPERS.map((name) => [name, name] as const)}
        onChoose={(name) => onChoose({ ...choices, paper: name })}
      />
      {(has('counters') || has('markers')) && (
        <OneOf
          label="Counters"
          value={counter}
          all={COUNTER_SIZES.map((size) => [size, `${size} mm`] as const)}
          onChoose={(size) => onChoose({ ...choices, counter: size })}
        />
      )}
      {has('counters') && (
        <Tick label="With backs" on={backs} onTick={() => onChoose({ ...choices, backs: !backs })} />
      )}
      {has('map') && <MapChoices choices={choices} onChoose={onChoose} />}
      <button type="button" className="button button-main" onClick={() => window.print()}>
        Print
      </button>
      <p className="muted">
        Choose 100 % and no fitting to the page in the printer’s window. For backs, print on both sides and
        turn over the long edge.
      </p>
    </section>
  );
}

/** The paper of the map, the size of its hexes, and its ink. */
function MapChoices({ choices, onChoose }: Pick<Props, 'choices' | 'onChoose'>) {
  const { paper, poster, hex, saving } = choices;
  return (
    <>
      <OneOf
        label="Map on"
        value={poster ?? paper}
        all={[paper, ...POSTER_PAPERS].map((name) => [name, name] as const)}
        onChoose={(name) => onChoose({ ...choices, poster: name === paper ? null : name })}
      />
      <OneOf
        label="Hexes"
        value={hex}
        all={[
          ...HEX_SIZES.map((size) => [size, `${size} mm`] as const),
          ['one sheet', 'As large as one sheet holds'],
        ]}
        onChoose={(size) => onChoose({ ...choices, hex: size })}
      />
      <Tick label="Map in lines alone" on={saving} onTick={() => onChoose({ ...choices, saving: !saving })} />
    </>
  );
}

function Tick({ label, on, onTick }: { label: ReactNode; on: boolean; onTick: () => void }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={onTick} />
      {label}
    </label>
  );
}

interface OneOfProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly all: readonly (readonly [V, string])[];
  readonly onChoose: (value: V) => void;
}

function OneOf<V extends string | number>({ label, value, all, onChoose }: OneOfProps<V>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = all.find(([each]) => String(each) === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {all.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
