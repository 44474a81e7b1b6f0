import { useMemo } from 'react';
import type { AnyGame } from '../../play/state/state.ts';
import type { Stage } from './course.ts';
import { compareWithHistory, yearOf } from './historyComparison.ts';

/** The battle in figures, compared with history. */
export function HistoryComparison({ game, stages }: { game: AnyGame; stages: readonly Stage[] | null }) {
  const rows = useMemo(() => compareWithHistory(game), [game]);
  if (rows.length === 0) return stages && <Plain game={game} />;
  return (
    <section aria-label="Compared with history">
      <h3>Compared with history</h3>
      <table className="after-table">
        <thead>
          <tr>
            <td />
            <th scope="col">here</th>
            <th scope="col">{yearOf(game)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, here, history }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <b>{here}</b>
              </td>
              <td>{history}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For a battle that never happened: its own figures alone. */
function Plain({ game }: { game: AnyGame }) {
  const { rules, field, position } = game;
  return (
    <section aria-label="In figures">
      <h3>In figures</h3>
      <table className="after-table">
        <tbody>
          {([0, 1] as const).map((side) => {
            const { units, of } = rules.losses(field, position.state, side);
            return (
              <tr key={side}>
                <th scope="row">{position.sides[side]} lost</th>
                <td>
                  <b>
                    {units} of {of}
                  </b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
