import { nameOfId, refusePlace } from '@linstock/editor';
import {
  type Axial,
  DIRECTION_NAMES,
  type DrawnUnit,
  hexAt,
  hexLabel,
  inInches,
  inUnit,
  lengthNames,
  STEPS,
} from '@linstock/ground';
import { part } from '../common/parts.ts';
import { FacingDial } from './FacingDial.tsx';
import { nameFacing } from './facings.ts';
import { isUnit, type UnitKey } from './tools.ts';
import type { Making } from './useMaking.ts';

interface Props {
  readonly making: Making;
  readonly chosen: UnitKey | null;
  readonly onChoose: (unit: UnitKey) => void;
}

/** The selected unit with everything that moves and turns it. */
export function UnitPanel({ making, chosen }: Omit<Props, 'onChoose'>) {
  return (
    <section aria-labelledby="making-unit-title" {...part('edited unit')} tabIndex={-1}>
      <h2 id="making-unit-title">{chosen ? titleOf(making, chosen) : 'No unit is chosen'}</h2>
      {chosen ? (
        <Chosen making={making} chosen={chosen} />
      ) : (
        <p className="muted">Press a unit on the board, or choose one below.</p>
      )}
    </section>
  );
}

/** The name of a unit for people. */
const titleOf = ({ open }: Making, { unit }: UnitKey): string => nameOfId(open?.names ?? [], unit);

/** All units by side: a press chooses one. */
export function UnitList({ making, chosen, onChoose }: Props) {
  const { open } = making;
  if (!open) return null;
  const units: readonly UnitKey[] = open.on === 'hexes' ? open.drawn.units : open.drawn.stands;
  const sides = [...new Set(units.map(({ side }) => side))];
  return (
    <section aria-labelledby="making-units-title">
      <h2 id="making-units-title">Units</h2>
      {sides.map((side, i) => (
        <details key={side}>
          <summary>{`${making.history.now.sides[i]?.name ?? side} (${units.filter((unit) => unit.side === side).length})`}</summary>
          <ul className="making-list">
            {units
              .filter((unit) => unit.side === side)
              .map((unit) => (
                <li key={unit.unit}>
                  <button
                    type="button"
                    className="making-row"
                    aria-pressed={isUnit(chosen, unit)}
                    onClick={() => onChoose({ side: unit.side, unit: unit.unit })}
                  >
                    {titleOf(making, unit)}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Chosen({ making, chosen }: { readonly making: Making; readonly chosen: UnitKey }) {
  const { open } = making;
  if (!open) return null;
  if (open.on === 'table') return <ChosenStand key={chosen.unit} making={making} chosen={chosen} />;
  const unit = open.drawn.units.find((each) => isUnit(chosen, each));
  return unit ? <ChosenCounter making={making} unit={unit} /> : null;
}

function ChosenCounter({ making, unit }: { readonly making: Making; readonly unit: DrawnUnit }) {
  const { open, edit } = making;
  if (open?.on !== 'hexes') return null;
  const { map, facings } = open.drawn;
  const { side, facing } = unit;
  const [q, r] = unit.hex;
  const turnTo = (wish: number) =>
    edit({ kind: 'place', side, unit: unit.unit, at: unit.hex, facing: wish }, `${unit.unit} turned`);
  const move = (at: Axial) =>
    edit((now) => {
      const refusal = refusePlace(now, unit, at);
      if (refusal) throw new RangeError(refusal.sentence);
      return { kind: 'place', side, unit: unit.unit, at, facing };
    }, `${unit.unit} moved`);
  return (
    <>
      <p>{`In hex ${hexLabel(map, hexAt(map, q, r))}${facing === null ? '' : `, facing ${nameFacing(facing, facings)}`}.`}</p>
      <div className="row" role="group" aria-label="Move one hex">
        {STEPS.map(([dq, dr], i) => (
          <button
            key={DIRECTION_NAMES[i]}
            type="button"
            className="button button-small"
            disabled={hexAt(map, q + dq, r + dr) === -1}
            onClick={() => move([q + dq, r + dr])}
          >
            {DIRECTION_NAMES[i]}
          </button>
        ))}
      </div>
      {facing !== null && <FacingDial facing={facing} facings={facings} onTurn={turnTo} />}
    </>
  );
}

function ChosenStand({ making, chosen }: { readonly making: Making; readonly chosen: UnitKey }) {
  const { open, edit } = making;
  const stand = open?.on === 'table' ? open.drawn.stands.find((each) => isUnit(chosen, each)) : undefined;
  if (open?.on !== 'table' || !stand) return null;
  const { side, unit, at, facing } = stand;
  const put = (change: { at?: readonly [number, number]; facing?: number | null }) =>
    edit({ kind: 'stand', side, unit, at, facing, ...change }, `${titleOf(making, chosen)} moved`);
  const fields = [
    {
      label: `From the west, ${lengthNames().many}`,
      value: inUnit(at[0]),
      most: inUnit(open.drawn.width),
      set: (x: number) => put({ at: [inInches(x), at[1]] }),
    },
    {
      label: `From the south, ${lengthNames().many}`,
      value: inUnit(at[1]),
      most: inUnit(open.drawn.height),
      set: (y: number) => put({ at: [at[0], inInches(y)] }),
    },
    ...(facing === null
      ? []
      : [
          {
            label: 'Facing, degrees',
            value: facing,
            most: 359,
            set: (turn: number) => put({ facing: turn }),
          },
        ]),
  ];
  return (
    <div className="making-fields">
      {fields.map(({ label, value, most, set }) => (
        <label key={label}>
          {label}
          <input
            type="number"
            min={0}
            max={most}
            step={label.startsWith('Facing') ? 5 : 0.25}
            value={value}
            onChange={({ target }) => {
              const wish = target.valueAsNumber;
              if (Number.isFinite(wish) && wish >= 0 && wish <= most) set(wish);
            }}
          />
        </label>
      ))}
    </div>
  );
}
