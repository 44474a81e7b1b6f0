import { type GroundChoice, groundChoiceOf, type NewBattle } from '@linstock/editor';
import { systems } from '@linstock/systems';
import { type FormEvent, useEffect, useState } from 'react';

/** The facts with which a new battle begins. */
export type NewBattleWish = Omit<NewBattle, 'id' | 'changed'>;

/** A system with the ground of its battles. */
interface GroundOffer {
  readonly system: string;
  readonly title: string;
  readonly ground: GroundChoice;
}

interface Props {
  readonly onBegin: (wish: NewBattleWish) => void;
}

/** Empty ground: its name, the rules, the sides and the size. */
export function NewBattleForm({ onBegin }: Props) {
  const offered = useOffered();
  const [system, setSystem] = useState('');
  const chosen = offered.find((each) => each.system === system) ?? offered[0];
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen) return;
    const said = new FormData(event.currentTarget);
    const text = (name: string, usual: string) => String(said.get(name) ?? '').trim() || usual;
    onBegin({
      title: text('title', 'A battle of my own'),
      system: chosen.system,
      width: Number(said.get('width')),
      height: Number(said.get('height')),
      names: [text('first', 'Red'), text('second', 'Blue')],
    });
  };
  return (
    <section className="panel" aria-labelledby="making-empty">
      <h2 id="making-empty">Empty ground</h2>
      <form className="making-new" onSubmit={begin}>
        <label>
          Name <input name="title" defaultValue="A battle of my own" maxLength={200} required />
        </label>
        <label>
          Rules{' '}
          <select value={chosen?.system ?? ''} onChange={({ target }) => setSystem(target.value)}>
            {offered.map((each) => (
              <option key={each.system} value={each.system}>
                {`${each.title} (${each.ground.on === 'hexes' ? 'hexes' : 'a table'})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          First side <input name="first" defaultValue="Red" maxLength={40} required />
        </label>
        <label>
          Second side <input name="second" defaultValue="Blue" maxLength={40} required />
        </label>
        {chosen && <Size key={chosen.system} ground={chosen.ground} />}
        <button type="submit" className="button" disabled={!chosen}>
          Begin
        </button>
      </form>
    </section>
  );
}

function Size({ ground: { unit, width, height, least, most } }: { readonly ground: GroundChoice }) {
  const limits = { type: 'number', min: least, max: most, step: 1, required: true } as const;
  return (
    <>
      <label>
        {`Width, ${unit}`} <input name="width" defaultValue={width} {...limits} />
      </label>
      <label>
        {`Height, ${unit}`} <input name="height" defaultValue={height} {...limits} />
      </label>
    </>
  );
}

/** The systems whose battles can be made from nothing. */
function useOffered(): readonly GroundOffer[] {
  const [offered, setOffered] = useState<readonly GroundOffer[]>([]);
  useEffect(() => {
    let left = false;
    const asked = systems.map(async ({ id, title }) => {
      const ground = await groundChoiceOf(id);
      return ground ? [{ system: id, title, ground }] : [];
    });
    void Promise.all(asked).then((found) => !left && setOffered(found.flat()));
    return () => {
      left = true;
    };
  }, []);
  return offered;
}
