import { useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfStudy } from '../app/route.ts';
import { Notice } from '../common/Notice.tsx';
import { backendOf } from '../host/backends.ts';
import { makeStudyId, saveOwnStudy } from '../host/ownStudies.ts';
import { openWatched } from '../screen/field/openWatched.ts';
import { groundOf } from '../screen/field/picture.ts';
import { beginStudy } from './ownStudy.ts';

/** Begins a study over a game that is over, and goes to it. */
export function NewStudy({ game }: { readonly game: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    makeStudy(game).then(
      (id) => {
        if (!left) location.replace(hashOfStudy(id));
      },
      (error: unknown) => !left && setTrouble(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [game]);
  if (trouble === null) return <LoadingScreen />;
  return <Notice head="No study can be made of this game">{trouble}</Notice>;
}

/** Saves a new study over a game; its id. Rejects with one sentence. */
async function makeStudy(id: string): Promise<string> {
  const watched = await openWatched(await backendOf(id).open(id));
  if (!watched) throw new RangeError('The game cannot be played by these rules.');
  const { game, rulebook } = watched.session.store.get();
  watched.session.close();
  if (!game?.over || !rulebook)
    throw new RangeError('The game is not over yet. A study shows all that happened, secret orders too.');
  const study = beginStudy(makeStudyId(), groundOf(rulebook, game).picture.title.battle, game.record);
  saveOwnStudy(study);
  return study.id;
}
