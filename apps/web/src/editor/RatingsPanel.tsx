import { nameOfId } from '@linstock/editor';
import { valueAt } from '@linstock/scene';
import { placeBeside } from './AddUnit.tsx';
import { Press } from './EditHead.tsx';
import { listNamesById, namesIn } from './GoalsPanel.tsx';
import { NamesById } from './namesById.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { findSchema } from './schema.ts';
import type { UnitKey } from './tools.ts';
import type { Making } from './useMaking.ts';

interface Props {
  readonly making: Making;
  readonly chosen: UnitKey;
  /** The chosen unit has been taken away. */
  readonly onGone: () => void;
}

/** The ratings of the selected regiment or officer, by the rules; also copies and deletes it. */
export function RatingsPanel({ making, chosen, onGone }: Props) {
  const { open, edit } = making;
  const form = open?.form;
  if (!open || !form) return null;
  const { source } = open.fight;
  const { side, unit } = chosen;
  const path = form.entryOf(source, side, unit);
  if (path === null) return null;
  const entry = valueAt(source, path);
  const title = nameOfId(open.names, unit);
  return (
    <section aria-labelledby="making-ratings-title">
      <h2 id="making-ratings-title">Ratings</h2>
      <p className="row">
        <Press
          label="Copy the regiment"
          onPress={() =>
            edit(
              (now) => ({
                kind: 'source',
                source: form.withCopy(now.fight.source, { side, unit, ...placeBeside(now, side, chosen) }),
              }),
              `${title} copied`,
            )
          }
        />
        <Press
          label="Delete the regiment"
          onPress={() => {
            edit(
              (now) => ({ kind: 'source', source: form.withoutUnit(now.fight.source, side, unit) }),
              `${title} deleted`,
            );
            onGone();
          }}
        />
      </p>
      <NamesById value={listNamesById(open)}>
        <SchemaForm
          key={JSON.stringify(path)}
          label=""
          schema={findSchema(form.schema, path)}
          root={form.schema}
          value={entry}
          names={namesIn(open)}
          onChange={(value) =>
            edit(
              (now) => ({ kind: 'source', source: form.withValue(now.fight.source, path, value) }),
              `${title} changed`,
            )
          }
        />
      </NamesById>
    </section>
  );
}
