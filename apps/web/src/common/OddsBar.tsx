import { type Chances, chancesOf, percentages, type Reckoning } from '@linstock/kernel';
import './oddsBar.css';

/** Chances as rows in order of severity, worst for the roller first. */
export function rowsOf(reckoning: Reckoning): Chances[] {
  return chancesOf(reckoning).sort((a, b) => a.outcome.rank - b.outcome.rank || b.ways - a.ways);
}

/** A bar whose segments are the outcomes: tint, pattern and label, with shares that add to 100.0. */
export function OddsBar({ rows, marked = null }: { rows: readonly Chances[]; marked?: string | null }) {
  const shares = percentages(rows.map((row) => row.chance));
  return (
    <div className="odds-bar-box">
      <div className="odds-bar" aria-hidden="true">
        {rows.map((row, i) => (
          <div
            key={row.outcome.key}
            className={`odds-segment pattern-${Math.min(i, 4)}${marked === row.outcome.key ? ' odds-marked' : ''}`}
            style={{ flexGrow: row.chance }}
            title={`${row.outcome.label}: ${row.ways} in ${row.of}`}
          >
            {row.chance >= 0.16 ? <span>{shares[i]}</span> : null}
          </div>
        ))}
      </div>
      <table className="odds-table">
        <caption className="visually-hidden">Chances of each outcome</caption>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.outcome.key} className={marked === row.outcome.key ? 'odds-row-marked' : undefined}>
              <td>
                <span className={`odds-key pattern-${Math.min(i, 4)}`} aria-hidden="true" />
              </td>
              <th scope="row">{row.outcome.label}</th>
              <td className="figure">{shares[i] === '100.0' ? 'certain' : `${shares[i]} %`}</td>
              <td className="figure odds-fraction">
                {row.ways} in {row.of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
