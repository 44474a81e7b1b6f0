import { type RefObject, Suspense } from 'react';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { isReaction } from '../../play/reaction/isReaction.ts';
import { formationIn, meaningOfPicks, sheetIn } from '../../play/state/modeSelectors.ts';
import { needsCard } from '../../play/state/state.ts';
import type { PlaceNames } from '../../words/labels.ts';
import { AfterBattle } from '../after/lazyPanels.ts';
import { DiceTray } from '../dice/DiceTray.tsx';
import { OddsCard } from '../odds/OddsCard.tsx';
import { Outlook } from '../orders/Outlook.tsx';
import { STRIP_WINDOW } from '../orders/useRowInSight.ts';
import { Recap } from '../playback/Recap.tsx';
import { Actions } from '../question/Actions.tsx';
import { Prompt } from '../question/Prompt.tsx';
import { NowOrWait } from '../reaction/NowOrWait.tsx';
import { AnsweredNote } from '../seat/Answered.tsx';
import { FromNowOn } from '../seat/FromNowOn.tsx';
import { OfferBox } from '../seats/OfferBox.tsx';
import { LateNote, SeatsPanel } from '../seats/SeatsPanel.tsx';
import { MachineNote, useAbsentOpponent, WhatNow } from '../seats/WhatNow.tsx';
import { UnitCard } from '../troops/UnitCard.tsx';
import { Sheet } from './Sheet.tsx';
import { ConnectionLost, ToastInSheet } from './Toasts.tsx';

/** In a window this narrow or low the form comes before its outlook. */
const FORM_FIRST = `${STRIP_WINDOW}, ${WINDOWS.low}`;

/** The sheet: the question, the odds, the answers, the consequences, the dice, the selected unit, the log. */
export function GameSheet({
  placeName,
  explained,
  onExplain,
  after,
  handle,
}: {
  placeName: PlaceNames;
  handle: RefObject<FieldHandle | null>;
  explained: boolean;
  onExplain: () => void;
  /** The battle is over, and one looks at how it went. */
  after: boolean;
}) {
  const meaning = useSessionState(meaningOfPicks);
  const writing = useSessionState((state) => sheetIn(state) !== null);
  const ordering = useSessionState((state) => formationIn(state) !== null);
  const outlookFirst = !useMedia(FORM_FIRST) && writing;
  const carded = meaning && needsCard(meaning) ? meaning : null;
  const several = useSessionState((state) => (state.asked?.reactors.length ?? 0) > 0);
  const reacts = useSessionState(({ rulebook, asked }) => isReaction(rulebook?.standing ?? [], asked?.kind));
  const card = carded && (
    <OddsCard meaning={carded} explained={explained} onExplain={onExplain} beside={several} />
  );
  if (after) return <AfterSheet {...{ placeName, handle }} />;
  return (
    <Sheet
      carded={carded !== null || reacts}
      writing={writing}
      handle={handle}
      head={<Head placeName={placeName} />}
      dice={<DiceTray />}
    >
      <ToastInSheet />
      {/* While several units are named for a reaction, their list stays in place, with the odds of each. */}
      {several ? null : card}
      {outlookFirst ? <Outlook /> : null}
      <Actions placeName={placeName} />
      {several ? card : null}
      {/* Text to read comes after the controls: it appears and disappears, and moves no answer. */}
      <ConnectionLost />
      {reacts || ordering ? null : <Recap />}
      <AnsweredNote />
      <NowOrWait />
      <FromNowOn />
      {reacts ? <Recap /> : null}
      {outlookFirst ? null : <Outlook />}
      <UnitCard />
    </Sheet>
  );
}

/** The players, and the question, or what to do if the player who is asked has no time left. */
function Head({ placeName }: { readonly placeName: PlaceNames }) {
  const absent = useAbsentOpponent() !== null;
  return (
    <>
      <SeatsPanel />
      <LateNote />
      <OfferBox />
      <MachineNote />
      {absent ? <WhatNow /> : <Prompt placeName={placeName} />}
    </>
  );
}

/** The sheet once the battle is over. */
function AfterSheet({
  placeName,
  handle,
}: {
  readonly placeName: PlaceNames;
  readonly handle: RefObject<FieldHandle | null>;
}) {
  return (
    <Sheet whole handle={handle} head={<Prompt placeName={placeName} />}>
      <ToastInSheet />
      <ConnectionLost />
      <Suspense>
        <AfterBattle />
      </Suspense>
    </Sheet>
  );
}
