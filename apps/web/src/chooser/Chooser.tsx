import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { togglePanel } from '../app/panels.ts';
import { fetchGameScreenSoon } from '../app/fetchGameScreen.ts';
import { FirstBattles } from '../lesson/FirstBattles.tsx';
import { usualHouse } from '../host/houses.ts';
import { SystemPanel } from '../settings/SystemPanel.tsx';
import { BattleCard } from './BattleCard.tsx';
import { ImportRecord } from './ImportRecord.tsx';
import { MyGames } from './MyGames.tsx';
import './chooser.css';

const CATALOGUE = catalogueOf(systems);

/** The first screen: the battles, one's games, and records from elsewhere. */
export function Chooser() {
  const [open, setOpen] = useState<string | null>(CATALOGUE[0]?.id ?? null);
  const kept = useKeeper();
  useEffect(() => {
    document.title = 'Linstock: horse-and-musket battles';
    fetchGameScreenSoon();
  }, []);
  return (
    <div className="chooser">
      <header className="chooser-head">
        <div>
          <h1>Linstock</h1>
          <p className="muted">A table for horse-and-musket battles, its rules kept and its odds shown.</p>
        </div>
        <nav className="row" aria-label="Tools">
          <a className="button button-quiet" href="#/reckoner">
            Ready reckoner
          </a>
          <button type="button" className="button button-quiet" onClick={() => togglePanel('rules')}>
            Rules
          </button>
          <button type="button" className="button button-quiet" onClick={() => togglePanel('settings')}>
            Settings
          </button>
        </nav>
      </header>
      <main className="chooser-main">
        <FirstBattles />
        <MyGames />
        <section aria-labelledby="battles-title">
          <h2 id="battles-title">Choose a battle</h2>
          {CATALOGUE.length === 0 && (
            <p>No battle is installed. Look into the rooms under rules/ of this checkout.</p>
          )}
          <ul className="battle-list">
            {CATALOGUE.map((listed) => (
              <li key={listed.id}>
                <BattleCard
                  listed={listed}
                  open={open === listed.id}
                  onOpen={() => setOpen(open === listed.id ? null : listed.id)}
                />
              </li>
            ))}
          </ul>
        </section>
        <ImportRecord />
        <p className="muted chooser-foot">
          {kept} Dice: before the first throw the judge publishes the hash of a secret, and after the game the
          secret, so that anybody can check every throw.{' '}
          <a href="/notices.txt">Licences of what this page is made with</a>
        </p>
      </main>
      <SystemPanel system={systems[0]} />
    </div>
  );
}

function useKeeper(): string {
  const [kept, setKept] = useState('');
  useEffect(() => {
    void usualHouse().then((house) =>
      setKept(
        house.kind === 'server'
          ? 'Games are kept on this server and last.'
          : 'No server answers, so games are kept in this browser; export those you want to keep for good.',
      ),
    );
  }, []);
  return kept;
}
