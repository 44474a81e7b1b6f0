import { leanFile, packBattle, writeBattleFile } from '@linstock/battles/file';
import { mapOfFight } from '@linstock/editor';
import { useState } from 'react';
import { hashOfBattle, hashOfPrint } from '../app/route.ts';
import { copyText } from '../common/copyText.ts';
import { addressOf } from '../common/home.ts';
import { saveFile } from '../common/saveFile.ts';
import { ShortLink } from '../sharing/ShortLink.tsx';
import type { Making } from './useMaking.ts';

/** The ways to share a battle: as a file, and as a link that contains all of it. */
export function SharePanel({ making: { history, system, open } }: { readonly making: Making }) {
  const file = history.now;
  const [said, setSaid] = useState('');
  const copyLink = async () => {
    try {
      const lean = leanFile(
        file,
        file.fights.map(({ system }) => system),
      );
      const link = addressOf(hashOfBattle(await packBattle(lean)));
      const copied = await copyText(link);
      setSaid(
        copied
          ? `The link is copied. It has ${link.length.toLocaleString('en')} characters.${warnOfLength(link.length)}`
          : 'This browser did not let the page copy. Save a file.',
      );
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const saveMap = async () => {
    if (!open) return;
    const files = await mapOfFight(open);
    for (const [name, content] of files) saveFile(name, content, 'application/octet-stream');
    setSaid(
      files.length > 1
        ? 'The map and the picture of its tiles are saved. Keep both in one folder. The page “Make a battle” opens the map again.'
        : 'The map is saved. The page “Make a battle” opens it again.',
    );
  };
  return (
    <section aria-labelledby="making-share-title">
      <h2 id="making-share-title">Share</h2>
      <p className="row">
        <button
          type="button"
          className="button button-small"
          onClick={() => saveFile(`${file.id}.linstock.json`, writeBattleFile(file))}
        >
          Save a file
        </button>
        <button type="button" className="button button-small" onClick={() => void copyLink()}>
          Copy a link
        </button>
        <button type="button" className="button button-small" onClick={() => void saveMap()}>
          Save for Tiled
        </button>
        <a className="button button-small" href={hashOfPrint(system, file.id)}>
          Print it
        </a>
      </p>
      <p className="muted">The names and texts you wrote go along.</p>
      <p role="status">{said}</p>
      <ShortLink kind="battle" title={file.title} write={() => JSON.stringify(file)} />
    </section>
  );
}

/** Warns that programs may cut a long link. */
function warnOfLength(characters: number): string {
  if (characters <= 2000) return '';
  if (characters <= 8000) return ' Some mail and chat programs cut long links.';
  return ' Some mail and chat programs cut long links, and some servers refuse them in messages.';
}
