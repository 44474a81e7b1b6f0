import { useEffect, useMemo } from 'react';
import { panels } from '../../app/panels.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import type { Trail } from '../../play/steps/trail.ts';
import { describeLine, type LogLine, listSentences } from '../../words/logLines.ts';
import { findLogLine } from './logLineAt.ts';
import { findTurningPlace } from './turningPlace.ts';
import { discIdOf, type TurningPoint, type TurningSearch } from './turningPoints.ts';

/** The turning points of the battle: the chance of victory from start to end, and the throws and choices that changed it most. */
export function TurningPoints({
  game,
  logLines,
  found,
}: {
  game: AnyGame;
  logLines: readonly LogLine[];
  found: TurningSearch | null;
}) {
  const session = useSession();
  useMarks(game, logLines, found?.turnings ?? NO_POINTS);
  const side = session.seats.length === 1 ? (session.seats[0] ?? 0) : 0;
  const name = game.position.sides[side];
  return (
    <section aria-label="Turning points">
      <h3>Turning points</h3>
      <p className="muted after-note">
        {side === session.seats[0] && session.seats.length === 1 ? 'Your' : `The ${name} side's`} chance of
        victory. Machines fought the battle on from{' '}
        {found ? momentsWords(found.course.length) : 'many moments'}
        {found && `, ${timesWords(found.games)} each`}
        {found?.done
          ? '; changes small enough to be luck are left out. Between two moments the greatest change on the field is named'
          : ' (still being fought)'}
        .
      </p>
      {found && <ChanceCurve game={game} found={found} side={side} />}
      <ol className="after-turnings">
        {(found?.turnings ?? []).map((turning, i) => (
          <TurningPointRow
            key={turning.n}
            game={game}
            logLines={logLines}
            turning={turning}
            number={i + 1}
            side={side}
          />
        ))}
      </ol>
      {found?.done && found.turnings.length === 0 && (
        <p>No throw or choice changed that chance by more than luck can explain.</p>
      )}
    </section>
  );
}

const NO_POINTS: readonly TurningPoint[] = [];

const chanceFor = (share: number, side: number): number => (side === 0 ? share : 1 - share);

/** A number of times: `6 to 24 times`. */
const momentsWords = (many: number): string => (many === 1 ? 'one moment' : `${many} moments`);

const timesWords = ([least, most]: TurningSearch['games']): string =>
  least === most ? `${least} times` : `${least} to ${most} times`;

/** A turning: what happened, whether a throw or a choice, and how the chance was before and after. */
function TurningPointRow({
  game,
  logLines,
  turning: { n, also, before, after },
  number,
  side,
}: {
  game: AnyGame;
  logLines: readonly LogLine[];
  turning: TurningPoint;
  number: number;
  side: number;
}) {
  const session = useSession();
  const logLine = findLogLine(logLines, n);
  const beside = new Set(also.map((each) => findLogLine(logLines, each)));
  beside.delete(logLine);
  const besides = [...beside].flatMap((each) => each ?? []).slice(0, MAX_OTHER_LINES);
  const whose = logLine?.side ?? logLine?.losses[0]?.side ?? null;
  const when = useMemo(() => turnOf(game, n), [game, n]);
  return (
    <li>
      <span className="after-disc" aria-hidden="true">
        {number}
      </span>
      <span className="after-kind">
        {logLine ? whatItWas(logLine) : 'a choice'}
        <small>
          {when}
          {whose !== null && `, ${game.position.sides[whose]}`}
        </small>
      </span>
      <button
        type="button"
        className="link after-line"
        onClick={() => session.apply({ on: 'past', do: 'show', entry: logLine?.last ?? n })}
      >
        <LineText logLine={logLine} besides={besides} />
      </button>
      <span className="after-swing figure">
        {whole(chanceFor(before, side))} to {whole(chanceFor(after, side))}
        <button
          type="button"
          className="link"
          onClick={() => {
            session.apply({ on: 'past', do: 'show', entry: (logLine?.n ?? n) - 1 });
            panels.change({ open: 'fork' });
          }}
        >
          play on from here
        </button>
      </span>
    </li>
  );
}

/** The turn that an entry belongs to, in words. */
function turnOf(game: AnyGame, n: number): string {
  const { label, short = label } = game.rules.clock(game.field, game.positionAt(n).state);
  return short;
}

/** The cause of a turning point: a throw, a loss without a throw, a march, or any other choice. */
function whatItWas({ rolls, kind }: LogLine): string {
  if (rolls.length > 0) return 'a throw';
  if (kind === 'loss') return 'a loss';
  return kind === 'way' ? 'a march' : 'a choice';
}

/** Number of lines named in addition to the weightiest. */
const MAX_OTHER_LINES = 2;

/** The action in bold, its result, and the other actions of that time. */
function LineText({ logLine, besides }: { logLine: LogLine | null; besides: readonly LogLine[] }) {
  const [first = 'What followed from here.', ...more] = logLine ? listSentences(logLine) : [];
  return (
    <span>
      <b>{first}</b> {more.join(' ')}
      {besides.length > 0 && <i> And about then: {besides.map(describeLine).join(' ')}</i>}
    </span>
  );
}

/** A chance in whole hundredths. */
const whole = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

const CURVE_WIDTH = 560;
const CURVE_HEIGHT = 58;

/** The chance of victory over the battle, with its turnings; a press looks back to that moment. */
function ChanceCurve({ game, found, side }: { game: AnyGame; found: TurningSearch; side: number }) {
  const session = useSession();
  const place = useMemo(() => new Map([0, ...game.line].map((n, i) => [n, i])), [game]);
  const last = Math.max(1, place.size - 1);
  const x = (n: number) => ((place.get(n) ?? 0) / last) * CURVE_WIDTH;
  const y = (share: number) => CURVE_HEIGHT - chanceFor(share, side) * CURVE_HEIGHT;
  const line = found.course.map(({ n, share }) => `${x(n).toFixed(1)} ${y(share).toFixed(1)}`).join('L');
  const end = found.course.at(-1);
  const words = found.course.map(({ share }) => whole(chanceFor(share, side))).join(', ');
  return (
    <svg
      className={`after-course side-${side}`}
      viewBox={`-12 -11 ${CURVE_WIDTH + 24} ${CURVE_HEIGHT + 22}`}
      role="img"
      aria-label={`From the start to the end: ${words}.`}
    >
      <rect width={CURVE_WIDTH} height={CURVE_HEIGHT} className="after-field" />
      {end && <path className="after-area" d={`M${line}L${x(end.n)} ${CURVE_HEIGHT}L0 ${CURVE_HEIGHT}Z`} />}
      <line x1={0} x2={CURVE_WIDTH} y1={CURVE_HEIGHT / 2} y2={CURVE_HEIGHT / 2} className="after-half" />
      <path className="after-line" d={`M${line}`} />
      {found.turnings.map(({ n, after }, i) => (
        // The list below has a button for each.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <g key={n} className="after-dot" onClick={() => session.apply({ on: 'past', do: 'show', entry: n })}>
          <circle cx={x(n)} cy={y(after)} r={9} />
          <text x={x(n)} y={y(after) + 4.5} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Puts the numbered discs of the turning points on the map. */
function useMarks(game: AnyGame, logLines: readonly LogLine[], turnings: readonly TurningPoint[]): void {
  const session = useSession();
  useEffect(() => {
    const { scene, tracks, rulebook } = session.store.get();
    if (!scene || !rulebook || turnings.length === 0) return;
    const marks = turnings.flatMap(({ n }, i): Trail[] => {
      const then = rulebook.present.shows.scene({
        field: game.field,
        state: game.positionAt(n - 1).state,
        known: [],
      });
      const at = findTurningPlace(n, findLogLine(logLines, n), then);
      return at ? [{ id: discIdOf(n), side: 0, newest: true, kind: 'mark', at, text: `${i + 1}` }] : [];
    });
    const others = tracks.filter(({ kind }) => kind !== 'mark');
    session.apply({ on: 'view', do: 'draw tracks', tracks: [...others, ...marks] });
  }, [session, game, logLines, turnings]);
}
