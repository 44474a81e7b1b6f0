import { settings, useSettings } from '../app/settings.ts';
import { KEYS } from '../screen/keys.ts';
import { KeyRow } from './KeyRow.tsx';
import { LegendSigns } from '../screen/Legend.tsx';

/** The keys of the table, and what the signs on its counters mean. */
export function KeyList() {
  const { legend, keys } = useSettings();
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
      <p>
        They work while no text is being typed. A key with a dotted frame can be changed: press it here, and
        then the key you would rather have.
      </p>
      <table className="key-list">
        <tbody>
          {KEYS.map((row) => (
            <KeyRow key={row.does} {...row} />
          ))}
        </tbody>
      </table>
      {Object.keys(keys).length > 0 && (
        <button type="button" className="button" onClick={() => settings.change({ keys: {} })}>
          All keys as usual
        </button>
      )}
    </>
  );
}
