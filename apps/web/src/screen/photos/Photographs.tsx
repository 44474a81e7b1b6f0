import { type ChangeEvent, useEffect, useState } from 'react';
import { useStore } from '../../app/useStore.ts';
import { usePressTwice } from '../../common/usePressTwice.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { addPhoto, loadPhotos, MAX_PHOTOS, type Photo, photos, photosOf, removePhoto } from './photos.ts';
import './photos.css';

/** The photographs of a real table: added to the entry that is shown, and removed. */
export function Photographs() {
  const game = useSessionState((state) => state.view?.id ?? '');
  const entry = useSessionState((state) => shownEntryIn(state) ?? state.head);
  const list = useGamePhotos(game);
  const [said, setSaid] = useState('');
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    try {
      // One after the other: each counts towards the limit.
      for (const file of files) await addPhoto(game, Math.max(0, entry), file);
      setSaid(files.length === 1 ? 'The photograph is kept.' : `${files.length} photographs are kept.`);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };
  return (
    <section aria-label="Photographs">
      <h3>{`Photographs (${list.length} of ${MAX_PHOTOS})`}</h3>
      <label className="photo-add">
        Add one to this turn
        <input type="file" accept="image/*" multiple onChange={(event) => void add(event)} />
      </label>
      <p className="muted">Kept in this browser only. They are in no record, file or link.</p>
      <p role="status">{said}</p>
      <ul className="photo-list">
        {list.map((photo) => (
          <Kept key={photo.id} photo={photo} />
        ))}
      </ul>
    </section>
  );
}

function Kept({ photo }: { readonly photo: Photo }) {
  const { sure, press } = usePressTwice(() => void removePhoto(photo));
  return (
    <li>
      <PhotoLink photo={photo} />
      <button type="button" className="button button-small" onClick={press}>
        {sure ? 'Delete it?' : 'Remove'}
      </button>
    </li>
  );
}

/** The photographs of one turn, in a line of the log. */
export function TurnPhotographs({
  game,
  from,
  until,
}: {
  readonly game: string;
  readonly from: number;
  /** The first entry of the next turn. */
  readonly until: number;
}) {
  const own = useGamePhotos(game).filter(({ entry }) => entry >= from && entry < until);
  if (own.length === 0) return null;
  return (
    <li className="photo-line">
      {own.map((photo) => (
        <PhotoLink key={photo.id} photo={photo} />
      ))}
    </li>
  );
}

/** A small photograph that opens the large one in another tab. */
function PhotoLink({ photo: { entry, picture } }: { readonly photo: Photo }) {
  const [address] = useState(() => URL.createObjectURL(picture));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a href={address} target="_blank" rel="noopener">
      <img className="photo-small" src={address} alt={`The table after entry ${entry}`} />
    </a>
  );
}

function useGamePhotos(game: string): readonly Photo[] {
  const list = useStore(photos, (value) => photosOf(value, game));
  useEffect(() => {
    if (game !== '' && !photos.get().games.has(game)) void loadPhotos(game);
  }, [game]);
  return list;
}
