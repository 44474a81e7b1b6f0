import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { useState } from 'react';
import { hashOfNewChallenge } from '../../app/challengeLink.ts';
import { hashOfLobby } from '../../app/route.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { HandIcon } from '../../lesson/HandIcon.tsx';
import { describeKnown } from '../../words/known.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { ChallengePanel } from './ChallengePanel.tsx';
import { LessonButton } from './LessonButton.tsx';
import { MoreBattles } from './MoreBattles.tsx';
import { ToWatch } from './ToWatch.tsx';

const CATALOGUE = catalogueOf(systems);

/** Battles shown, and challenges. */
const SHOWN = { usual: { battles: 8, challenges: 7 }, phone: { battles: 3, challenges: 3 } };

const LESSONS = [
  {
    id: 'cowpens',
    system: 'american-legions',
    battle: 'cowpens',
    title: 'Companies on hexes',
    line: 'The red line comes over the rise at Cowpens. A coach explains each moment.',
  },
  {
    id: 'pick-up',
    system: 'morschauser',
    battle: 'pick-up',
    title: 'Figures on a table',
    line: 'Inches, wheels and volleys, and a general to give the word.',
  },
] as const;

/** Home of a visitor without a game: lessons, people to play, battles. */
export function Newcomer({ finished }: { readonly finished: number }) {
  const phone = useMedia(WINDOWS.narrow);
  const { battles, challenges } = phone ? SHOWN.phone : SHOWN.usual;
  return (
    <main className="home home-newcomer">
      <section className="home-lessons" aria-labelledby="begin-title">
        <div className="home-head">
          <h1 id="begin-title">
            <HandIcon /> Begin here
          </h1>
          {!phone && (
            <span className="muted">
              Horse-and-musket battles in the browser. Rules kept, odds shown, dice anyone can check.
            </span>
          )}
          {finished > 0 && <a href={hashOfLobby('games')}>My games, {finished}</a>}
        </div>
        <Lessons phone={phone} />
      </section>
      <ChallengePanel title="Play someone now" most={challenges} />
      <section className="home-battles" aria-labelledby="choose-title">
        <div className="home-head">
          <h2 id="choose-title">Choose a battle</h2>
          {!phone && (
            <span className="muted">against a machine, a friend beside you, or someone far away</span>
          )}
          <MoreBattles says={`all ${CATALOGUE.length}, with filters`} />
        </div>
        <ul className="home-cards">
          {CATALOGUE.slice(0, battles).map(({ id, title, date, systems: [system] }) => {
            const known = system ? describeKnown(system, id) : null;
            return (
              <li key={id}>
                <a className="home-card" href={hashOfLobby('battles', [id])}>
                  <GamePicture system={system?.id ?? ''} battle={id} />
                  <span className="home-card-title">{title}</span>
                  <span className="figure">
                    {[date.slice(0, 4), known?.length, known?.learning].filter(Boolean).join(' · ')}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <Friend />
      <ToWatch />
    </main>
  );
}

function Lessons({ phone }: { readonly phone: boolean }) {
  const [first] = LESSONS;
  if (phone)
    return (
      <div className="panel lesson-card">
        <GamePicture system={first.system} battle={first.battle} />
        <div className="lesson-words">
          <p>{first.line}</p>
          <LessonButton id={LESSONS[0].id} className="button button-main" />
          <LessonButton id={LESSONS[1].id} className="button" />
        </div>
      </div>
    );
  return (
    <ul className="lesson-cards">
      {LESSONS.map(({ id, system, battle, title, line }, i) => (
        <li key={id} className="panel lesson-card">
          <GamePicture system={system} battle={battle} />
          <div className="lesson-words">
            <h2>{title}</h2>
            <p>{line}</p>
            <LessonButton id={id} className={`button ${i === 0 ? 'button-main' : ''}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Friend() {
  const [told, setTold] = useState(false);
  return (
    <>
      <section className="panel home-panel home-friend" aria-labelledby="friend-title">
        <h2 id="friend-title">A friend far away?</h2>
        <p>
          Make a challenge and send the link. Both of you may close the page: the game waits, for weeks if you
          like.
        </p>
        <p className="row">
          <a className="button" href={hashOfNewChallenge({ friend: true })}>
            Challenge a friend
          </a>
          <a href={hashOfLobby('battles')}>a record to open (.json)</a>
        </p>
      </section>
      <div className="home-stored">
        <p className="muted">
          This browser stores your seats. Nothing about you is stored before you take one.{' '}
          <button type="button" className="link" aria-expanded={told} onClick={() => setTold(!told)}>
            What is stored
          </button>
        </p>
        {told && (
          <p>
            Here: your settings, the list of your games, and the key of each seat. On the server: the games,
            their players’ names, and a fingerprint of each key. The address of a visitor is stored as a
            fingerprint only.
          </p>
        )}
      </div>
    </>
  );
}
