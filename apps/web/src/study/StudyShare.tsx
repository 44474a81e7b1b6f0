import { packStudy, type StudyFile, withoutNames, writeStudyFile } from '@linstock/battles/study';
import { useState } from 'react';
import { hashOfStudy, hashOfStudyPrint } from '../app/route.ts';
import { copyText } from '../common/copyText.ts';
import { home } from '../common/home.ts';
import { saveFile } from '../common/saveFile.ts';
import { makeStudyId, saveOwnStudy } from '../host/ownStudies.ts';
import { ShortLinkBox } from '../sharing/ShortLink.tsx';
import { useShortLinks } from '../sharing/useShortLinks.ts';
import { isShipped } from './storedStudies.ts';

interface Props {
  readonly study: StudyFile;
  readonly address: string;
  /** The index of the chapter that is open. */
  readonly chapter: number;
}

/** Print a study, link to it by a long or a short link, put it into another site, save its file. */
export function StudyShare({ study, address, chapter }: Props) {
  const { said, setSaid, copy } = useCopying();
  const links = useShortLinks('study');
  const shipped = isShipped(study.id);
  const write = () => JSON.stringify(withoutNames(study));
  const pack = async () => (shipped ? study.id : packStudy(study, false));
  // A server keeps a copy, so that the code for another site stays short.
  const packShort = async () =>
    shipped || links.presence !== 'there' ? pack() : (await links.ensure(write(), study.title)).code;
  const link = (packed: string) =>
    packed.startsWith('1.')
      ? new URL(`#/s/${packed}`, home).href
      : new URL(`#/study/${packed}?c=${chapter + 1}`, home).href;
  const makeOwn = () => {
    const id = makeStudyId();
    try {
      saveOwnStudy({ ...study, id, title: `${study.title}, my copy`.slice(0, 200) });
      location.hash = hashOfStudy(id);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="panel study-share">
      <a className="button button-quiet" href={hashOfStudyPrint(address)}>
        Print
      </a>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => copy('The link', async () => link(await pack()))}
      >
        Copy a link
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          copy('The code', async () => writeStudyFrame(home, await packShort(), study.title, chapter))
        }
      >
        Copy code for another site
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => saveFile(`${study.id}.linstock-study.json`, writeStudyFile(study))}
      >
        Save the file
      </button>
      <button type="button" className="button button-quiet" onClick={makeOwn}>
        Make my own of it
      </button>
      {said !== null && <p role="status">{said}</p>}
      {!shipped && <ShortLinkBox links={links} title={study.title} write={write} />}
    </div>
  );
}

/** Copies texts that are made first, and says how it went. */
function useCopying() {
  const [said, setSaid] = useState<string | null>(null);
  const copy = (what: string, make: () => Promise<string>) => {
    const go = async () => {
      const text = await make();
      const went = await copyText(text);
      setSaid(
        went
          ? `${what} is copied (${text.length.toLocaleString('en')} characters).`
          : 'This browser does not let pages copy. Copy the address instead.',
      );
    };
    go().catch((error: unknown) => setSaid(error instanceof Error ? error.message : String(error)));
  };
  return { said, setSaid, copy };
}

/** The HTML that a site owner pastes. */
function writeStudyFrame(root: URL, packed: string, title: string, chapter: number): string {
  const address = packed.startsWith('1.')
    ? `${new URL('embed/', root).href}#/s/${packed}`
    : `${new URL(`embed/s/${packed}`, root).href}#c=${chapter + 1}`;
  const named = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${address}" title="${named}, a study at Linstock" width="100%" height="640" loading="lazy" style="border:0"></iframe>`;
}
