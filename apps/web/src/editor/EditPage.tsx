import type { EditHistory } from '@linstock/editor';
import { systemById } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfEditor } from '../app/route.ts';
import { isTyping } from '../common/isTyping.ts';
import { Notice } from '../common/Notice.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { EditHead, Press } from './EditHead.tsx';
import { readStoredBattle } from './storedBattles.ts';
import { readHistory } from './storedHistories.ts';
import { listMapRemarks } from './mapRemarks.ts';
import { MakingBoard } from './MakingBoard.tsx';
import { MakingList } from './MakingList.tsx';
import { Cabinet, SidePanels } from './SidePanels.tsx';
import { ToolBar } from './ToolBar.tsx';
import { TurnTrack } from './TurnTrack.tsx';
import { EDIT_TABS, type EditTab, isUnit, type Tool, type UnitKey } from './tools.ts';
import { useGoTo } from './useGoTo.ts';
import { useGround } from './useGround.ts';
import { type Making, useMaking } from './useMaking.ts';
import { useUnitKeys } from './useUnitKeys.ts';
import './editPage.css';
import './editLayout.css';

interface Props {
  readonly battle: string | null;
  readonly tab: string | null;
}

/** The editor: the battle with an id, or the list of all battles being made. */
export function EditPage({ battle, tab }: Props) {
  const [reopened, setReopened] = useState(0);
  if (battle === null) return <MakingList />;
  return (
    <Opened
      key={`${battle} ${reopened}`}
      battle={battle}
      tab={EDIT_TABS.find((each) => each === tab) ?? 'forces'}
      takes={reopened > 0}
      onTake={() => setReopened(reopened + 1)}
    />
  );
}

interface OpenedProps {
  readonly battle: string;
  readonly tab: EditTab;
  readonly takes: boolean;
  readonly onTake: () => void;
}

function Opened({ battle, ...rest }: OpenedProps) {
  const [file] = useState(() => readStoredBattle(battle));
  const [opened, setOpened] = useState<EditHistory | null>(null);
  useEffect(() => {
    let left = false;
    if (file) void readHistory(file).then((history) => !left && setOpened(history));
    return () => {
      left = true;
    };
  }, [file]);
  if (opened !== null) return <Editor opened={opened} {...rest} />;
  if (file !== null) return <LoadingScreen />;
  return (
    <Notice head="This battle is not in this browser">
      It may have been made in another browser, or deleted. Open its file, or begin from{' '}
      <a href={hashOfEditor(null)}>another battle</a>.
    </Notice>
  );
}

const ZOOMS = [1, 1.5, 2, 3] as const;

type EditorProps = Omit<OpenedProps, 'battle'> & { readonly opened: EditHistory };

function Editor({ opened, tab, takes, onTake }: EditorProps) {
  const making = useMaking(opened, takes);
  const ground = useGround(making);
  const { history, findings, said, unsaved, refused } = making;
  const [chosen, setChosen] = useState<UnitKey | null>(null);
  const [held, setTool] = useState<Tool>({ tool: 'units' });
  const [zoom, setZoom] = useState(0);
  useUndoKeys(making);
  const tool: Tool = toolOn(tab, held);
  useUnitKeys(making, tab === 'forces' && tool.tool === 'units' ? chosen : null);
  const units = unitsOf(making);
  const goTo = useGoTo(making, { tab, ground, units, setChosen, setTool });
  return (
    <main className={`making making-${tab}`}>
      <title>{`${history.now.title} · Editor · Linstock`}</title>
      <EditHead making={making} tab={tab} />
      {making.tab === false && (
        <p className="making-elsewhere" role="status">
          Open in another tab. <Press label="Edit here instead" onPress={onTake} />
        </p>
      )}
      <ToolBar
        {...{ making, tab, tool, ground, zoom }}
        onTool={setTool}
        onZoom={setZoom}
        zooms={ZOOMS.length}
      />
      <MakingBoard
        {...{ making, tool, ground, chosen }}
        scale={ZOOMS[zoom] ?? 1}
        onChoose={(unit) => setChosen((before) => (isUnit(before, unit) ? before : unit))}
      />
      <div className="making-column">
        <aside className="making-side" aria-label="The battle">
          {refused !== null && (
            <p className="making-stop" role="alert">
              {refused}
            </p>
          )}
          <SidePanels {...{ making, tab, tool, ground, chosen }} onChoose={setChosen} onTool={setTool} />
          <CheckPanel
            system={systemById(making.system)?.title ?? making.system}
            findings={findings}
            names={making.open?.names ?? []}
            notices={listMapRemarks(history.now.id)}
            onGoTo={goTo}
          />
        </aside>
        {tab === 'forces' && <Cabinet {...{ making, tool, chosen }} onChoose={setChosen} onTool={setTool} />}
      </div>
      {tab === 'goals' && <TurnTrack making={making} />}
      <Notes said={said} unsaved={unsaved} />
    </main>
  );
}

/** For screen readers, what was undone; and the warning that a battle is not saved. */
function Notes({ said, unsaved }: Pick<Making, 'said' | 'unsaved'>) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {unsaved !== null && (
        <p className="making-unsaved" role="alert">
          {unsaved}
        </p>
      )}
    </>
  );
}

/** All units of the battle, by side and name. */
function unitsOf({ open }: Making): UnitKey[] {
  const units = open === null ? [] : open.on === 'hexes' ? open.drawn.units : open.drawn.stands;
  return units.map(({ side, unit }) => ({ side, unit }));
}

/** The tool as it counts on a tab: ground is drawn on the tab of the ground, and zones are painted where the forces are. */
function toolOn(tab: EditTab, held: Tool): Tool {
  if (tab === 'ground') return held.tool === 'ground' || held.tool === 'draw' ? held : { tool: 'draw' };
  return tab === 'forces' && held.tool === 'zone' ? held : { tool: 'units' };
}

/** Ctrl+Z and Ctrl+Shift+Z, unless a text is being written. */
function useUndoKeys({ undo, redo }: Making): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
