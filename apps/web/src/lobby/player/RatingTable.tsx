import type { Player } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { writeRating, sayRating } from '../../words/ratingWords.ts';
import { countThings, titleOfSystem, describeTally } from './playerWords.ts';

interface Props {
  readonly player: Player;
  /** The system whose course is shown. */
  readonly chosen: string | null;
  readonly onChoice: (system: string) => void;
}

/** The ratings of a player by rule system, and the games of each side. */
export function RatingTable({ player: { systems }, chosen, onChoice }: Props) {
  return (
    <div className="panel player-panel">
      <table className="player-ratings">
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">Rating</th>
            <th scope="col">Rated games</th>
            <th scope="col">As the first side</th>
            <th scope="col">As the second side</th>
          </tr>
        </thead>
        <tbody>
          {systems.map((played) => (
            <SystemRow
              key={played.system}
              played={played}
              chosen={played.system === chosen}
              onChoice={() => onChoice(played.system)}
            />
          ))}
        </tbody>
      </table>
      <p className="muted">
        “?” means provisional: under 12 rated games, or a year without one. Battles known to be lopsided count
        by their balance.
      </p>
    </div>
  );
}

interface RowProps {
  readonly played: Player['systems'][number];
  readonly chosen: boolean;
  readonly onChoice: () => void;
}

function SystemRow({ played, chosen, onChoice }: RowProps) {
  const { system, rating, friendly, bySide } = played;
  return (
    <tr>
      <th scope="row">
        {rating === null ? (
          titleOfSystem(system)
        ) : (
          <button type="button" className="player-system" aria-pressed={chosen} onClick={onChoice}>
            {titleOfSystem(system)}
          </button>
        )}
      </th>
      <td>
        {rating === null ? (
          <>
            <b>none yet</b> <span className="muted">{countThings(friendly, 'friendly game')}</span>
          </>
        ) : (
          <>
            <b aria-hidden="true">{writeRating(rating)}</b>
            <span className="visually-hidden">{sayRating(rating)}</span>{' '}
            <span className="muted">
              between {rating.between[0].toLocaleString('en-GB')} and{' '}
              {rating.between[1].toLocaleString('en-GB')}
            </span>
          </>
        )}
      </td>
      <td>{rating?.games ?? 0}</td>
      {bySide.map((tally, side) => (
        <td key={sideName(system, side)}>
          <Tally name={sideName(system, side)} tally={tally} />
        </td>
      ))}
    </tr>
  );
}

function sideName(system: string, side: number): string {
  return systemById(system)?.sides[side] ?? (side === 0 ? 'first' : 'second');
}

function Tally({ name, tally }: { name: string; tally: readonly [number, number, number] }) {
  const [won, drawn, lost] = tally;
  if (won + drawn + lost === 0) return null;
  return (
    <div className="player-tally">
      <span className="player-bar" aria-hidden="true">
        <span className="player-won" style={{ flexGrow: won }} />
        <span className="player-drawn" style={{ flexGrow: drawn }} />
        <span style={{ flexGrow: lost }} />
      </span>
      <span>{describeTally(tally)}</span>
      <span className="player-tally-side">{name}</span>
    </div>
  );
}
