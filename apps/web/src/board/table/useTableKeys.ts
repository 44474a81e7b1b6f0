/** The table by keyboard: nudging what is chosen, turning it, giving the move, the tape, the camera. */
import { type BoardKeys, type KeyParts, useBoardKeys } from '../handling/useBoardKeys.ts';
import { isMoved, stepDraft, turnDraft } from './draft.ts';
import { type DraftControl, stepBack } from './useDraft.ts';
import type { TapeControl } from './useTape.ts';

/** Steps of the arrow keys in thousandths and of the brackets in tenths of a degree: plain, and with Shift. */
const ARROW_STEPS = [100, 1000] as const;
const TURN_STEPS = [10, 150] as const;

/** The direction in which an arrow moves a stand, from the stand's own view. */
const ARROWS: Readonly<Record<string, readonly [right: number, ahead: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const BRACKETS: Readonly<Record<string, number>> = { '[': -1, '{': -1, ']': 1, '}': 1 };

interface TableKeyParts extends KeyParts {
  readonly drafting: DraftControl;
  readonly tape: TapeControl;
}

/** The keys of a table. */
export function useTableKeys({ drafting, tape, ...board }: TableKeyParts): BoardKeys {
  return useBoardKeys(
    board,
    ({ key, shift }) => nudged(key, shift, drafting) || taped(key, tape) || drafted(key, drafting),
  );
}

/** Moves or turns the selected stands by one step. */
function nudged(key: string, shift: boolean, drafting: DraftControl): boolean {
  const big = shift ? 1 : 0;
  const [arrow, bracket] = [ARROWS[key], BRACKETS[key]];
  if (!arrow && bracket === undefined) return false;
  const draft = drafting.begin();
  if (!draft) return false;
  if (arrow)
    drafting.change(
      stepDraft(draft, { right: arrow[0] * ARROW_STEPS[big], ahead: arrow[1] * ARROW_STEPS[big] }),
    );
  else drafting.change(turnDraft(draft, (bracket ?? 0) * TURN_STEPS[big]));
  return true;
}

/** Takes the tape out, or puts it away. */
function taped(key: string, tape: TapeControl): boolean {
  if (key !== 'k' && !(key === 'Escape' && tape.active)) return false;
  tape.toggle();
  return true;
}

/** Gives the move, takes a step of it back, or pins it. */
function drafted(key: string, drafting: DraftControl): boolean {
  const { draft } = drafting;
  if (!draft || !isMoved(draft)) return false;
  if (key === 'Enter') drafting.giveMove('button');
  else if (key === 'Escape') stepBack(drafting);
  else if (key === 'i') drafting.turnHere(draft);
  else return false;
  return true;
}
