import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldHandle } from '../board/fieldHandle.ts';
import type { Box } from '../common/box.ts';
import { partsIn } from '../common/parts.ts';
import { useSessionState } from '../hooks/useSession.ts';
import { placesOf } from '../play/aiming/aim.ts';
import { listPickablePieces } from '../play/clicking/pickable.ts';
import { type HandPlace, placeHand } from './handPlace.ts';
import { choosePointerTargets } from './pointerTargets.ts';
import { HandIcon } from './HandIcon.tsx';
import { useCoach } from './useCoach.ts';
import { useLessonView } from './useLessonView.ts';

/** The distance within which troops are in the hand's way, in pixels. */
const TROOP_DISTANCE_PX = { x: 60, y: 120 };

/** Frames after which the places of the words on the board, which the hand must not cover, are looked up again. */
const LOOK = 20;

type Points = readonly { readonly x: number; readonly y: number }[];

/** A printer's hand on the board that points at the coach's subject. It moves with the board. */
export function CoachHand({ handle }: { handle: RefObject<FieldHandle | null> }) {
  const coach = useCoach();
  useLessonView(coach, handle);
  const pieces = useSessionState((state) => state.scene?.pieces);
  const speaks = coach?.kept.shown === 'whole';
  // Joined to one string, so that it stays the same if nothing changes.
  const open = useSessionState((state) => (speaks ? (listPickablePieces(state) ?? []).join(' ') : ''));
  const { places, others } = useMemo(() => {
    const about = speaks ? choosePointerTargets(coach.advice.point, open.split(' ')) : [];
    const [those, rest] = [true, false].map((wanted) =>
      placesOf((pieces ?? []).filter(({ id }) => about.includes(id) === wanted)),
    );
    return { places: those ?? [], others: rest ?? [] };
  }, [coach, speaks, open, pieces]);
  const hand = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HandPlace>({ below: true, off: 26 });
  useEffect(() => {
    if (places.length === 0) return;
    let asked = 0;
    let frames = 0;
    let now: HandPlace | null = null;
    const pointsOf = (all: readonly string[]): Points =>
      all.flatMap((place) => handle.current?.pointOf(place) ?? []);
    const follow = () => {
      const point = middlemost(pointsOf(places));
      const board = hand.current?.parentElement;
      if (hand.current && point && board) {
        if (frames++ % LOOK === 0 || !now) {
          now = placeHand(point, wordsOn(board), isClearBelow(point, pointsOf([...others, ...places])));
          setPlace(now);
        }
        const { below, off } = now;
        const y = point.y + (below ? off : -off);
        hand.current.hidden =
          point.x < 0 || y < 0 || point.x > board.clientWidth || y > board.clientHeight - off;
        hand.current.style.transform = `translate(${Math.round(point.x)}px, ${Math.round(y)}px)`;
      }
      asked = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(asked);
  }, [places, others, handle]);
  if (places.length === 0) return null;
  return (
    <div ref={hand} className={`coach-hand ${place.below ? '' : 'from-above'}`} aria-hidden="true" hidden>
      <HandIcon upright />
    </div>
  );
}

/** The point nearest the middle of all. */
function middlemost(points: Points): Points[number] | null {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const away = ({ x, y }: Points[number]) => Math.hypot(x - middle.x, y - middle.y);
  return points.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

/** The boxes of the words on the board. */
function wordsOn(board: HTMLElement): Box[] {
  const corner = board.getBoundingClientRect();
  return partsIn(board, 'words on board').map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x - corner.x, y: y - corner.y, width, height };
  });
}

/** True if fewer troops stand below a point than above it. */
function isClearBelow({ x, y }: Points[number], troops: Points): boolean {
  const beside = troops.filter(
    (each) => Math.abs(each.x - x) < TROOP_DISTANCE_PX.x && Math.abs(each.y - y) < TROOP_DISTANCE_PX.y,
  );
  const below = beside.filter((each) => each.y > y + 1).length;
  return below <= beside.filter((each) => each.y < y - 1).length;
}
