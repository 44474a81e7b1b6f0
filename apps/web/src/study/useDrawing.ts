import { useState } from 'react';
import type { PointerTarget } from '../board/handling/model.ts';
import { useSession } from '../hooks/useSession.ts';
import { groundOf } from '../screen/field/picture.ts';
import { type DrawingHand, drawAt, studyPlaceOf, withNote } from './ownStudy.ts';
import type { StudyWriting } from './useWriting.ts';

const FIRST_HAND: DrawingHand = { tool: 'arrow', colour: 'gold', words: '', start: null };

/** The selected drawing tool, and the effect of a click on the board at the shown entry. */
export function useDrawing(writing: StudyWriting | null, chapter: number, entry: number) {
  const { store } = useSession();
  const [hand, setHand] = useState(FIRST_HAND);
  const pick = (pointed: PointerTarget) => {
    const { game, rulebook } = store.get();
    if (!writing || !game || !rulebook) return;
    const place = studyPlaceOf(pointed, groundOf(rulebook, game));
    if (place === null) return;
    if (hand.tool === 'arrow' && hand.start === null) return setHand({ ...hand, start: place });
    const notes = writing.study.chapters[chapter]?.notes ?? [];
    const drawings = drawAt(notes.find((note) => note.entry === entry)?.drawings ?? [], hand, place);
    setHand({ ...hand, start: null });
    writing.change(withNote(writing.study, chapter, entry, { drawings }));
  };
  return { hand, setHand, pick };
}
