import type { Side } from '@linstock/kernel';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { markTabIcon, openQuestions } from '../app/openQuestions.ts';
import { panels } from '../app/panels.ts';
import { hashOfTable } from '../app/route.ts';
import { useStore } from '../app/useStore.ts';
import { BearingContext } from '../board/bearing.ts';
import type { FieldGround } from '../board/fieldGround.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { AtGame } from '../common/atGame.ts';
import { part } from '../common/parts.ts';
import { useMedia } from '../common/useMedia.ts';
import { liveryOf } from '../design/livery.ts';
import { useMuster } from '../forces/useMuster.ts';
import { CommandContext } from '../hooks/useCommands.ts';
import { SessionContext, useSession, useSessionState } from '../hooks/useSession.ts';
import { openOwnBackend } from '../host/backends.ts';
import { CoachHand } from '../lesson/CoachHand.tsx';
import { CoachContext, isCoachOpen, useCoach, useCoachOfGame } from '../lesson/useCoach.ts';
import { useNotifications } from '../notifications/useNotifications.ts';
import type { Session } from '../play/session.ts';
import { shownEntryIn } from '../play/state/modeSelectors.ts';
import type { AnyGame } from '../play/state/state.ts';
import { SidePanel } from '../settings/SidePanel.tsx';
import type { PlaceNames } from '../words/labels.ts';
import { EndPlate } from './after/EndPlate.tsx';
import { useAfter } from './after/useAfter.ts';
import { AimPopover } from './aiming/AimPopover.tsx';
import { HoverCard } from './cards/HoverCard.tsx';
import { RecordLink } from './dice/RecordLink.tsx';
import { Field } from './field/Field.tsx';
import { groundOf, placeNamesOf } from './field/picture.ts';
import { useActorsInSight, useGoalsInSight } from './field/useActorsInSight.ts';
import { useBearing } from './field/useBearing.ts';
import { useFramedAgain } from './field/useFramedAgain.ts';
import { BoardFoot } from './frame/BoardFoot.tsx';
import { GameSheet } from './frame/GameSheet.tsx';
import { PhaseBar } from './frame/PhaseBar.tsx';
import { Toasts } from './frame/Toasts.tsx';
import { Winning } from './goals/Winning.tsx';
import { Spoken } from './keys/Spoken.tsx';
import { useCommandTarget } from './keys/useCommandTarget.ts';
import { useFirstTab } from './keys/useFirstTab.ts';
import { useFocusKept } from './keys/useFocusKept.ts';
import {
  Fork,
  HandPanel,
  Ledger,
  MusterShop,
  Roster,
  SeatPanel,
  SharePanel,
  TalkPanel,
  TextView,
  useLater,
} from './lazyPanels.tsx';
import { NoTable } from './NoTable.tsx';
import { NoteGame } from './NoteGame.tsx';
import { OrderCard } from './orders/OrderCard.tsx';
import { OrderNote } from './orders/OrderNote.tsx';
import { useRowInSight } from './orders/useRowInSight.ts';
import { GlimpseNote } from './playback/GlimpseNote.tsx';
import { useFollowing, useFollowingReplay } from './playback/useFollowing.ts';
import { ReactionStrip, useStrip } from './reaction/Strip.tsx';
import { Scrubber } from './replay/Scrubber.tsx';
import { Curtain } from './seat/Curtain.tsx';
import { SeatsBar } from './seats/SeatsPanel.tsx';
import { Legend } from './tools/Legend.tsx';
import { BarButtons, ButtonsOver } from './tools/Seeing.tsx';
import { DRAWER } from './tools/ToolDrawer.tsx';
import { ToolNote, useTools } from './tools/tools.tsx';
import { useSandbox } from './umpire/useSandbox.ts';
import './screen.css';

/** The table of one game. */
export function GameView({ session, entry }: { session: Session; entry: number | null }) {
  return (
    <AtGame value={true}>
      <SessionContext value={session}>
        <Opened entry={entry} />
      </SessionContext>
    </AtGame>
  );
}

function Opened({ entry }: { entry: number | null }) {
  const session = useSession();
  const status = useSessionState((state) => state.status);
  const trouble = useSessionState((state) => state.trouble);
  const ready = status === 'ready';
  useEffect(() => {
    if (ready && entry !== null) session.apply({ on: 'past', do: 'show', entry });
  }, [session, ready, entry]);
  if (status === 'broken') return <NoTable sentence={trouble ?? 'The record cannot be played.'} />;
  if (status === 'gone') return <NoTable sentence="This game has been deleted." />;
  if (!ready) {
    return (
      <main className="notice" aria-busy="true">
        <h1>Laying out the field …</h1>
      </main>
    );
  }
  return <Laid />;
}

/** The table when everything is there. */
function Laid() {
  const curtained = useSessionState((state) => state.curtain !== null);
  const coach = useCoachOfGame();
  useLater();
  useSandbox();
  return <CoachContext value={coach}>{curtained ? <Curtain /> : <Table />}</CoachContext>;
}

/** The board with everything around it. While a curtain is drawn none of it is in the page. */
function Table() {
  const session = useSession();
  const rulebook = useSessionState((state) => state.rulebook);
  const game = useSessionState((state) => state.game);
  const handle = useRef<FieldHandle>(null);
  const ground = useMemo(() => (game && rulebook ? groundOf(rulebook, game) : null), [rulebook, game]);
  const [explained, explain] = useExplained();
  const board = useRef<HTMLElement>(null);
  const tools = useTools();
  const muster = useMusterOrGround();
  const table = ground?.kind === 'table' ? ground.picture.table : null;
  const lies = useBearing(table, board, muster.shop !== null);
  const strip = useStrip();
  const { target, hidden } = useCommandTarget({ handle, tools, lies, onExplain: explain });
  const after = useAfter(handle);
  const drawn = useMedia(DRAWER);
  const coached = isCoachOpen(useCoach());
  const back = useSessionState((state) => shownEntryIn(state) !== null);
  useInSight(handle, board);
  useAddress(ground?.picture.title.battle ?? 'Linstock');
  if (!game || !ground) return null;
  const { title } = ground.picture;
  const placeName = placeNamesOf(ground);
  const seeing = { kind: ground.kind, tools, drawn };
  return (
    <div
      className={`table-screen ${muster.shop ? 'mustering' : ''} ${after ? 'after-battle' : ''} ${coached ? 'coached' : ''} ${back ? 'looking-back' : ''} ${liveryOf(game.rules)}`}
    >
      <SkipToTextView />
      <CommandContext value={target}>
        <PhaseBar title={titleInBar(game, title.battle)} tools={<BarButtons {...seeing} />} />
        <main ref={board} className="table-board" {...part('field')} aria-label="The field">
          <Field ground={ground} handle={handle} hidden={hidden} lies={lies} tools={tools} />
          <ButtonsOver {...seeing} />
          <AimPopover ground={ground} handle={handle} />
          <HoverCard ground={ground} handle={handle} />
          <CoachHand handle={handle} />
          <GlimpseNote />
          <ToolNote tools={tools} />
          <BoardFoot handle={handle}>
            <Toasts handle={handle} />
            <OrderNote />
            <OrderCard />
          </BoardFoot>
          {muster.shop}
          <EndPlate title={title.battle} date={title.date} />
        </main>
        <Legend board={ground.kind} after={after} />
        {strip && <ReactionStrip />}
        <BearingContext value={lies.bearing}>
          <GameSheet {...{ placeName, explained, after, handle }} onExplain={explain} />
        </BearingContext>
        <Scrubber />
        <Panels {...{ game, ground, placeName, handle }} />
        <SpokenParts />
        <NoteGame session={session} title={title.battle} />
      </CommandContext>
    </div>
  );
}

/** The battle, and whether its board may be changed by hand. */
const titleInBar = ({ header }: AnyGame, battle: string): string =>
  header.umpire ? `${battle}, sandbox` : battle;

/** The clocks above the map of a phone, and everything that is only heard. */
function SpokenParts() {
  return (
    <>
      <SeatsBar />
      <Spoken />
    </>
  );
}

/** The way past the board for players who read the screen by ear: the first Tab stop. */
function SkipToTextView() {
  const button = useRef<HTMLButtonElement>(null);
  useFirstTab(button);
  return (
    <button
      ref={button}
      type="button"
      className="button skip"
      onClick={() => panels.change({ open: 'textView' })}
    >
      Open the text view
    </button>
  );
}

/** Keeps in sight the acting units, the units of a log line, the units that may act, and the focus if it is used. */
function useInSight(handle: RefObject<FieldHandle | null>, board: RefObject<HTMLElement | null>): void {
  useFollowingReplay(handle);
  useFollowing(handle);
  useFocusKept();
  useRowInSight(handle);
  useFramedAgain(handle, board);
  useActorsInSight(handle, board);
  useGoalsInSight(handle);
}

/** The shop of forces over the ground, or the button back to it while the side looks at the ground. */
function useMusterOrGround(): { readonly shop: ReactNode } {
  const mustering = useMuster();
  const [atGround, setAtGround] = useState<Side | null>(null);
  if (mustering === null) return { shop: null };
  const { side } = mustering;
  if (side !== atGround)
    return {
      shop: (
        <Suspense>
          <MusterShop mustering={mustering} onAway={() => setAtGround(side)} />
        </Suspense>
      ),
    };
  return {
    shop: (
      <button type="button" className="button muster-open" onClick={() => setAtGround(null)}>
        Back to the muster
      </button>
    ),
  };
}

/** True if the arithmetic of a card is open. Each question begins with it closed. */
function useExplained(): readonly [boolean, () => void] {
  const asked = useSessionState(({ head, asked: now }) => (now ? `${head} ${now.kind}` : null));
  const [open, setOpen] = useState<string | null>(null);
  const explained = asked !== null && open === asked;
  return [explained, () => setOpen(explained ? null : asked)];
}

/** The panels at the side. */
function Panels({
  game,
  ground,
  placeName,
  handle,
}: {
  game: AnyGame;
  ground: FieldGround;
  placeName: PlaceNames;
  handle: RefObject<FieldHandle | null>;
}) {
  return (
    <SidePanel
      clauses={game.rules.clauses}
      guide={game.rules.guide}
      title={game.rules.title}
      board={ground.kind}
      more={{
        roster: soon(<Roster />),
        seat: soon(<SeatPanel />),
        talk: soon(<TalkPanel />),
        textView: soon(
          <TextView placeName={placeName} order={(said) => handle.current?.order?.(said) ?? null} />,
        ),
        ledger: soon(<Ledger />),
        share: soon(<SharePanel />),
        fork: soon(<Fork backend={openOwnBackend()} />),
        umpire: soon(<HandPanel placeName={placeName} />),
        winning: <Winning />,
        settings: <RecordLink />,
      }}
    />
  );
}

/** A panel that may still be on its way. */
const soon = (panel: ReactNode) => <Suspense>{panel}</Suspense>;

/** The address says which entry is looked at, so that it can be copied and shown; the window's title and notices say the battle. */
function useAddress(battle: string): void {
  useTitle(battle);
  useNotifications(battle);
  const game = useSessionState((state) => state.view?.id ?? null);
  const shown = useSessionState(shownEntryIn);
  useEffect(() => {
    if (game !== null) history.replaceState(null, '', hashOfTable(game, shown));
  }, [game, shown]);
}

function useTitle(title: string): void {
  const mine = useSessionState((state) => state.asked !== null);
  const game = useSessionState((state) => state.view?.id ?? null);
  // The session knows more about the game on the screen than the list of games does.
  const elsewhere = useStore(openQuestions, ({ games }) => games.filter((id) => id !== game).length);
  useEffect(() => {
    const waiting = mine ? '(your move) ' : elsewhere > 0 ? `(${elsewhere}) ` : '';
    document.title = `${waiting}${title} · Linstock`;
    markTabIcon(mine || elsewhere > 0);
  }, [mine, elsewhere, title]);
}
