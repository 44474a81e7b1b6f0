import { systemById } from '@linstock/systems';
import { useEffect } from 'react';
import { isTyping } from '../common/isTyping.ts';
import { Press } from './EditHead.tsx';
import { type EditTab, KEY_STEPS, type Tool } from './tools.ts';
import type { GroundWork } from './useGround.ts';
import type { Making } from './useMaking.ts';

interface Props {
  readonly making: Making;
  readonly tab: EditTab;
  readonly tool: Tool;
  readonly ground: GroundWork;
  readonly zoom: number;
  readonly zooms: number;
  readonly onTool: (tool: Tool) => void;
  readonly onZoom: (zoom: number) => void;
}

const FIRST_BRUSH: Tool = { tool: 'ground', brush: { what: 'terrain', word: 'light-wood' } };

/** The tools of a tab, the rules, and the zoom. */
export function ToolBar({ making, tab, tool, ground, zoom, zooms, onTool, onZoom }: Props) {
  const { open } = making;
  const drawing = tool.tool === 'draw';
  const take = (next: GroundWork['tool']) => {
    onTool({ tool: 'draw' });
    ground.takeTool(next);
  };
  useDrawKeys(tab === 'ground' ? ground : null, take);
  return (
    <div className="making-bar" role="toolbar" aria-label="Tools">
      <Press label="Smaller" onPress={() => onZoom(Math.max(0, zoom - 1))} />
      <Press label="Larger" onPress={() => onZoom(Math.min(zooms - 1, zoom + 1))} />
      {tab === 'ground' && (
        <>
          <Press label="Pick" on={drawing && ground.tool === null} onPress={() => take(null)} />
          {ground.tools.map((each) => (
            <Press
              key={each.kind}
              label={each.label}
              on={drawing && ground.tool?.kind === each.kind}
              onPress={() => take(each)}
            />
          ))}
          {open?.on === 'hexes' && (
            <Press
              label="Hex"
              on={tool.tool === 'ground'}
              onPress={() => {
                ground.takeTool(null);
                onTool(FIRST_BRUSH);
              }}
            />
          )}
        </>
      )}
      <SystemChoice making={making} />
    </div>
  );
}

function SystemChoice({ making: { history, system, chooseSystem } }: { readonly making: Making }) {
  const { fights } = history.now;
  if (fights.length < 2) return null;
  return (
    <label>
      Rules{' '}
      <select value={system} onChange={({ target }) => chooseSystem(target.value)}>
        {fights.map((fight) => (
          <option key={fight.system} value={fight.system}>
            {systemById(fight.system)?.title ?? fight.system}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The keys of drawing: a letter chooses a tool, `v` selects, Enter ends, Backspace removes the last point, arrows
 * move the selection.
 */
function useDrawKeys(ground: GroundWork | null, take: (tool: GroundWork['tool']) => void): void {
  useEffect(() => {
    if (!ground) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (drawByKey(event, ground, take)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Does what a key means; false if it means nothing. */
function drawByKey(
  { key, shiftKey, target }: KeyboardEvent,
  ground: GroundWork,
  take: (tool: GroundWork['tool']) => void,
): boolean {
  const { sketch, chosen, tools } = ground;
  const onButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  const begun = sketch.spots.length > 0;
  if (key === 'Enter' && begun && !onButton) sketch.end();
  else if (key === 'Backspace' && begun) sketch.takeBack();
  else if (key === 'Escape') {
    if (begun) sketch.drop();
    else if (chosen) ground.choose(null);
    else take(null);
  } else if (key === 'Delete' && chosen) ground.change(null, `${chosen.name} deleted`);
  else if (KEY_STEPS[key] && chosen && !ground.tool) {
    const [x, y] = KEY_STEPS[key];
    const far = shiftKey ? 10 : 1;
    ground.moveBy([x * far, y * far]);
  } else {
    const tool = tools.find(({ letter }) => letter === key.toLowerCase());
    if (!tool && key.toLowerCase() !== 'v') return false;
    take(tool ?? null);
  }
  return true;
}
