import type { FindingSubject } from '@linstock/editor';
import { useEffect, useRef, useState } from 'react';
import { hashOfEditor } from '../app/route.ts';
import { type EditTab, isUnit, type Tool, type UnitKey } from './tools.ts';
import type { GroundWork } from './useGround.ts';
import type { Making } from './useMaking.ts';

/** What a way to a finding may choose. */
interface Choices {
  readonly tab: EditTab;
  readonly ground: GroundWork;
  readonly units: readonly UnitKey[];
  readonly setChosen: (unit: UnitKey) => void;
  readonly setTool: (tool: Tool) => void;
}

/** A panel that is to be shown, and the thing on the board that it is about, as selectors. */
interface Goal {
  readonly tab: EditTab;
  readonly panel: string;
  readonly onBoard: string;
}

/**
 * The way to what a finding is about: it is chosen on its tab, the board scrolls to it, and its panel gets the focus. What is no unit
 * and not drawn leads to the list of things on the ground.
 */
export function useGoTo(
  { history, open }: Making,
  { tab, ground, units, setChosen, setTool }: Choices,
): (subject: FindingSubject) => void {
  const [goal, setGoal] = useState<Goal | null>(null);
  const reached = useRef<Goal | null>(null);
  useEffect(() => {
    if (goal?.tab !== tab || reached.current === goal) return;
    const panel = document.querySelector<HTMLElement>(goal.panel);
    if (!panel) return;
    document.querySelector(goal.onBoard)?.scrollIntoView({ block: 'center', inline: 'center' });
    panel.scrollIntoView({ block: 'nearest' });
    panel.focus({ preventScroll: true });
    reached.current = goal;
  }, [goal, tab, units, ground.chosen]);
  const follow = (next: Goal) => {
    setGoal(next);
    location.hash = hashOfEditor(history.now.id, next.tab);
  };
  return (subject) => {
    const { kind, name } = subject;
    if (kind === 'unit') {
      const unit = units.find((each) => isUnit(each, { side: subject.side, unit: name }));
      if (unit) setChosen(unit);
      return follow({ tab: 'forces', panel: '[data-panel=unit]', onBoard: '.making-chosen' });
    }
    ground.takeTool(null);
    if (kind === 'hex' && open?.on === 'hexes') {
      setTool({ tool: 'ground', brush: { what: 'barred', barred: false }, at: name });
      const hex = open.drawn.map.labels.indexOf(name);
      return follow({ tab: 'ground', panel: '[data-panel=hex]', onBoard: `[data-hex="${hex}"]` });
    }
    const object = ground.objects.find((each) => each.name === name) ?? null;
    setTool({ tool: 'draw' });
    ground.choose(object);
    const panel = object ? '[data-panel=object]' : '[data-panel=objects]';
    return follow({ tab: 'ground', panel, onBoard: '.making-outline' });
  };
}
