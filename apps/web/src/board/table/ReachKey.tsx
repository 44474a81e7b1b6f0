/** What the lines about a chosen stand mean: how far it may go, whose ground is whose, how far weapons and words carry. */
import { memo } from 'react';
import type { TableOverlay } from './tableModel.ts';
import './reachKey.css';

interface Props {
  readonly overlays: readonly TableOverlay[];
  /** Whether the reach of what is chosen is drawn. */
  readonly reach: boolean;
}

interface Entry {
  readonly look: string;
  readonly text: string;
  /** What is no ground but a line, as path data. */
  readonly line?: string;
}

const ROOM = 'M2 3H24V13H2Z';

/** The key, at the foot of the table; nothing where nothing of it is drawn. */
export const ReachKey = memo(function ReachKey({ overlays, reach }: Props) {
  const entries = keyOf(overlays, reach);
  if (entries.length === 0) return null;
  return (
    <ul className="reach-key panel" aria-label="What the lines mean">
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
              {line ? null : <path className="hatch room" d={ROOM} />}
              <path className={line ? 'line beyond' : 'line'} d={line ?? ROOM} />
            </g>
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
});

/** Each kind of line once, the reach first. */
function keyOf(overlays: readonly TableOverlay[], reach: boolean): Entry[] {
  const found = overlays.flatMap((overlay): Entry[] => {
    if (overlay.kind === 'zones')
      return [
        {
          look: `band-area ${overlay.means}`,
          text: overlay.means === 'zone' ? `within ${overlay.text} of an enemy` : overlay.text,
        },
      ];
    if (overlay.kind === 'bonds') return overlay.ends.some(({ reached }) => !reached) ? [BEYOND] : [];
    if (overlay.kind !== 'ring' || overlay.text === undefined) return [];
    const { band, text } = overlay;
    return [{ look: typeof band === 'string' ? `band-area ${band}` : `band-area band-${band}`, text }];
  });
  const all = [...(reach ? [REACH] : []), ...found];
  return all.filter(({ text }, i) => all.findIndex((each) => each.text === text) === i);
}

const BEYOND: Entry = { look: 'bonds', text: 'beyond his word', line: 'M2 8H24' };

const REACH: Entry = { look: 'envelope', text: 'where its middle may end' };
