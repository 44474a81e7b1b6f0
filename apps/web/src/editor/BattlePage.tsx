import { LEVELS } from '@linstock/bots';
import { type BattleFile, readBattleFile, unpackBattle, writeBattleFile } from '@linstock/battles/file';
import { battleOfFile, carriedFile, type FileBattle } from '@linstock/editor';
import type { Side } from '@linstock/kernel';
import { isShortCode } from '@linstock/protocol';
import { type System, systemById } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '../app/LoadingScreen.tsx';
import { hashOfEditor } from '../app/route.ts';
import { OpponentChoice, RulesChoice, SideChoice } from '../chooser/BattleChoices.tsx';
import { useSettingUp } from '../chooser/useSettingUp.ts';
import { saveFile } from '../common/saveFile.ts';
import { liveryOf } from '../design/livery.ts';
import { openOwnBackend } from '../host/backends.ts';
import { openShortLink } from '../host/shortLinks.ts';
import { makeWish, type Opponent, opponentsOf } from '../host/start.ts';
import '../lobby/lobby.css';
import { writeDay } from '../words/dateWords.ts';
import { copyOf, saveBattle } from './storedBattles.ts';
import './battlePage.css';

/** The battle in a link, or the copy that the server has under the code of a short link. */
const openBattle = async (packed: string): Promise<BattleFile> =>
  isShortCode(packed) ? readBattleFile(await openShortLink('battle', packed)) : unpackBattle(packed);

/**
 * A battle from a link or a file: what it is, and the choices that begin it. Opening it changes nothing that is open.
 */
export function BattlePage({ packed }: { readonly packed: string }) {
  const [file, setFile] = useState<BattleFile | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    openBattle(packed).then(
      (read) => !left && setFile(read),
      (error: unknown) => !left && setTrouble(sentenceOf(error)),
    );
    return () => {
      left = true;
    };
  }, [packed]);
  if (file) return <Battle file={file} />;
  if (trouble === null) return <LoadingScreen />;
  return (
    <main className="lobby-column">
      <title>A battle that cannot be opened · Linstock</title>
      <h1>This battle cannot be opened</h1>
      <p role="alert">{trouble}</p>
      <p>
        <a href="#/">Home</a>
      </p>
    </main>
  );
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Battle({ file }: { readonly file: BattleFile }) {
  const { title, date, place, summary, by } = file;
  const systems = file.fights.flatMap(({ system }) => systemById(system) ?? []);
  const [system, setSystem] = useState(systems[0]);
  const facts = [date && writeDay(date), place].filter(Boolean).join(' · ');
  return (
    <main className={`lobby-column battle-page ${system ? liveryOf(system) : ''}`}>
      <title>{`${title} · Linstock`}</title>
      <h1>{title}</h1>
      {facts && <p className="muted figure">{facts}</p>}
      {summary && <p>{summary}</p>}
      <p className="muted">
        {by.maker === null ? 'A battle from a file.' : `Made by ${by.maker}.`}
        {by.licence !== null && ` Licence: ${by.licence}.`}
      </p>
      {system ? (
        <>
          {systems.length > 1 && (
            <RulesChoice battle={file.id} systems={systems} rules={system} onChoose={setSystem} />
          )}
          <Start key={system.id} file={file} system={system} />
        </>
      ) : (
        <p>It has ground and no forces yet, so it cannot be fought.</p>
      )}
      <p>
        <button type="button" className="button" onClick={() => save(file)}>
          Save the file
        </button>{' '}
        <button type="button" className="button" onClick={() => editCopy(file)}>
          Edit a copy
        </button>
      </p>
    </main>
  );
}

function editCopy(file: BattleFile): void {
  const copy = copyOf(file);
  saveBattle(copy);
  location.hash = hashOfEditor(copy.id);
}

function save(file: BattleFile): void {
  saveFile(`${file.id}.linstock.json`, writeBattleFile(file));
}

/** The check of the battle by its rulebook, and the choices that begin it. */
function Start({ file, system }: { readonly file: BattleFile; readonly system: System }) {
  const [checked, setChecked] = useState<FileBattle | string | null>(null);
  useEffect(() => {
    let left = false;
    battleOfFile(file, system.id).then(
      (battle) => !left && setChecked(battle),
      (error: unknown) => !left && setChecked(sentenceOf(error)),
    );
    return () => {
      left = true;
    };
  }, [file, system]);
  if (checked === null) return <p className="muted">{`${system.title} is checking the battle …`}</p>;
  if (typeof checked === 'string')
    return <p role="alert" className="trouble">{`${system.title} cannot fight this battle. ${checked}`}</p>;
  return <Choices file={file} system={system} notices={checked.notices} />;
}

/** A battle of its own is fought in this browser. */
const OFFERED: readonly Opponent[] = [...LEVELS, 'beside', 'watch'];

interface ChoicesProps {
  readonly file: BattleFile;
  readonly system: System;
  readonly notices: readonly string[];
}

function Choices({ file, system, notices }: ChoicesProps) {
  const [side, setSide] = useState<Side>(0);
  const [opponent, setOpponent] = useState<Opponent>('normal');
  const setting = useSettingUp();
  const start = () => {
    const wish = makeWish(system.id, file.id, side, opponent);
    void setting.start(openOwnBackend, { ...wish, carried: carriedFile(file, system.id) }, opponent);
  };
  return (
    <>
      <p>{`${system.title} can fight this battle.`}</p>
      {notices.length > 0 && (
        <ul className="muted">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <SideChoice
        battle={file.id}
        sides={[file.sides[0].name, file.sides[1].name]}
        side={side}
        onChoose={setSide}
      />
      <OpponentChoice
        battle={file.id}
        rules={system}
        offered={OFFERED}
        opponent={opponent}
        onChoose={setOpponent}
      />
      <div className="row">
        <button type="button" className="button button-main" disabled={setting.busy} onClick={start}>
          {setting.busy ? 'Setting up …' : 'Play it'}
        </button>
        <span className="muted">{opponentsOf(system).find(({ id }) => id === opponent)?.says}</span>
      </div>
      {setting.trouble && (
        <p role="alert" className="trouble">
          {setting.trouble.message}
        </p>
      )}
    </>
  );
}
