import { carriedFile } from '@linstock/editor';
import { shareOf } from '@linstock/lab';
import { useEffect, useRef, useState } from 'react';
import { playInWorkers, type Run } from '../lab/workers.ts';
import { Press } from './EditHead.tsx';
import type { Making } from './useMaking.ts';

const GAMES = [20, 100, 500] as const;
const USUAL_GAMES = 100;

/** Games of a battle that are over: won by each side, and drawn. */
interface Tally {
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Games that were asked for. */
  readonly asked: number;
  readonly names: readonly [string, string];
}

/** "Ask the lab": machines fight the present version of the battle many times in this browser. */
export function LabPanel({ making }: { readonly making: Making }) {
  const [games, setGames] = useState<number>(USUAL_GAMES);
  const { tally, running, trouble, start, stop } = useTally(making);
  return (
    <section aria-labelledby="making-lab-title">
      <h2 id="making-lab-title">Ask the lab</h2>
      <p className="muted">Machines of equal skill fight it in this browser. Later changes do not count.</p>
      <p className="row">
        <label>
          Games{' '}
          <select value={games} disabled={running} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Press
          label={running ? 'Stop here' : 'Ask the lab'}
          onPress={() => (running ? stop() : start(games))}
        />
      </p>
      {trouble !== null && (
        <p role="alert" className="making-stop">
          {trouble}
        </p>
      )}
      {tally && <Verdict tally={tally} running={running} />}
    </section>
  );
}

const playedOf = ({ wins, draws }: Tally): number => wins[0] + wins[1] + draws;

function Verdict({ tally, running }: { readonly tally: Tally; readonly running: boolean }) {
  const played = playedOf(tally);
  const { asked, draws } = tally;
  return (
    <>
      <progress max={asked} value={played} aria-label="Games played" />
      <p className="figure" role="status">
        {`${played} of ${asked} games${running ? '' : played < asked ? '; stopped' : ''}.`}
      </p>
      {played > 0 && (
        <p>
          {verdictOf(tally, running)}
          {draws > 0 && ` ${draws} ${draws === 1 ? 'game was' : 'games were'} drawn.`}
        </p>
      )}
    </>
  );
}

/** The games won by the side that won more, and its likely share. */
function verdictOf(tally: Tally, running: boolean): string {
  const { wins, draws, names } = tally;
  const leader = wins[0] >= wins[1] ? 0 : 1;
  const played = playedOf(tally);
  const { low, high } = shareOf(wins[leader] + draws / 2, played);
  const per = (share: number) => Math.round(share * 100);
  return `${names[leader]} won ${wins[leader]} of ${played} games${running ? ' so far' : ''}. The true share is likely between ${per(low)} and ${per(high)} %.`;
}

/** The games of one battle in the workers of the lab. */
function useTally({ history, system, findings }: Making) {
  const run = useRef<Run | null>(null);
  const [tally, setTally] = useState<Tally | null>(null);
  const [running, setRunning] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => run.current?.stop(), []);
  const start = (asked: number) => {
    if (findings.stops !== null) return setTrouble(findings.stops);
    const file = history.now;
    const carried = carriedFile(file, system);
    const { id, sides } = file;
    setTrouble(null);
    setRunning(true);
    setTally({ wins: [0, 0], draws: 0, asked, names: [sides[0].name, sides[1].name] });
    const job = {
      system,
      battle: id,
      options: {},
      bots: ['captain', 'captain'],
      seed: id,
      efforts: [1, 1],
      carried,
    } as const;
    const jobs = Array.from({ length: asked }, (_, index) => ({ ...job, index }));
    const now = playInWorkers(jobs.values(), ({ result: { winner } }) =>
      setTally((before) => before && withGame(before, winner)),
    );
    run.current = now;
    now.done
      .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
      .finally(() => setRunning(false));
  };
  return { tally, running, trouble, start, stop: () => run.current?.stop() };
}

function withGame(tally: Tally, winner: 0 | 1 | null): Tally {
  if (winner === null) return { ...tally, draws: tally.draws + 1 };
  const [first, second] = tally.wins;
  return { ...tally, wins: winner === 0 ? [first + 1, second] : [first, second + 1] };
}
