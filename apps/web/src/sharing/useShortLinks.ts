import type { SharedFile, ShortLinkKind } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { useOnline } from '../app/useOnline.ts';
import { askServerPresence, type ServerPresence } from '../host/backends.ts';
import { removeShortLink, listOwnShortLinks, makeShortLink, type OwnShortLink } from '../host/shortLinks.ts';

/** The short links that this browser has made, and what can be done with them. */
export interface ShortLinks {
  /** Null until the server has been asked. */
  readonly presence: ServerPresence | null;
  readonly own: readonly OwnShortLink[];
  /** The link that was made last on this screen. */
  readonly made: OwnShortLink | null;
  readonly busy: boolean;
  /** The sentence of the last refusal, else of what was done last. */
  readonly said: string;
  readonly make: (file: string, title: string) => void;
  /** The link that was made last, if it is of the same file, or else a new one. Throws a HostError if the server refuses. */
  readonly ensure: (file: string, title: string) => Promise<OwnShortLink>;
  readonly remove: (link: OwnShortLink) => void;
}

/** Makes, lists and deletes short links of one kind. */
export function useShortLinks(kind: ShortLinkKind): ShortLinks {
  const presence = useServerPresence();
  const [own, setOwn] = useState<readonly OwnShortLink[]>([]);
  const [made, setMade] = useState<OwnShortLink | null>(null);
  const [madeOf, setMadeOf] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void listOwnShortLinks(kind).then(setOwn);
  }, [kind]);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      setSaid(await work());
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    setOwn(await listOwnShortLinks(kind));
    setBusy(false);
  };
  const makeLink = async (shared: SharedFile, title: string) => {
    const link = await makeShortLink(shared, title);
    setMade(link);
    setMadeOf(shared.file);
    return link;
  };
  const ensure = async (file: string, title: string) => {
    if (made && madeOf === file) return made;
    const link = await makeLink({ kind, file }, title);
    setOwn(await listOwnShortLinks(kind));
    return link;
  };
  const removeLink = async (link: OwnShortLink) => {
    await removeShortLink(link);
    if (made?.code === link.code) setMade(null);
    return `The copy ${link.code} is deleted. Its link no longer works.`;
  };
  return {
    ...{ presence, own, made, busy, said },
    ensure,
    make: (file, title) =>
      void run(async () => {
        await makeLink({ kind, file }, title);
        return 'The short link is made.';
      }),
    remove: (link) => void run(() => removeLink(link)),
  };
}

/** Says if a server answers. It is asked again whenever the device is online again. */
function useServerPresence(): ServerPresence | null {
  const online = useOnline();
  const [presence, setPresence] = useState<ServerPresence | null>(null);
  useEffect(() => {
    let left = false;
    if (online) void askServerPresence().then((found) => !left && setPresence(found));
    return () => {
      left = true;
    };
  }, [online]);
  return online || presence === 'none' ? presence : 'away';
}
