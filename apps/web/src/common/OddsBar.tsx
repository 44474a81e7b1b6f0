import { type Reckoning, sharesOf, shareText } from '@linstock/kernel';
import './oddsBar.css';

interface Props {
  readonly reckoning: Reckoning;
  /** Key of the outcome that has come up. */
  readonly marked?: string | null;
}

/** A bar whose segments are the outcomes, the worst first: tint, pattern and label, with shares that add to 100.0. */
export function OddsBar({ reckoning, marked = null }: Props) {
  const rows = sharesOf(reckoning);
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
            {row.chance >= 0.16 ? <span>{(row.tenths / 10).toFixed(1)}</span> : null}
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
              <td className="figure">{shareText([row])}</td>
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
