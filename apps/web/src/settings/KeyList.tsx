import { settings, useSettings } from '../app/settings.ts';
import { KEYS } from '../screen/keys.ts';
import { LegendSigns } from '../screen/Legend.tsx';

/** The keys of the table, and what the signs on its counters mean. */
export function KeyList() {
  const { legend } = useSettings();
  return (
    <>
      <h3>Signs on the counters</h3>
      <LegendSigns ordered rated />
      <label>
        <input
          type="checkbox"
          checked={legend}
          onChange={(event) => settings.change({ legend: event.target.checked })}
        />{' '}
        show them at the map’s foot
      </label>
      <h3>Keys</h3>
      <p>They work while the table has the focus and no text is being typed.</p>
      <table className="key-list">
        <tbody>
          {KEYS.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key, i) => (
                  <span key={key}>
                    {i > 0 && ' '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
