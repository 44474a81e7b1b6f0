import { BOT_NAMES, type BotName } from '@linstock/bots';
import type { Batch } from '@linstock/lab';
import type { System } from '@linstock/systems';
import { type FormEvent, useState } from 'react';
import type { Batches } from './useBatch.ts';

const GAMES = [20, 60, 200, 500, 2000] as const;
const USUAL_GAMES = 60;
/** The name of each bot here: by its behaviour, as in the rest of the page. */
const PLAYERS: Readonly<Record<BotName, string>> = {
  captain: 'Machine',
  'captain-1': 'Machine of an earlier version',
  greedy: 'Machine that looks no step ahead',
  random: 'Chance alone',
};
/**
 * The number of stretches that a bot thinks ahead, with the names of the difficulty levels. The first is
 * sensible, and quick.
 */
const EFFORTS = [
  { effort: 1, label: 'quickly' },
  { effort: 6, label: 'as Machine, normal' },
  { effort: 16, label: 'as Machine, hard' },
] as const;

interface Props {
  readonly battle: string;
  readonly systems: readonly System[];
  readonly running: boolean;
  readonly onStart: (batches: Batches) => void;
  readonly onStop: () => void;
}

/** The batch to be played: rules, players and number of games. */
export function BatchForm({ battle, systems, running, onStart, onStop }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [first, setFirst] = useState<BotName>('captain');
  const [second, setSecond] = useState<BotName>('captain');
  const [effort, setEffort] = useState(1);
  const [games, setGames] = useState(USUAL_GAMES);
  const [seed, setSeed] = useState('linstock');
  const chosen = systems.filter(({ id }) => !left.has(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running) return onStop();
    const under = ({ id }: System): Batch => ({
      ...{ system: id, battle, options: {}, games, efforts: [effort, effort] },
      ...{ bots: [first, second], seed: seed.trim() || 'linstock' },
    });
    const [one, ...others] = chosen.map(under);
    if (one) onStart([one, ...others]);
  };
  const thinks = first === 'captain' || second === 'captain';
  return (
    <form className="lab-form" onSubmit={submit} aria-label="What is to be played">
      {systems.length > 1 && <Under {...{ systems, left, running }} onLeave={setLeft} />}
      <fieldset className="lab-fields" disabled={running}>
        <legend className="visually-hidden">Players and games</legend>
        <Choice label="Player" value={first} onChoose={setFirst} />
        <Choice label="against" value={second} onChoose={setSecond} />
        {thinks && <Effort effort={effort} onChoose={setEffort} />}
        <label className="field">
          <span>Games</span>
          <select value={games} onChange={(event) => setGames(Number(event.target.value))}>
            {GAMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Seed</span>
          <input value={seed} maxLength={60} onChange={(event) => setSeed(event.target.value)} />
        </label>
      </fieldset>
      <button type="submit" className="button button-main" disabled={!running && chosen.length === 0}>
        {running ? 'Stop' : 'Fight them'}
      </button>
    </form>
  );
}

interface UnderProps {
  readonly systems: readonly System[];
  /** Ids of the systems left out. */
  readonly left: ReadonlySet<string>;
  readonly running: boolean;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** The rule systems it is fought under. */
function Under({ systems, left, running, onLeave }: UnderProps) {
  return (
    <fieldset className="battle-choice lab-systems" disabled={running}>
      <legend>Under</legend>
      {systems.map(({ id, title }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={!left.has(id)}
            onChange={() => onLeave(left.has(id) ? without(left, id) : new Set(left).add(id))}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** The thinking time of bots. */
function Effort({ effort, onChoose }: { effort: number; onChoose: (effort: number) => void }) {
  return (
    <label className="field">
      <span>Machines think</span>
      <select value={effort} onChange={(event) => onChoose(Number(event.target.value))}>
        {EFFORTS.map((each) => (
          <option key={each.effort} value={each.effort}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: BotName;
  readonly onChoose: (value: BotName) => void;
}

/** The player of a side. */
function Choice({ label, value, onChoose }: ChoiceProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(BOT_NAMES.find((each) => each === event.target.value) ?? value)}
      >
        {BOT_NAMES.toReversed().map((each) => (
          <option key={each} value={each}>
            {PLAYERS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function without(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...set].filter((each) => each !== id));
}
