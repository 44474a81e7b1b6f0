import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { fetchSoon } from '../app/fetchSoon.ts';
import { hashOfLobby, type LobbyPlace } from '../app/route.ts';
import { findBackend } from '../host/backends.ts';
import { myGames } from '../host/myGames.ts';
import { FirstBattles } from '../lesson/FirstBattles.tsx';
import { fetchGameScreen } from '../screen/fetchGameScreen.ts';
import { type BattleOrder, ORDERS, rankOf } from '../words/known.ts';
import { BattleCard } from './BattleCard.tsx';
import { ImportRecord } from './ImportRecord.tsx';
import './chooser.css';

const CATALOGUE = catalogueOf(systems);

/** The page to choose a battle: `#/battles/cowpens` opens one. Under it records from elsewhere. */
export function Chooser({ place }: { readonly place: LobbyPlace }) {
  const kept = useKeeper();
  useEffect(() => {
    document.title = 'Linstock: horse-and-musket battles';
    fetchSoon(fetchGameScreen);
  }, []);
  return (
    <main className="chooser">
      <FirstBattles known={myGames.list().length > 0} />
      <Shelf first={place.path[0]} />
      <footer className="chooser-foot">
        <ImportRecord />
        <p className="muted">
          {kept} Dice: before the first throw the judge publishes the hash of a secret. After the game it
          publishes the secret, so that anyone can check every throw.{' '}
          <a href="/notices.txt">Licences of the software in this page</a>
        </p>
      </footer>
    </main>
  );
}

/**
 * The battles, and the selected one open at the side.
 * @param first the battle that the address names
 */
function Shelf({ first }: { readonly first: string | undefined }) {
  const [open, setOpen] = useState((CATALOGUE.find(({ id }) => id === first) ?? CATALOGUE[0])?.id ?? null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (first !== undefined) list.current?.querySelector('[aria-expanded=true]')?.scrollIntoView();
  }, [first]);
  const choose = (id: string) => {
    setOpen(id);
    history.replaceState(null, '', hashOfLobby('battles', [id]));
  };
  const [order, setOrder] = useState<BattleOrder>('as listed');
  const shelf = CATALOGUE.map((listed) => ({ listed, rank: rankOf(order, listed.systems[0], listed.id) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ listed }) => listed);
  return (
    <section className="shelf" aria-labelledby="battles-title">
      <div className="battles-head">
        <h1 id="battles-title">Choose a battle</h1>
        <label className="figure">
          Order{' '}
          <select value={order} onChange={({ target }) => setOrder(target.value as BattleOrder)}>
            {ORDERS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      {CATALOGUE.length === 0 && <p>No battle is installed. Look into the folder rules/ of this checkout.</p>}
      <ul ref={list} className="battle-list" style={rowsFor(shelf.length)}>
        {shelf.map((listed) => (
          <li key={listed.id}>
            <BattleCard listed={listed} open={open === listed.id} onOpen={() => choose(listed.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The number of rows of the shelf in three columns, in two and in one. The open battle at the side spans them
 * all.
 */
const rowsFor = (many: number): CSSProperties =>
  ({
    '--rows-of-3': Math.ceil(many / 3),
    '--rows-of-2': Math.ceil(many / 2),
    '--rows-of-1': many,
  }) as CSSProperties;

function useKeeper(): string {
  const [kept, setKept] = useState('');
  useEffect(() => {
    void findBackend().then((backend) =>
      setKept(
        backend.kind === 'server'
          ? 'Games are stored on this server.'
          : 'No server answers, so games are stored in this browser. Export the games that you want to keep.',
      ),
    );
  }, []);
  return kept;
}
