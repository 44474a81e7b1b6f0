/** A battle on paper, for a table without a screen: the reader ticks the parts, sees a preview, and prints. */

import { catalogueOf } from '@linstock/battles';
import { type AnyRulebook, systemById, systems } from '@linstock/systems';
import { useEffect, useMemo, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfPrint } from '../app/route.ts';
import { useRulebook } from '../app/useRulebook.ts';
import { Notice } from '../common/Notice.tsx';
import { liveryOf } from '../design/livery.ts';
import { isOwnBattle, loadOwnRulebook } from '../editor/ownRulebook.ts';
import { beginPrintedBattle } from './battle.ts';
import { CounterSheets } from './CounterSheets.tsx';
import { type Choices, FIRST, partsOf } from './choices.ts';
import { LabelSheets } from './LabelSheets.tsx';
import { MapSheets } from './MapSheets.tsx';
import { MarkerSheets } from './MarkerSheets.tsx';
import { areaOf, namePages } from './paper.ts';
import { Rosters } from './Roster.tsx';
import { Scenario } from './Scenario.tsx';
import { TurnSheet } from './TurnSheet.tsx';
import { WhatToPrint } from './WhatToPrint.tsx';
import '../board/pieces/pieces.css';
import '../board/pieces/figure.css';
import '../board/pieces/states.css';
import './print.css';
import './text.css';

/** The page that prints a battle; the first of the system if none is named. */
export function PrintPage({ system, battle }: { system: string; battle: string | null }) {
  if (battle !== null && isOwnBattle(battle)) return <OwnBattle system={system} battle={battle} />;
  return <ShippedBattle system={system} battle={battle} />;
}

/** A battle that is being made in this browser. */
function OwnBattle({ system, battle }: { readonly system: string; readonly battle: string }) {
  const [rules, setRules] = useState<AnyRulebook | string | null>(null);
  useEffect(() => {
    let left = false;
    loadOwnRulebook(battle, system).then(
      (found) => !left && setRules(found),
      (error: unknown) => !left && setRules(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
    };
  }, [battle, system]);
  if (rules === null) return <LoadingScreen />;
  if (typeof rules === 'string') return <Notice head="This battle cannot be printed">{rules}</Notice>;
  return <Printed rules={rules} battle={battle} />;
}

function ShippedBattle({ system, battle }: { readonly system: string; readonly battle: string | null }) {
  const chosen = systemById(system);
  const rules = useRulebook(chosen?.id ?? null);
  const named = battle ?? chosen?.battles[0] ?? '';
  if (!chosen?.battles.includes(named)) return <NothingToPrint />;
  return rules ? <Printed rules={rules} battle={named} /> : <LoadingScreen />;
}

function NothingToPrint() {
  return (
    <Notice head="There is no such battle to print">
      The address names a battle, or rules, that are not known here.
    </Notice>
  );
}

function Printed({ rules, battle }: { rules: AnyRulebook; battle: string }) {
  const printed = useMemo(() => beginPrintedBattle(rules, battle), [rules, battle]);
  const [choices, setChoices] = useState<Choices>(FIRST);
  const { paper, poster, parts, counter, backs, hex, saving } = choices;
  const area = useMemo(() => areaOf(paper), [paper]);
  const offered = partsOf(printed);
  const wanted = (part: Choices['parts'][number]) =>
    parts.includes(part) && offered.some((each) => each.part === part);
  useEffect(() => {
    document.title = `${printed.title} on paper · Linstock`;
  }, [printed]);
  return (
    <div className={`print-page ${liveryOf(rules)}`} style={namePages(paper)}>
      <Head title={printed.title} rules={rules} battle={battle} />
      <WhatToPrint offered={offered} choices={choices} onChoose={setChoices} />
      <main className={`print-sheets ${liveryOf(rules)}`} aria-label="What will be printed">
        {wanted('counters') && <CounterSheets printed={printed} size={counter} area={area} backs={backs} />}
        {wanted('scenario') && <Scenario printed={printed} />}
        {wanted('turns') && <TurnSheet printed={printed} />}
        {wanted('rosters') && <Rosters printed={printed} />}
        {wanted('markers') && <MarkerSheets printed={printed} size={counter} area={area} />}
        {wanted('labels') && <LabelSheets printed={printed} area={area} />}
        {wanted('map') && <MapSheets printed={printed} paper={poster ?? paper} hex={hex} saving={saving} />}
      </main>
    </div>
  );
}

function Head({ title, rules, battle }: { title: string; rules: AnyRulebook; battle: string }) {
  const listed = useMemo(() => catalogueOf(systems), []);
  const own = hashOfPrint(rules.id, battle);
  const shipped = listed.flatMap(({ id, title: name, systems: able }) =>
    able.map((each) => ({ hash: hashOfPrint(each.id, id), label: `${name} · ${each.title}` })),
  );
  // A battle of a file is on no list.
  const isListed = shipped.some(({ hash }) => hash === own);
  const shown = isListed ? shipped : [{ hash: own, label: `${title} · ${rules.title}` }, ...shipped];
  return (
    <header className="print-head">
      <h1>{title} on paper</h1>
      <label className="field">
        <span>Battle and rules</span>
        <select
          value={own}
          onChange={({ target }) => {
            location.hash = target.value;
          }}
        >
          {shown.map(({ hash, label }) => (
            <option key={hash} value={hash}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <nav className="row" aria-label="Tools">
        <a className="button button-quiet" href="#/">
          Battles
        </a>
        <a className="button button-quiet" href={`#/reckoner/${rules.id}/tables`}>
          All tables on a page
        </a>
      </nav>
    </header>
  );
}
