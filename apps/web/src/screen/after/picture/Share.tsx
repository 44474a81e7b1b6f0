import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../../common/saveFile.ts';
import { useSession, useSessionState } from '../../../hooks/useSession.ts';
import type { AnyGame } from '../../../play/state/state.ts';
import type { Stage } from '../course.ts';

interface Props {
  readonly game: AnyGame;
  readonly stages: readonly Stage[];
  /** The turning points are known, or will not be found. The picture shows them, so it is drawn afterwards. */
  readonly sought: boolean;
}

/**
 * Makes one picture of the end: handed to the telephone's own sharing if there is such a thing, else saved as
 * a file.
 */
export function Share({ game, stages, sought }: Props) {
  const session = useSession();
  const rulebook = useSessionState((state) => state.rulebook);
  const view = useSessionState((state) => state.view);
  const [said, setSaid] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const make = async () => {
    if (!rulebook) return;
    try {
      const [{ endPicture }, { pngOf }] = await Promise.all([
        import('./endPicture.ts'),
        import('./drawEnd.ts'),
      ]);
      const named = (side: 0 | 1) => view?.seats.find((seat) => seat.side === side)?.name ?? 'a player';
      const { tracks: trails } = session.store.get();
      const players = [named(0), named(1)] as const;
      const png = await pngOf(endPicture({ game, rulebook, stages, trails, seats: session.seats, players }));
      setSaid(await handedOver(new File([png], `${game.record.battle.id}.png`, { type: 'image/png' })));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    setPressed(false);
  };
  const draw = useEffectEvent(() => void make());
  useEffect(() => {
    if (!pressed || !sought) return;
    // After the discs of the found turning points are on the map.
    const timer = setTimeout(draw, 0);
    return () => clearTimeout(timer);
  }, [pressed, sought]);
  if (!rulebook) return null;
  return (
    <>
      <button type="button" className="button" disabled={pressed} onClick={() => setPressed(true)}>
        {!pressed ? 'Share a picture' : sought ? 'Drawing …' : 'Waiting for the turning points …'}
      </button>
      {said !== null && <span role="status">{said}</span>}
    </>
  );
}

/** Hands a file over, and says how. */
async function handedOver(file: File): Promise<string> {
  const phone = matchMedia('(pointer: coarse)').matches;
  if (phone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: 'Linstock' });
      return 'The picture was shared.';
    } catch (error) {
      // A player who closes the share sheet wants none of its ways.
      if (error instanceof Error && error.name === 'AbortError') return 'Nothing was shared.';
    }
  }
  saveFile(file.name, file, file.type);
  return 'The picture is saved.';
}
