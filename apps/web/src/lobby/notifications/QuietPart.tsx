import type { NotificationPart } from './notificationPart.ts';
import { Channel, Switch } from './parts.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours in which notifications wait. */
export function QuietPart({ view, busy, save }: NotificationPart) {
  const { quiet } = view.settings;
  const { on, from, to } = quiet;
  const isQuiet = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
  const pick = (name: 'from' | 'to', label: string) => (
    <label className="notifications-field">
      {label}
      <select
        value={quiet[name]}
        onChange={({ target }) => save({ quiet: { ...quiet, [name]: Number(target.value) } })}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourWords(hour)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Channel
      title="Quiet hours"
      says={
        on
          ? `${hourWords(from)} to ${hourWords(to)}, your time. What comes then waits, unless your time would run out.`
          : 'Notifications come at any hour.'
      }
      toggle={
        <Switch
          on={on}
          name="Quiet hours"
          disabled={busy}
          onChange={(wanted) => save({ quiet: { ...quiet, on: wanted } })}
        />
      }
    >
      {on && (
        <>
          <div className="notifications-day" aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour} className={isQuiet(hour) ? 'notifications-night' : undefined} />
            ))}
          </div>
          <div className="notifications-row">
            {pick('from', 'From')}
            {pick('to', 'To')}
          </div>
        </>
      )}
    </Channel>
  );
}
