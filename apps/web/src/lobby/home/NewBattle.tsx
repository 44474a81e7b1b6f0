import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { hashOfLobby } from '../../app/route.ts';
import { describeKnown } from '../../words/known.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { MoreBattles } from './MoreBattles.tsx';

const CATALOGUE = catalogueOf(systems);

/** Battles to begin with: short ones, of each system. */
const SHOWN = ['cowpens', 'maida', 'mcphersons-ridge', 'guilford'];

/** A few battles as pictures, and the way to all of them. */
export function NewBattle() {
  const shown = SHOWN.flatMap((id) => CATALOGUE.filter((listed) => listed.id === id));
  const battles = shown.length === SHOWN.length ? shown : CATALOGUE.slice(0, SHOWN.length);
  return (
    <section className="panel home-panel home-battle" aria-labelledby="battle-title">
      <div className="home-head">
        <h2 id="battle-title">A new battle</h2>
        <MoreBattles says={`all ${CATALOGUE.length} battles`} />
      </div>
      <ul className="new-battles">
        {battles.map(({ id, title, systems: [system] }) => (
          <li key={id}>
            <a href={hashOfLobby('battles', [id])}>
              <GamePicture system={system?.id ?? ''} battle={id} />
              <span className="new-battle-title">{title}</span>
              <span className="figure">{system ? describeKnown(system, id)?.length : ''}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
