/**
 * The page after a battle: its course, its turning points, a comparison with history, and the next things to
 * do.
 */

import { systemById } from '@linstock/systems';
import { useMemo } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { describeKnown } from '../../words/known.ts';
import { buildLogLines } from '../../words/logLines.ts';
import { Ends } from './Ends.tsx';
import { HistoryComparison } from './HistoryComparison.tsx';
import { LossesByTurn } from './LossesByTurn.tsx';
import { describeLuck } from './luckWords.ts';
import { Next } from './Next.tsx';
import { RatingBox } from './RatingBox.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { useCourse } from './useCourse.ts';
import { useTurningPoints } from './useTurningPoints.ts';
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
  const { found, over } = useTurningPoints(game, logLines);
  return (
    <div className="after">
      <RatingBox />
      <YourSide game={game} />
      <div className="after-columns">
        <LossesByTurn stages={stages} sides={game.position.sides} />
        <HistoryComparison game={game} stages={stages} />
      </div>
      {/* Without an answer there is no turning point. */}
      {game.line.length > 0 && <TurningPoints game={game} logLines={logLines} found={found} />}
      <Ends />
      <LuckWords game={game} />
      <Next game={game} stages={stages} sought={over} />
    </div>
  );
}

/** The luck of the battle in a sentence. */
function LuckWords({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const said = useMemo(() => {
    const [mine] = seats.length === 1 ? seats : [];
    return describeLuck(
      game,
      mine ?? 0,
      mine === undefined ? `That of the ${game.position.sides[0]} side` : 'Yours',
    );
  }, [game, seats]);
  return (
    <p className="after-luck">
      <b>Luck.</b> {said}
    </p>
  );
}

/** The reader's side, and how often bots win this battle with each side. */
function YourSide({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const [mine] = seats.length === 1 ? seats : [];
  const known = useMemo(() => {
    const system = systemById(game.rules.id);
    return system ? describeKnown(system, game.record.battle.id) : null;
  }, [game]);
  const commanded = mine === undefined ? null : `You commanded the ${game.position.sides[mine]} side.`;
  const said = [commanded, known?.sources.balance].filter(Boolean).join(' ');
  return said === '' ? null : <p className="after-your-side">{said}</p>;
}
