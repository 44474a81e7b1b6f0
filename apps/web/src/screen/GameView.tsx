import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { panels } from '../app/panels.ts';
import { tableHash } from '../app/route.ts';
import { useMedia } from '../common/useMedia.ts';
import { livery } from '../design/livery.ts';
import { useMuster } from '../forces/useMuster.ts';
import { houseOf, ownHouse } from '../host/houses.ts';
import { myGames } from '../host/myGames.ts';
import { CoachHand } from '../lesson/CoachHand.tsx';
import { CoachContext, useCoachOfGame } from '../lesson/useCoach.ts';
import { useNotices } from '../notices/useNotices.ts';
import { SidePanel } from '../settings/SidePanel.tsx';
import { EndPlate } from './after/EndPlate.tsx';
import { useAfter } from './after/useAfter.ts';
import { AimSlip } from './aiming/AimSlip.tsx';
import { HoverCard } from './cards/HoverCard.tsx';
import { DiceTray } from './dice/DiceTray.tsx';
import { Field, type FieldHandle } from './field/Field.tsx';
import { type FieldGround, groundOf, placeNamesOf } from './field/picture.ts';
import { useActorsInSight, useGoalsInSight } from './field/useActorsInSight.ts';
import { type Lies, useBearing } from './field/useBearing.ts';
import { BoardFoot } from './frame/BoardFoot.tsx';
import { PhaseBar } from './frame/PhaseBar.tsx';
import { Sheet } from './frame/Sheet.tsx';
import { SlipInSheet, Slips } from './frame/Slips.tsx';
import { Winning } from './goals/Winning.tsx';
import { useFocusKept } from './keys/useFocusKept.ts';
import { useScreenKeys } from './keys/useScreenKeys.ts';
import { AfterBattle, Desk, Ledger, MusterShop, SeatPanel, useLater } from './later.tsx';
import { NoTable } from './NoTable.tsx';
import { OddsCard } from './odds/OddsCard.tsx';
import { OrderNote } from './orders/OrderNote.tsx';
import { OrderSlip } from './orders/OrderSlip.tsx';
import { Outlook } from './orders/Outlook.tsx';
import { STRIP, useRowInSight } from './orders/useRowInSight.ts';
import { Actions } from './question/Actions.tsx';
import type { PlaceNames } from './question/labels.ts';
import { Prompt } from './question/Prompt.tsx';
import { NowOrWait } from './reaction/NowOrWait.tsx';
import { ReactionStrip, useStrip } from './reaction/Strip.tsx';
import { Fork } from './replay/Fork.tsx';
import { Scrubber } from './replay/Scrubber.tsx';
import { AnsweredNote } from './seat/Answered.tsx';
import { Curtain } from './seat/Curtain.tsx';
import { FromNowOn } from './seat/FromNowOn.tsx';
import type { Session } from './session.ts';
import { type AnyGame, needsCard } from './state.ts';
import { GlimpseNote } from './story/GlimpseNote.tsx';
import { Recap } from './story/Recap.tsx';
import { useFollowing } from './story/useFollowing.ts';
import { BoardButtons, WholeButton, WholeOverBoard } from './tools/BoardButtons.tsx';
import { Legend } from './tools/Legend.tsx';
import { PanelButtons } from './tools/PanelButtons.tsx';
import { DRAWER, ToolDrawer } from './tools/ToolDrawer.tsx';
import { ToolNote, type Tools, useTools } from './tools/tools.tsx';
import { Roster } from './troops/Roster.tsx';
import { UnitCard } from './troops/UnitCard.tsx';
import { SessionContext, useSession, useSessionState } from './useSession.ts';
import './screen.css';

/** The table of one game. */
export function GameView({ session, entry }: { session: Session; entry: number | null }) {
  return (
    <SessionContext value={session}>
      <Opened entry={entry} />
    </SessionContext>
  );
}

function Opened({ entry }: { entry: number | null }) {
  const session = useSession();
  const status = useSessionState((state) => state.status);
  const trouble = useSessionState((state) => state.trouble);
  const ready = status === 'ready';
  useEffect(() => {
    if (ready && entry !== null) session.show(entry);
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
  return <CoachContext value={coach}>{curtained ? <Curtain /> : <Table />}</CoachContext>;
}

/** The table with all that stands about it. While a curtain is drawn none of it is there. */
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
  const keys = useScreenKeys({ handle, tools, lies, onExplain: explain });
  const after = useAfter(handle);
  const drawn = useMedia(DRAWER);
  useFollowing(handle);
  useInSight(handle);
  useFocusKept();
  useAddress();
  useCalled(ground?.picture.title.battle ?? 'Linstock');
  if (!game || !ground) return null;
  const { title } = ground.picture;
  const placeName = placeNamesOf(ground);
  const seeing = { kind: ground.kind, handle, lies, tools, drawn };
  const grip = <WholeButton handle={handle} />;
  return (
    <div
      className={`table-screen ${muster.shop ? 'mustering' : ''} ${after ? 'after-battle' : ''} ${livery(game.rules)}`}
    >
      <button type="button" className="button skip" onClick={() => panels.change({ open: 'desk' })}>
        Open the text desk
      </button>
      <PhaseBar title={title.battle} tools={<BarButtons {...seeing} />} />
      <main ref={board} className="table-board" aria-label="The field">
        <Field ground={ground} handle={handle} hidden={keys.hiding} lies={lies} tools={tools} />
        <ButtonsOver {...seeing} />
        <AimSlip ground={ground} handle={handle} />
        <HoverCard ground={ground} handle={handle} />
        <CoachHand handle={handle} />
        <GlimpseNote />
        <ToolNote tools={tools} />
        <BoardFoot handle={handle}>
          <Slips handle={handle} />
          <OrderNote />
          <OrderSlip />
        </BoardFoot>
        {muster.shop}
        <EndPlate title={title.battle} date={title.date} />
      </main>
      <Legend board={ground.kind} after={after} />
      {strip && <ReactionStrip />}
      <GameSheet {...{ placeName, explained, after, grip, handle }} onExplain={explain} />
      <Scrubber />
      <Panels game={game} ground={ground} placeName={placeName} handle={handle} />
      <Spoken />
      <NoteGame session={session} title={title.battle} />
    </div>
  );
}

/** Keeps in sight who is told something, and who may act. */
function useInSight(handle: RefObject<FieldHandle | null>): void {
  useRowInSight(handle);
  useActorsInSight(handle);
  useGoalsInSight(handle);
}

/** What a screen reader is told of what happens. */
function Spoken() {
  const spoken = useSessionState((state) => state.spoken);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {spoken}
    </div>
  );
}

interface SeeingProps {
  readonly kind: FieldGround['kind'];
  readonly handle: RefObject<FieldHandle | null>;
  readonly lies: Lies;
  readonly tools: Tools;
  /** There is no room for all buttons over the board. */
  readonly drawn: boolean;
}

/** What is pressed to see otherwise, in the bar. */
function BarButtons(seeing: SeeingProps) {
  if (!seeing.drawn) return <PanelButtons />;
  return (
    <ToolDrawer>
      <SeeingButtons {...seeing} />
    </ToolDrawer>
  );
}

/** What is pressed to see otherwise, over the board. */
function ButtonsOver(seeing: SeeingProps) {
  if (!seeing.drawn) return <SeeingButtons {...seeing} />;
  return seeing.kind === 'hexes' && <WholeOverBoard handle={seeing.handle} />;
}

/** All of it. On a table held sideways the button to the whole of it stays in the drawer: over the board it would lie on troops. */
function SeeingButtons({ kind, handle, lies, tools, drawn }: SeeingProps) {
  const hexes = kind === 'hexes';
  return <BoardButtons handle={handle} lies={hexes ? null : lies} tools={tools} whole={!drawn || !hexes} />;
}

/** The shop of forces over the ground, or the way back to it for a side that has gone to look at the ground. */
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

/** Whether the arithmetic of a card lies open: each question begins with it folded up. */
function useExplained(): readonly [boolean, () => void] {
  const asked = useSessionState(({ head, asked: now }) => (now ? `${head} ${now.kind}` : null));
  const [open, setOpen] = useState<string | null>(null);
  const explained = asked !== null && open === asked;
  return [explained, () => setOpen(explained ? null : asked)];
}

/** The sheet: what is asked, the odds, what can be answered, what follows, the dice, the unit chosen, the log. */
function GameSheet({
  placeName,
  explained,
  onExplain,
  after,
  grip,
  handle,
}: {
  placeName: PlaceNames;
  handle: RefObject<FieldHandle | null>;
  explained: boolean;
  onExplain: () => void;
  /** The battle is over, and one looks at how it went. */
  after: boolean;
  /** What stands beside the sheet's handles on a narrow screen. */
  grip: ReactNode;
}) {
  const meaning = useSessionState((state) => state.meaning);
  const writing = useSessionState((state) => state.sheet !== null);
  const ordering = useSessionState((state) => state.commanded !== null);
  const outlookFirst = !useMedia(FORM_FIRST) && writing;
  const carded = meaning && needsCard(meaning) ? meaning : null;
  const several = useSessionState((state) => (state.asked?.reactors.length ?? 0) > 0);
  const reacts = useSessionState(
    ({ rulebook, asked }) => rulebook?.standing.some(({ kind }) => kind === asked?.kind) ?? false,
  );
  const card = carded && (
    <OddsCard meaning={carded} explained={explained} onExplain={onExplain} beside={several} />
  );
  if (after) return <AfterSheet {...{ placeName, grip, handle }} />;
  return (
    <Sheet carded={carded !== null || reacts} writing={writing} grip={grip} handle={handle}>
      <Prompt placeName={placeName} />
      <SlipInSheet />
      <AnsweredNote />
      {reacts || ordering ? null : <Recap />}
      {/* Of several who may act the list stays where it is while they are named, with the odds of each in it. */}
      {several ? null : card}
      {outlookFirst ? <Outlook /> : null}
      <Actions placeName={placeName} />
      {several ? card : null}
      <NowOrWait />
      <FromNowOn />
      {/* In the middle of the other side's turn what it did so far comes after what may be done about it. */}
      {reacts ? <Recap /> : null}
      {outlookFirst ? null : <Outlook />}
      <DiceTray />
      <UnitCard />
    </Sheet>
  );
}

/** What opens at the side. */
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
        roster: <Roster />,
        seat: soon(<SeatPanel />),
        desk: soon(<Desk placeName={placeName} order={(said) => handle.current?.order?.(said) ?? null} />),
        ledger: soon(<Ledger />),
        fork: <Fork house={ownHouse()} />,
        winning: <Winning />,
      }}
    />
  );
}

/** A panel that may still be on its way. */
const soon = (panel: ReactNode) => <Suspense>{panel}</Suspense>;

/** The address says which entry is looked at, so that it can be copied and shown. */
function useAddress(): void {
  const game = useSessionState((state) => state.view?.id ?? null);
  const shown = useSessionState((state) => state.shown);
  useEffect(() => {
    if (game !== null) history.replaceState(null, '', tableHash(game, shown));
  }, [game, shown]);
}

/** The battle's name, in the window's title and in what is told while one looks elsewhere. */
function useCalled(battle: string): void {
  useTitle(battle);
  useNotices(battle);
}

function useTitle(title: string): void {
  const mine = useSessionState((state) => state.asked !== null);
  useEffect(() => {
    document.title = `${mine ? '(your move) ' : ''}${title} · Linstock`;
  }, [mine, title]);
}

/** Keeps what the list of games says of this one up to date. */
function NoteGame({ session, title }: { session: Session; title: string }) {
  const view = useSessionState((state) => state.view);
  const clock = useSessionState((state) => (state.shown === null ? (state.scene?.clock.label ?? '') : ''));
  const over = useSessionState((state) => state.game?.over ?? false);
  const looked = useSessionState((state) => state.head);
  useEffect(() => {
    if (!view) return;
    const players = playersOf(view, session.seats);
    if (myGames.find(view.id) === undefined && session.seats.length === 0) {
      myGames.remember({ id: view.id, house: houseOf(view.id).kind, seats: [] });
    }
    if (over || clock !== '') myGames.note(view.id, { title, players, state: over ? 'over' : clock, looked });
  }, [view, clock, over, title, looked, session]);
  return null;
}

/** Who plays, as the reader of these seats would say it. */
function playersOf({ seats }: GameView, mine: readonly Side[]): string {
  if (mine.length === 2) return 'two at one table';
  const names = seats.map(({ side, name }) => (mine.includes(side) ? 'you' : name));
  return (mine[0] === 1 ? names.reverse() : names).join(' against ');
}

/** In a window as narrow or as low the form comes before how it will go. */
const FORM_FIRST = `${STRIP}, (max-height: 600px)`;

/** The sheet once the battle is over. */
function AfterSheet({
  placeName,
  grip,
  handle,
}: {
  readonly placeName: PlaceNames;
  readonly grip: ReactNode;
  readonly handle: RefObject<FieldHandle | null>;
}) {
  return (
    <Sheet whole grip={grip} handle={handle}>
      <Prompt placeName={placeName} />
      <SlipInSheet />
      <Suspense>
        <AfterBattle />
      </Suspense>
    </Sheet>
  );
}
