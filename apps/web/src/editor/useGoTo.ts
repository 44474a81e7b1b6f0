import type { FindingSubject } from '@linstock/editor';
import { useEffect, useRef, useState } from 'react';
import { hashOfEditor } from '../app/route.ts';
import { type Part, partOf } from '../common/parts.ts';
import { type EditTab, isUnit, type Tool, type UnitKey } from './tools.ts';
import type { GroundWork } from './useGround.ts';
import type { Making } from './useMaking.ts';

/** The choices that lead to a finding. */
interface Choices {
  readonly tab: EditTab;
  readonly ground: GroundWork;
  readonly units: readonly UnitKey[];
  readonly setChosen: (unit: UnitKey) => void;
  readonly setTool: (tool: Tool) => void;
}

/** A panel to be shown; its subject is selected on the board, or is the hex with a number. */
interface Goal {
  readonly tab: EditTab;
  readonly panel: Part;
  readonly hex?: number;
}

/**
 * The way to the subject of a finding: it is selected on its tab, the board scrolls to it, and its panel gets the
 * focus. For anything that is not a unit and not drawn it leads to the list of things on the ground.
 */
export function useGoTo(
  { history, open }: Making,
  { tab, ground, units, setChosen, setTool }: Choices,
): (subject: FindingSubject) => void {
  const [goal, setGoal] = useState<Goal | null>(null);
  const reached = useRef<Goal | null>(null);
  useEffect(() => {
    if (goal?.tab !== tab || reached.current === goal) return;
    const panel = partOf(goal.panel);
    if (!panel) return;
    const thing =
      goal.hex === undefined ? partOf('chosen on board') : document.querySelector(`[data-hex="${goal.hex}"]`);
    thing?.scrollIntoView({ block: 'center', inline: 'center' });
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
      return follow({ tab: 'forces', panel: 'edited unit' });
    }
    ground.takeTool(null);
    if (kind === 'hex' && open?.on === 'hexes') {
      setTool({ tool: 'ground', brush: { what: 'barred', barred: false }, at: name });
      const hex = open.drawn.map.labels.indexOf(name);
      return follow({ tab: 'ground', panel: 'edited hex', hex });
    }
    const object = ground.objects.find((each) => each.name === name) ?? null;
    setTool({ tool: 'draw' });
    ground.choose(object);
    return follow({ tab: 'ground', panel: object ? 'edited thing' : 'edited things' });
  };
}
