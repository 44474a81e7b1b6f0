import { centre, hexAt } from '@linstock/ground';
import type { OpenFight } from '@linstock/editor';
import type { FormEvent } from 'react';
import { isUnit, type UnitKey } from './tools.ts';
import type { Making } from './useMaking.ts';

interface Props {
  readonly making: Making;
  readonly chosen: UnitKey | null;
}

/** A new unit, by its arm: it stands near the one that is chosen, or in the middle of its side. */
export function AddUnit({ making, chosen }: Props) {
  const { open, edit, history } = making;
  if (!open) return null;
  const { form } = open;
  if (!form) return <p className="muted">The units of these rules stay as they are; they can be moved.</p>;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const side = String(said.get('side'));
    const arm = String(said.get('arm'));
    const name =
      String(said.get('name') ?? '').trim() || (form.arms.find((each) => each.arm === arm)?.name ?? arm);
    const companies = Number(said.get('companies'));
    edit((now) => {
      const near = placeBeside(now, side, chosen);
      const source = form.withUnit(now.fight.source, { side, arm, name, companies, ...near });
      return { kind: 'source', source };
    }, `${name} added`);
  };
  return (
    <section aria-labelledby="making-add-title">
      <h2 id="making-add-title">A new unit</h2>
      <form className="making-fields" onSubmit={add}>
        <label>
          Side
          <select name="side">
            {form.sides.map((side, i) => (
              <option key={side} value={side}>
                {history.now.sides[i]?.name ?? side}
              </option>
            ))}
          </select>
        </label>
        <label>
          Arm
          <select name="arm">
            {form.arms.map(({ arm, name }) => (
              <option key={arm} value={arm}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Its name
          <input name="name" maxLength={40} />
        </label>
        <label>
          Companies, 1 to 10
          <input name="companies" type="number" min={1} max={10} defaultValue={3} />
        </label>
        <button type="submit" className="button button-small">
          Add it
        </button>
      </form>
    </section>
  );
}

/** The place and facing of a new unit: beside the selected unit of its side, or beside the first or last one. */
export function placeBeside(
  open: OpenFight,
  side: string,
  chosen: UnitKey | null,
): { readonly at: readonly [x: number, y: number]; readonly bearing: number } {
  const second = open.form?.sides[1] === side;
  const bearing = second ? 180 : 0;
  if (open.on === 'hexes') {
    const { map, units } = open.drawn;
    const own = units.filter((unit) => unit.side === side && unit.facing !== null);
    const near = own.find((unit) => isUnit(chosen, unit)) ?? own.at(-1);
    const { x, y } = near ? centre(map, hexAt(map, ...near.hex)) : map.layout.origin;
    return { at: [x, y], bearing };
  }
  const { width, height, stands } = open.drawn;
  const own = stands.filter((stand) => stand.side === side && stand.facing !== null);
  const near = own.find((stand) => isUnit(chosen, stand)) ?? own[0];
  return { at: freeSpot(near?.at ?? [width / 2, height / 2], own, open.drawn, second), bearing };
}

/** Inches from the middle of a row of companies to that of the next, and the room of a company in a row. */
const ROW = 4;

/** The first row behind a place in which nothing of the side stands within reach; then the next one to the side. */
function freeSpot(
  [x, y]: readonly [number, number],
  own: readonly { readonly at: readonly [number, number] }[],
  { width, height }: { readonly width: number; readonly height: number },
  second: boolean,
): readonly [number, number] {
  const spots = [0, 1, -1, 2, -2].flatMap((column) =>
    [0, 1, 2, 3].map((row) => [x + column * 14, y + (second ? row : -row) * ROW] as const),
  );
  const isFree = ([sx, sy]: readonly [number, number]) =>
    sx > 7 &&
    sx < width - 7 &&
    sy > 2 &&
    sy < height - 2 &&
    own.every(({ at }) => Math.abs(at[0] - sx) > 10 || Math.abs(at[1] - sy) >= ROW - 0.5);
  return spots.find(isFree) ?? [x, y];
}
