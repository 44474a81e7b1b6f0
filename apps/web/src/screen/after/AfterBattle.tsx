/** The page after a battle: how it went, what turned it, how it compares with what happened, and what one may do next. */

import { useMemo } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { buildLogLines } from '../../words/logLines.ts';
import { BesideHistory } from './BesideHistory.tsx';
import { Ends } from './Ends.tsx';
import { LossesByTurn } from './LossesByTurn.tsx';
import { LuckWords } from './LuckWords.tsx';
import { Next } from './Next.tsx';
import { Turned } from './Turned.tsx';
import { useCourse } from './useCourse.ts';
import { useTurnings } from './useTurnings.ts';
import { YourSide } from './YourSide.tsx';
import './after.css';

/** Everything under the verdict. */
export function AfterBattle() {
  const game = useSessionState((state) => state.game);
  return game && <Page game={game} />;
}

function Page({ game }: { game: AnyGame }) {
  const stages = useCourse();
  const scene = useSessionState((state) => state.scene);
  // Names do not change with the scene looked at.
  // oxlint-disable-next-line react/exhaustive-deps
  const logLines = useMemo(() => (scene ? buildLogLines(game.log, scene) : []), [game, scene === null]);
  const { found, over } = useTurnings(game, logLines);
  return (
    <div className="after">
      <YourSide game={game} />
      <div className="after-columns">
        <LossesByTurn stages={stages} sides={game.position.sides} />
        <BesideHistory game={game} stages={stages} />
      </div>
      {/* Where nothing was done nothing turned. */}
      {game.line.length > 0 && <Turned game={game} logLines={logLines} found={found} />}
      <Ends />
      <LuckWords game={game} />
      <Next game={game} stages={stages} sought={over} />
    </div>
  );
}
