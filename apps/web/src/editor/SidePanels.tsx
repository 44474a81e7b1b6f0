import { part } from '../common/parts.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { AddUnit } from './AddUnit.tsx';
import { DrawPanel, ObjectPanel } from './DrawPanel.tsx';
import { GoalsPanel } from './GoalsPanel.tsx';
import { changesOf, describeBrush, GroundPanel } from './GroundPanel.tsx';
import { LabPanel } from './LabPanel.tsx';
import { RatingsPanel } from './RatingsPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { EditTab, Tool, UnitKey } from './tools.ts';
import { UnitList, UnitPanel } from './UnitPanel.tsx';
import type { GroundWork } from './useGround.ts';
import type { Making } from './useMaking.ts';
import { ZonePanel } from './ZonePanel.tsx';

interface Props {
  readonly making: Making;
  readonly tab: EditTab;
  readonly tool: Tool;
  readonly ground: GroundWork;
  readonly chosen: UnitKey | null;
  readonly onChoose: (unit: UnitKey | null) => void;
  readonly onTool: (tool: Tool) => void;
}

/** The panels of a tab beside the board: first the selection, then the list of all. */
export function SidePanels({ making, tab, tool, ground, chosen, onChoose, onTool }: Props) {
  switch (tab) {
    case 'ground':
      return <GroundPanels {...{ making, tool, ground, onTool }} />;
    case 'forces':
      return (
        <>
          <UnitPanel making={making} chosen={chosen} />
          {chosen && <RatingsPanel making={making} chosen={chosen} onGone={() => onChoose(null)} />}
        </>
      );
    case 'goals':
      return (
        <>
          <GoalsPanel making={making} />
          <AboutPanel making={making} />
        </>
      );
    case 'share':
      return (
        <>
          <SharePanel making={making} />
          <LabPanel making={making} />
        </>
      );
  }
}

/** The cabinet: all units, a new one, and the zones. */
export function Cabinet({ making, tool, chosen, onChoose, onTool }: Omit<Props, 'tab' | 'ground'>) {
  return (
    <aside className="making-side making-cabinet" aria-label="Cabinet">
      <UnitList making={making} chosen={chosen} onChoose={onChoose} />
      <AddUnit making={making} chosen={chosen} />
      <ZonePanel making={making} tool={tool} onTool={onTool} />
    </aside>
  );
}

function GroundPanels({
  making,
  tool,
  ground,
  onTool,
}: Pick<Props, 'making' | 'tool' | 'ground' | 'onTool'>) {
  const { open, edit } = making;
  if (tool.tool === 'ground' && open?.on === 'hexes')
    return (
      <GroundPanel
        drawn={open.drawn}
        brush={tool.brush}
        at={tool.at ?? ''}
        onBrush={(brush) => onTool({ ...tool, brush })}
        onPaint={(hexes) =>
          edit(
            { kind: 'hexes', changes: changesOf(open.drawn.map, hexes, tool.brush) },
            describeBrush(tool.brush, hexes.length),
          )
        }
      />
    );
  const { tool: drawing, chosen, sketch } = ground;
  return (
    <>
      {drawing && (
        <DrawPanel
          key={drawing.kind}
          tool={drawing}
          says={ground.says}
          name={ground.name}
          spots={sketch.spots}
          onName={ground.setName}
          onSay={ground.setSays}
          onEnd={sketch.end}
          onDrawn={ground.draw}
        />
      )}
      {!drawing && chosen && (
        <ObjectPanel
          key={chosen.id}
          object={chosen}
          tool={ground.tools.find(({ kind }) => kind === chosen.kind)}
          onChange={ground.change}
          onTurn={ground.turn}
          onCopy={ground.copy}
        />
      )}
      <ObjectList ground={ground} />
    </>
  );
}

/** All things on the ground, in their order: a press chooses one. */
function ObjectList({
  ground: { objects, chosen, choose, takeTool, tools },
}: {
  readonly ground: GroundWork;
}) {
  return (
    <section aria-labelledby="making-objects-title" {...part('edited things')} tabIndex={-1}>
      <h2 id="making-objects-title">{`On the ground (${objects.length})`}</h2>
      <ul className="making-list">
        {objects.map((object) => (
          <li key={object.id}>
            <button
              type="button"
              className="making-row"
              aria-pressed={object.id === chosen?.id}
              onClick={() => {
                takeTool(null);
                choose(object);
              }}
            >
              {object.name}
              <span className="muted">{` ${tools.find(({ kind }) => kind === object.kind)?.label ?? object.kind}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
