import { type KeyboardEvent, useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { MyNotes } from '../notes/MyNotes.tsx';
import { SpectatorsTab } from './SpectatorsTab.tsx';
import { TableTalk } from './TableTalk.tsx';
import { useSpectatorsTalk } from './useSpectatorsTalk.ts';
import { useTalk } from './useTalk.ts';
import './talk.css';

const TABS = { table: 'At the table', spectators: 'Spectators', notes: 'My notes' } as const;
type Tab = keyof typeof TABS;

/** The panel Talk: what the two players say to each other, what spectators say, and one's own notes. */
export function TalkPanel() {
  const talk = useTalk();
  const spectators = useSpectatorsTalk();
  const seated = useSession().seats.length > 0;
  const [chosen, setChosen] = useState<Tab | null>(null);
  if (!talk && !spectators) return <p>Nobody talks in this game.</p>;
  // A spectator has one tab, and so needs no list of them.
  if (!seated) return <SpectatorsTab />;
  const tabs: readonly Tab[] = talk ? ['table', 'spectators', 'notes'] : ['spectators', 'notes'];
  const shown = chosen ?? tabs[0] ?? 'notes';
  return (
    <>
      <Tabs tabs={tabs} shown={shown} onShow={setChosen} />
      <div role="tabpanel" aria-labelledby={`talk-tab-${shown}`}>
        {shown === 'table' && talk && <TableTalk {...talk} />}
        {shown === 'spectators' && <SpectatorsTab />}
        {shown === 'notes' && <MyNotes />}
      </div>
    </>
  );
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  readonly onShow: (tab: Tab) => void;
}

/** The tabs of the panel. Arrow keys change between them. */
function Tabs({ tabs, shown, onShow }: TabsProps) {
  const change = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next = step && tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    if (!next) return;
    onShow(next);
    document.getElementById(`talk-tab-${next}`)?.focus();
  };
  return (
    <div className="talk-tabs" role="tablist" aria-label="Talk and notes">
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`talk-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={change}
        >
          {TABS[tab]}
        </button>
      ))}
    </div>
  );
}
