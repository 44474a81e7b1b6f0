/** The meaning of the lines around a selected stand: how far it may go, the zones, the ranges of weapons and of command. */

import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '../../common/box.ts';
import type { View } from '../plate/camera.ts';
import type { BoardCamera } from '../view/useCamera.ts';
import { useRestingView } from '../view/useRestingScale.ts';
import { isKeyAtHead } from './keyPlace.ts';
import type { TableOverlay } from './tableModel.ts';
import './reachKey.css';

interface Props {
  readonly overlays: readonly TableOverlay[];
  /** True if the reach of the selected stands is drawn. */
  readonly reach: boolean;
  readonly board: BoardCamera;
  /** The troops' places on the screen in a view, in CSS pixels. */
  readonly troops: (view: View) => readonly Spot[];
}

interface Entry {
  readonly look: string;
  readonly text: string;
  /** A line instead of an area, as path data. */
  readonly line?: string;
}

const SAMPLE_PATH = 'M2 3H24V13H2Z';

/** The key, at the foot of the table, or at its head if it hides fewer troops there; null if no line of it is drawn. */
export const ReachKey = memo(function ReachKey({ overlays, reach, board, troops }: Props) {
  const entries = keyEntries(overlays, reach);
  const view = useRestingView(board.camera);
  const key = useRef<HTMLUListElement>(null);
  const [head, setHead] = useState(false);
  const drawn = entries.map(({ text }) => text).join();
  useLayoutEffect(() => {
    const { current } = key;
    if (!current) return;
    // Its size is measured while it is at the foot.
    current.classList.remove('at-head');
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = current;
    const atHead = isKeyAtHead({ x, y, width, height }, troops(view));
    current.classList.toggle('at-head', atHead);
    setHead(atHead);
  }, [view, troops, drawn]);
  if (entries.length === 0) return null;
  return (
    <ul ref={key} className={`reach-key panel ${head ? 'at-head' : ''}`} aria-label="What the lines mean">
      {entries.map(({ look, text, line }) => (
        <li key={look + text}>
          <svg
            viewBox="0 0 26 16"
            width="26"
            height="16"
            aria-hidden="true"
            className="table-overlays overlays"
          >
            <g className={look}>
              {line ? null : <path className="hatch room" d={SAMPLE_PATH} />}
              <path className={line ? 'line beyond' : 'line'} d={line ?? SAMPLE_PATH} />
            </g>
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
});

/** Each kind of line once, the reach first. */
function keyEntries(overlays: readonly TableOverlay[], reach: boolean): Entry[] {
  const found = overlays.flatMap((overlay): Entry[] => {
    if (overlay.kind === 'zones')
      return [
        {
          look: `band-area ${overlay.means}`,
          text: overlay.means === 'zone' ? `within ${overlay.text} of an enemy` : overlay.text,
        },
      ];
    if (overlay.kind === 'bonds') return overlay.ends.some(({ reached }) => !reached) ? [BEYOND_ENTRY] : [];
    if (overlay.kind !== 'ring' || overlay.text === undefined) return [];
    const { band, text } = overlay;
    return [{ look: typeof band === 'string' ? `band-area ${band}` : `band-area band-${band}`, text }];
  });
  const all = [...(reach ? [REACH_ENTRY] : []), ...found];
  return all.filter(({ text }, i) => all.findIndex((each) => each.text === text) === i);
}

const BEYOND_ENTRY: Entry = { look: 'bonds', text: 'beyond command range', line: 'M2 8H24' };

const REACH_ENTRY: Entry = { look: 'envelope', text: 'where its middle may end' };
