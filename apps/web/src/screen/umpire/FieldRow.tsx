import type { Json } from '@linstock/kernel';
import { type EditField, type Place, readPlace } from '@linstock/scene';
import type { PlaceNames } from '../../words/labels.ts';
import { handDraft, setByHand } from './handDraft.ts';

interface Props<F extends EditField = EditField> {
  readonly field: F;
  /** The drafted value; undefined if unchanged. */
  readonly set: Json | undefined;
  readonly placing: boolean;
  readonly placeName: PlaceNames;
}

type FieldOf<K extends EditField['kind']> = Extract<EditField, { kind: K }>;

/** One field of the form: its name, its value, and the way to change it. */
export function FieldRow(props: Props) {
  const { field, set, placing, placeName } = props;
  switch (field.kind) {
    case 'place':
      return <PlaceRow {...{ field, set, placing, placeName }} />;
    case 'choice':
      return <ChoiceRow {...{ field, set, placing, placeName }} />;
    case 'heading':
      return <NumberRow {...{ field, set }} least={0} most={359} step={10} />;
    case 'number':
      return <NumberRow {...{ field, set }} least={field.least} most={field.most} step={1} />;
  }
}

/** The place of the piece: it is placed by a click on the board, or taken off it. */
function PlaceRow({ field, set, placing, placeName }: Props<FieldOf<'place'>>) {
  const named = (place: Place | null): string => (place === null ? 'off the board' : placeName(place));
  const drafted = set === undefined ? field.value : (readPlace(set) ?? null);
  return (
    <div className="hand-row" role="group" aria-label={field.label}>
      <span>{field.label}</span>
      <span className="hand-place">
        <strong>{named(drafted)}</strong>
        {set !== undefined && <span className="muted"> was {named(field.value)}</span>}
        <span className="row">
          <button
            type="button"
            className="button button-small"
            aria-pressed={placing}
            onClick={() => handDraft.change({ placing: !placing })}
          >
            Place
          </button>
          {field.removable && (
            <button type="button" className="button button-small" onClick={() => setByHand(field.id, null)}>
              Remove
            </button>
          )}
        </span>
        {placing && <span role="status">Click its place on the board.</span>}
      </span>
    </div>
  );
}

function ChoiceRow({ field, set }: Props<FieldOf<'choice'>>) {
  const value = set ?? field.value;
  const at = field.choices.findIndex((each) => each.value === value);
  return (
    <label className="hand-row">
      <span>{field.label}</span>
      <select
        value={at}
        onChange={(event) => {
          const chosen = field.choices[Number(event.target.value)];
          if (chosen) setByHand(field.id, chosen.value);
        }}
      >
        {at < 0 && <option value={-1}>not set</option>}
        {field.choices.map((each, i) => (
          <option key={each.value} value={i}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number; a heading is in degrees, that is the stored value divided by `step`. */
function NumberRow({
  field,
  set,
  least,
  most,
  step,
}: Pick<Props<FieldOf<'number' | 'heading'>>, 'field' | 'set'> & {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}) {
  const value = typeof set === 'number' ? set : field.value;
  return (
    <label className="hand-row">
      <span>{field.label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={Math.round(value / step)}
        onChange={(event) => {
          const { valueAsNumber } = event.target;
          if (Number.isInteger(valueAsNumber)) setByHand(field.id, valueAsNumber * step);
        }}
      />
    </label>
  );
}
