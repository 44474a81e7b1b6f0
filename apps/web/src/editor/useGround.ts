import type { OpenFight } from '@linstock/editor';
import { inUnit, lengthNames } from '@linstock/ground';
import { useState } from 'react';
import { type DrawTool, findUsualSays, SURVEY_TOOLS } from './drawTools.ts';
import { type Frame, makeHexFrame, makeTableFrame } from './frames.ts';
import {
  boundsOf,
  makeChangeEdit,
  makeDrawingEdit,
  type GroundObject,
  makeSurveyEdit,
  objectsOf,
  objectsOfFile,
  type Says,
  moveObject,
  type Spot,
  toolsOf,
  turnObject,
} from './groundObjects.ts';
import type { Making } from './useMaking.ts';
import { type Sketch, findNearSpot, useSketch } from './useSketch.ts';

/** The drawing of the ground: the selected tool, the unfinished line, and the selected thing. */
export interface GroundWork {
  readonly tools: readonly DrawTool[];
  /** Null while things are picked and moved. */
  readonly tool: DrawTool | null;
  readonly takeTool: (tool: DrawTool | null) => void;
  readonly says: Says;
  readonly setSays: (says: Says) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly objects: readonly GroundObject[];
  readonly chosen: GroundObject | null;
  readonly choose: (object: GroundObject | null) => void;
  readonly sketch: Sketch;
  readonly frame: Frame | null;
  readonly snap: (spot: Spot, free: boolean) => Spot;
  readonly draw: (spots: readonly Spot[]) => void;
  readonly change: (changed: GroundObject | null, did: string) => void;
  readonly turn: (degrees: number) => void;
  readonly copy: () => void;
  readonly moveBy: (steps: Spot) => void;
}

/** Distance, in steps of the ground, within which a place is pulled to a thing. */
const SNAP_STEPS = 12;
/** Distance, in steps, between a copy and its original. */
const COPY_STEPS = 40;

/** Follows the drawing of the ground of a battle. */
export function useGround(making: Making): GroundWork {
  const { open, edit, history } = making;
  const [tool, setTool] = useState<DrawTool | null>(null);
  const [says, setSays] = useState<Says>({});
  const [name, setName] = useState('');
  const [id, setId] = useState<string | null>(null);
  const objects = open ? objectsOf(open) : objectsOfFile(history.now);
  const chosen = objects.find((each) => each.id === id) ?? null;
  const frame =
    open && (open.on === 'hexes' ? makeHexFrame(open.drawn.map.layout) : makeTableFrame(open.drawn));
  const step = frame?.step ?? 1;
  const draw = (spots: readonly Spot[]) => {
    if (!tool) return;
    const { kind, is, label } = tool;
    const named = name.trim() || (open?.on === 'table' ? '' : label);
    edit((now) => makeDrawingEdit(now, { kind, is, spots, says, name: named }), `${label} drawn`);
  };
  const sketch = useSketch(tool?.is ?? 'line', SNAP_STEPS * step, draw);
  const change = (changed: GroundObject | null, did: string) => {
    if (!chosen) return;
    if (changed === null) setId(null);
    else if (open?.on === 'table' && changed.name !== changed.id) setId(changed.name);
    // A battle that cannot be laid out is mended on its survey.
    if (open === null) edit(makeSurveyEdit(history.now, chosen.id, changed), did);
    else edit((now) => makeChangeEdit(now, chosen, changed), did);
  };
  return {
    tools: open ? toolsOf(open) : SURVEY_TOOLS,
    tool,
    takeTool: (next) => {
      sketch.drop();
      setTool(next);
      setSays(next ? findUsualSays(next) : {});
      setName('');
    },
    says,
    setSays,
    name,
    setName,
    objects,
    chosen,
    choose: (object) => setId(object?.id ?? null),
    sketch,
    frame,
    snap: (spot, free) =>
      open && !free
        ? findNearSpot(spot, objects, boundsOf(open), SNAP_STEPS * step, step)
        : [Math.round(spot[0] / step) * step, Math.round(spot[1] / step) * step],
    draw,
    change,
    ...actionsOn(making, chosen, change, step),
  };
}

/** Actions on the chosen thing: turning, copying, moving it by steps. */
function actionsOn(
  { open, edit }: Making,
  chosen: GroundObject | null,
  change: GroundWork['change'],
  step: number,
): Pick<GroundWork, 'turn' | 'copy' | 'moveBy'> {
  return {
    turn: (degrees) => chosen && change(turnObject(chosen, degrees), `${chosen.name} turned`),
    copy: () => {
      if (!chosen) return;
      const by = COPY_STEPS * step;
      const name = open?.on === 'table' ? '' : chosen.name;
      edit(
        (now) => makeDrawingEdit(now, { ...moveObject(chosen, [by, -by]), name }),
        `${chosen.name} copied`,
      );
    },
    moveBy: ([x, y]) => {
      if (!chosen) return;
      const by: Spot = [x * step, y * step];
      if (open === null) return change(moveObject(chosen, by), `${chosen.name} moved`);
      // Keys come faster than the battle is laid out: each moves the thing from where it then is.
      const fresh = (now: OpenFight) => objectsOf(now).find(({ id }) => id === chosen.id) ?? chosen;
      edit(
        (now) => makeChangeEdit(now, chosen, moveObject(fresh(now), by)),
        `${chosen.name} moved`,
        (now) => describeSpot(fresh(now), now.on === 'table' ? lengthNames().many : 'yards'),
      );
    },
  };
}

/** Where a thing is now, in a sentence. */
function describeSpot({ name, spots, is }: GroundObject, unit: string): string {
  const [first = [0, 0]] = spots;
  const [east, north] = unit === 'yards' ? first : first.map(inUnit);
  return `${name}: ${is === 'spot' ? 'it' : 'its first point'} is at ${east}, ${north} ${unit}.`;
}
