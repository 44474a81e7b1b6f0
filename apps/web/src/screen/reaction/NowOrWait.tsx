import { useSessionState } from '../../hooks/useSession.ts';
import { compareWait } from './waitComparison.ts';
import './reaction.css';

/** For a moment at which one may act: the chance now, and the chance at each place where the enemy may come next. */
export function NowOrWait() {
  const asked = useSessionState((state) => state.asked);
  if (!asked?.reaction) return null;
  const { reaction, reactors } = asked;
  const waiting = compareWait(reaction, reactors);
  return (
    <section className="panel now-or-wait" aria-label="Now, or wait?">
      <h2>Now, or wait?</h2>
      <p>{reaction.next}</p>
      {waiting && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">where it is</th>
                {waiting.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="figure">
              {waiting.rows.map(({ label, cells }, row) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, column) => (
                    // The columns do not change while the moment lasts.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={column}>{row === 0 && column === waiting.best ? <mark>{cell}</mark> : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{waiting.gist}</p>
        </>
      )}
    </section>
  );
}
