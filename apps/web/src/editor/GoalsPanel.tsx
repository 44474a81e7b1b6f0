import type { OpenFight } from '@linstock/editor';
import { type IdNames, valueAt } from '@linstock/scene';
import { Press } from './EditHead.tsx';
import { NamesById } from './namesById.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { findSchema, makeSimplest } from './schema.ts';
import type { Making } from './useMaking.ts';

/** The turns of the battle, how it is won, and who comes later: forms of the system's own file. */
export function GoalsPanel({ making }: { readonly making: Making }) {
  const { open, edit } = making;
  const form = open?.form;
  if (!open) return null;
  if (!form) return <p className="muted">Turns and victory of these rules stay as they are.</p>;
  const { source } = open.fight;
  const names = namesIn(open);
  return (
    <NamesById value={listNamesById(open)}>
      {form.parts.map(({ title: part, side, path }) => {
        const title = side === undefined ? part : `${open.file.sides[side].name}: ${part}`;
        const schema = findSchema(form.schema, path);
        const value = valueAt(source, path);
        const put = (now: unknown) =>
          edit(
            (opened) => ({ kind: 'source', source: form.withValue(opened.fight.source, path, now) }),
            `${title} changed`,
          );
        return (
          <details key={title} className="making-part">
            <summary>{title}</summary>
            {value === undefined ? (
              <Press label="Add" onPress={() => put(makeSimplest(schema, form.schema))} />
            ) : (
              <SchemaForm {...{ schema, value, names }} label={title} root={form.schema} onChange={put} />
            )}
          </details>
        );
      })}
    </NamesById>
  );
}

/** The names of the sides, and of what else has ids in the battle, by id. */
export function listNamesById({ file, names }: OpenFight): IdNames[] {
  return [Object.fromEntries(file.sides.map(({ id, name }) => [id, name])), ...names];
}

/** The names that a form of the battle may ask for: regiments, and pieces of terrain. */
export function namesIn(open: OpenFight): string[] {
  const found =
    open.on === 'hexes'
      ? [...open.drawn.zones.map(({ name }) => name), ...open.drawn.words.structures]
      : open.drawn.pieces.map(({ id }) => id);
  return [...new Set(found)].filter((name) => name !== '');
}
