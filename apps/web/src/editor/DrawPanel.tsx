import { type FormEvent, useId, useState } from 'react';
import { part } from '../common/parts.ts';
import { type DrawTool, type Setting, SURVEY_TOOLS } from './drawTools.ts';
import type { GroundObject, Says, Spot } from './groundObjects.ts';

interface SettingsProps {
  readonly settings: readonly Setting[];
  readonly says: Says;
  readonly onSay: (says: Says) => void;
}

/** The fields for the properties of a thing on the ground. */
export function SettingFields({ settings, says, onSay }: SettingsProps) {
  return (
    <div className="making-fields">
      {settings.map(({ property, label, choices, usual }) => {
        const value = says[property] ?? usual;
        const say = (now: string | number | boolean) => onSay({ ...says, [property]: now });
        if (choices.is === 'bool')
          return (
            <label key={property}>
              {label}
              <input
                type="checkbox"
                checked={value === true}
                onChange={({ target }) => say(target.checked)}
              />
            </label>
          );
        if (choices.is === 'word')
          return (
            <label key={property}>
              {label}
              <select value={String(value)} onChange={({ target }) => say(target.value)}>
                {[...new Set([...choices.words, String(value)])].map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </select>
            </label>
          );
        if (choices.is === 'text')
          return (
            <label key={property}>
              {label}
              <input value={String(value)} onChange={({ target }) => say(target.value)} />
            </label>
          );
        return (
          <label key={property}>
            {label}
            <input
              type="number"
              min={choices.from}
              max={choices.to}
              step={choices.step}
              value={Number(value)}
              onChange={({ target }) => {
                const wish = target.valueAsNumber;
                if (wish >= choices.from && wish <= choices.to) say(wish);
              }}
            />
          </label>
        );
      })}
    </div>
  );
}

interface DrawProps {
  readonly tool: DrawTool;
  readonly says: Says;
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly onName: (name: string) => void;
  readonly onSay: (says: Says) => void;
  readonly onEnd: () => void;
  readonly onDrawn: (spots: readonly Spot[]) => void;
}

/** The selected tool: its settings, how it draws, and a field that draws by numbers. */
export function DrawPanel({ tool, says, name, spots, onName, onSay, onEnd, onDrawn }: DrawProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{tool.label}</h2>
      <p className="muted">
        {tool.is === 'spot'
          ? 'Press where its middle lies.'
          : 'Press on the board for each point. A double press or Enter ends, Backspace takes the last point back.'}
      </p>
      <div className="making-fields">
        <label>
          Name
          <input value={name} maxLength={200} onChange={({ target }) => onName(target.value)} />
        </label>
      </div>
      <SettingFields settings={tool.settings} says={says} onSay={onSay} />
      {spots.length > 0 && (
        <p className="row">
          <button type="button" className="button button-small" onClick={onEnd}>
            {`End it with ${spots.length} points`}
          </button>
        </p>
      )}
      <ByPlaces key={tool.kind} label="Draw it there" onPlaces={onDrawn} />
    </section>
  );
}

interface ByPlacesProps {
  readonly label: string;
  readonly spots?: readonly Spot[];
  readonly onPlaces: (spots: readonly Spot[]) => void;
}

/** Points as numbers: east and north of the south-west corner. */
export function ByPlaces({ label, spots = [], onPlaces }: ByPlacesProps) {
  const [text, setText] = useState(spots.map((spot) => spot.join(',')).join(' '));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = spotsIn(text);
    if (read.length > 0) onPlaces(read);
  };
  return (
    <form className="making-places" onSubmit={submit}>
      <label>
        Points, as 200,300 400,300
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="button button-small" disabled={spotsIn(text).length === 0}>
        {label}
      </button>
    </form>
  );
}

/** The places in a text; none if one of them is no pair of numbers. */
function spotsIn(text: string): Spot[] {
  const pairs = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));
  const spots = pairs.flatMap(([x, y, ...more]): Spot[] =>
    x !== undefined && y !== undefined && more.length === 0 && Number.isFinite(x + y) ? [[x, y]] : [],
  );
  return spots.length === pairs.length ? spots : [];
}

interface ObjectProps {
  readonly object: GroundObject;
  readonly tool: DrawTool | undefined;
  readonly onChange: (changed: GroundObject | null, did: string) => void;
  readonly onTurn: (degrees: number) => void;
  readonly onCopy: () => void;
}

/** The selected thing: its name, its properties, its points, and its commands. */
export function ObjectPanel({ object, tool, onChange, onTurn, onCopy }: ObjectProps) {
  const { name, kind, says } = object;
  const id = useId();
  return (
    <section aria-labelledby={id} {...part('edited thing')} tabIndex={-1}>
      <h2 id={id}>{name || tool?.label || kind}</h2>
      <div className="making-fields">
        <label>
          Name
          <input
            key={name}
            defaultValue={name}
            maxLength={200}
            onBlur={({ target }) => {
              const wish = target.value.trim();
              if (wish !== '' && wish !== name) onChange({ ...object, name: wish }, `${wish} named`);
            }}
          />
        </label>
      </div>
      {!tool && <KindChoice object={object} onChange={onChange} />}
      <SettingFields
        settings={tool?.settings ?? []}
        says={says}
        onSay={(now) => onChange({ ...object, says: now }, `${name} changed`)}
      />
      <p className="row">
        <button type="button" className="button button-small" onClick={onCopy}>
          Copy
        </button>
        <button type="button" className="button button-small" onClick={() => onTurn(15)}>
          Turn
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => onChange(null, `${name} deleted`)}
        >
          Delete
        </button>
      </p>
      <ByPlaces
        key={JSON.stringify(object.spots)}
        label="Put it there"
        spots={object.spots}
        onPlaces={(spots) => onChange({ ...object, spots }, `${name} moved`)}
      />
    </section>
  );
}

/** A kind for a thing whose own kind no survey knows. */
function KindChoice({ object, onChange }: Pick<ObjectProps, 'object' | 'onChange'>) {
  const { kind, name, is } = object;
  return (
    <div className="making-fields">
      <label>
        Kind
        <select
          value={kind}
          onChange={({ target }) => onChange({ ...object, kind: target.value }, `${name} changed`)}
        >
          <option>{kind}</option>
          {SURVEY_TOOLS.filter((each) => each.is === is).map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
