import { type Flag, FLAG_COLOURS, FLAG_DEVICES, FLAG_FIELDS, flagSchema } from '@linstock/protocol';
import { useState } from 'react';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { readAccount } from '../../host/accountSession.ts';
import { changeProfile } from '../../host/accountCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { NameField } from './NameField.tsx';
import type { OwnPart } from './ownPart.ts';

const FIELD_WORDS = {
  plain: 'plain',
  pale: 'upright halves',
  fess: 'lying halves',
  bend: 'slanting halves',
  quarters: 'quarters',
  border: 'border',
} as const;

/** The name and the flag. */
export function ProfileForm({ own, read }: OwnPart) {
  const [name, setName] = useState(own.name);
  const [flag, setFlag] = useState(own.flag);
  const [saved, setSaved] = useState(false);
  const { busy, trouble, run } = useTask();
  return (
    <form
      className="you-part"
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await changeProfile(name.trim(), flag);
          await Promise.all([readAccount(), read()]);
          setSaved(true);
        });
      }}
    >
      <h2>Name and flag</h2>
      <NameField name={name} onName={setName} />
      <FlagChoices flag={flag} onFlag={setFlag} />
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="you-actions">
        <button type="submit" className="button button-main" disabled={busy || name.trim() === ''}>
          Save
        </button>
        <p role="status">{saved && 'Saved.'}</p>
      </div>
    </form>
  );
}

function FlagChoices({ flag, onFlag }: { flag: Flag; onFlag: (flag: Flag) => void }) {
  const [first, second] = flag.colours;
  const change = (fields: object) => onFlag(flagSchema.parse({ ...flag, ...fields }));
  const rows: readonly ChoiceProps[] = [
    {
      label: 'Field',
      value: flag.field,
      choices: FLAG_FIELDS,
      words: FIELD_WORDS,
      onChoice: (field) => change({ field }),
    },
    {
      label: 'Device',
      value: flag.device,
      choices: FLAG_DEVICES,
      onChoice: (device) => change({ device }),
    },
    {
      label: 'First colour',
      value: first,
      choices: FLAG_COLOURS,
      onChoice: (colour) => change({ colours: [colour, second] }),
    },
    {
      label: 'Second colour',
      value: second,
      choices: FLAG_COLOURS,
      onChoice: (colour) => change({ colours: [first, colour] }),
    },
  ];
  return (
    <div className="you-flag">
      <FlagPicture flag={flag} size={76} />
      <div className="you-flag-choices">
        {rows.map((row) => (
          <Choice key={row.label} {...row} />
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  readonly onChoice: (choice: string) => void;
}

function Choice({ label, value, choices, words, onChoice }: ChoiceProps) {
  return (
    <label className="account-field">
      {label}
      <select value={value} onChange={(event) => onChoice(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words?.[choice] ?? choice}
          </option>
        ))}
      </select>
    </label>
  );
}
