import { catalogueOf } from '@linstock/battles';
import { shippedStudies } from '@linstock/lessons/studies';
import { systems } from '@linstock/systems';
import { hashOfStudy } from '../app/route.ts';
import { listOwnStudies } from '../host/ownStudies.ts';
import { GamePicture } from '../lobby/games/GamePicture.tsx';
import { readProgress } from './storedStudies.ts';
import '../lobby/lobby.css';
import '../lobby/pictureCards.css';

const CATALOGUE = catalogueOf(systems);

/** All studies that this browser can open: those that ship, by the date of their battles, and its own. */
export function StudiesPage() {
  return (
    <main className="picture-page">
      <title>Studies · Linstock</title>
      <h1>Studies</h1>
      <p className="muted picture-lead">
        A battle told move by move on its map, with arrows, notes, and questions to you. Read with the arrow
        keys.
      </p>
      <ul className="picture-cards">
        {shippedStudies.map(({ id, battle, chapters }) => {
          const listed = CATALOGUE.find((each) => each.id === battle);
          return listed ? (
            <li key={id}>
              <a className="picture-card" href={hashOfStudy(id)}>
                <GamePicture system={listed.systems[0]?.id ?? ''} battle={battle} />
                <span className="picture-card-title">{listed.title}</span>
                <span className="figure">{`${listed.date.slice(0, 4)} · ${wordProgress(id, chapters)}`}</span>
              </a>
            </li>
          ) : null;
        })}
      </ul>
      <OwnStudies />
    </main>
  );
}

/** Such as `7 chapters` or `2 of 7 chapters read`. */
function wordProgress(id: string, chapters: number): string {
  const read = readProgress(id).read.length;
  if (read === 0) return `${chapters} chapters`;
  return read >= chapters ? `all ${chapters} chapters read` : `${read} of ${chapters} chapters read`;
}

/** The studies that were made or opened in this browser, and how one is made. */
function OwnStudies() {
  const own = listOwnStudies();
  return (
    <div className="picture-side">
      <section className="panel" aria-labelledby="own-studies">
        <h2 id="own-studies">Your own</h2>
        {own.length > 0 && (
          <ul className="lobby-rows">
            {own.map(({ id, title, chapters }) => (
              <li key={id}>
                <a className="lobby-row-link" href={hashOfStudy(id)}>
                  {`${title}, ${chapters === 1 ? '1 chapter' : `${chapters} chapters`}`}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="muted">
          To make a study, open a game of yours and choose Make a study among the commands about its record. A
          study that you got as a file opens on the page of battles.
        </p>
      </section>
    </div>
  );
}
