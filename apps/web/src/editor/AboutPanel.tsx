import type { BattleFile } from '@linstock/battles/file';
import type { Making } from './useMaking.ts';

/** The texts of the battle: where, when, what it is about, the names of its sides, and who made it. */
export function AboutPanel({ making: { history, edit } }: { readonly making: Making }) {
  const { summary } = history.now;
  const fields = fieldsOf(history.now, edit);
  return (
    <section aria-labelledby="making-about-title">
      <h2 id="making-about-title">About the battle</h2>
      <div className="making-fields">
        {fields.map(({ label, value, set }) => (
          <label key={label}>
            {label}
            <input
              key={value}
              defaultValue={value}
              maxLength={200}
              {...(label.startsWith('Date') && { pattern: '\\d{4}-\\d\\d-\\d\\d' })}
              onBlur={({ target }) => {
                if (target.value !== value && target.validity.valid) set(target.value);
              }}
            />
          </label>
        ))}
        <label>
          What it is about
          <textarea
            key={summary}
            defaultValue={summary}
            maxLength={4000}
            rows={4}
            onBlur={({ target }) => {
              if (target.value !== summary)
                edit({ kind: 'about', about: { summary: target.value } }, 'Text changed');
            }}
          />
        </label>
      </div>
    </section>
  );
}

/** The one-line fields: a label, the value, and what sets it. */
function fieldsOf(file: BattleFile, edit: Making['edit']) {
  const { place, date, sides, by } = file;
  const [first, second] = sides;
  const about = (change: Parameters<typeof edit>[0], what: string) => edit(change, `${what} changed`);
  return [
    {
      label: 'Place',
      value: place,
      set: (text: string) => about({ kind: 'about', about: { place: text } }, 'Place'),
    },
    {
      label: 'Date, as 1781-01-17',
      value: date ?? '',
      set: (text: string) => about({ kind: 'about', about: { date: text === '' ? null : text } }, 'Date'),
    },
    {
      label: 'First side',
      value: first.name,
      set: (text: string) =>
        about(
          { kind: 'about', about: { sides: [{ ...first, name: text, people: `the ${text}` }, second] } },
          'Side',
        ),
    },
    {
      label: 'Second side',
      value: second.name,
      set: (text: string) =>
        about(
          { kind: 'about', about: { sides: [first, { ...second, name: text, people: `the ${text}` }] } },
          'Side',
        ),
    },
    {
      label: 'Made by',
      value: by.maker ?? '',
      set: (text: string) => about({ kind: 'about', about: { maker: text } }, 'Maker'),
    },
  ];
}
