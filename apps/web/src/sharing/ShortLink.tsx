import type { ShortLinkKind } from '@linstock/protocol';
import { useState } from 'react';
import { copyText } from '../common/copyText.ts';
import { QrCode } from '../common/QrCode.tsx';
import { usePressTwice } from '../common/usePressTwice.ts';
import { addressOfShort, type OwnShortLink } from '../host/shortLinks.ts';
import { type ShortLinks, useShortLinks } from './useShortLinks.ts';
import './shortLink.css';

interface Props {
  readonly kind: ShortLinkKind;
  readonly title: string;
  /** The text of the file to be stored. */
  readonly write: () => string;
}

/** Makes a short link to a copy that the server stores, and lists the copies that this browser has made. Nothing without a server. */
export function ShortLink({ kind, ...rest }: Props) {
  return <ShortLinkBox links={useShortLinks(kind)} {...rest} />;
}

/** The same with the links that another component also uses. */
export function ShortLinkBox({ links, title, write }: Omit<Props, 'kind'> & { readonly links: ShortLinks }) {
  const { presence, own, made, busy, said, make, remove } = links;
  if (presence === null || presence === 'none') return null;
  const away = presence === 'away';
  return (
    <div className="short-link">
      <p className="row">
        <button
          type="button"
          className="button button-small"
          disabled={busy || away}
          onClick={() => make(write(), title)}
        >
          Make a short link
        </button>
        {away && <span>Needs a connection.</span>}
        <span role="status">{said}</span>
      </p>
      <p className="muted">
        The server stores a copy for a year after it was last opened. Anybody who has the link can open it.
      </p>
      {made && <QrCode text={addressOfShort(made)} size={132} label="QR code of the short link" />}
      {own.length > 0 && (
        <>
          <h3>Copies from this browser</h3>
          <ul className="short-link-copies">
            {own.map((link) => (
              <StoredCopy key={link.code} link={link} still={busy || away} onDelete={() => remove(link)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface CopyProps {
  readonly link: OwnShortLink;
  /** True while its copy cannot be deleted. */
  readonly still: boolean;
  readonly onDelete: () => void;
}

function StoredCopy({ link, still, onDelete }: CopyProps) {
  const { sure, press } = usePressTwice(onDelete);
  const [copied, setCopied] = useState(false);
  const address = addressOfShort(link);
  const day = new Date(link.made).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return (
    <li>
      <span>
        <b>{link.title}</b>, {day}
        <br />
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </span>
      <span className="row">
        <button
          type="button"
          className="button button-small"
          aria-label={`Copy the short link ${link.code}`}
          onClick={() => void copyText(address).then(setCopied)}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={still}
          aria-describedby={`short-${link.code}`}
          onClick={press}
        >
          {sure ? 'Delete it for all?' : 'Delete the copy'}
        </button>
        <span id={`short-${link.code}`} hidden>{`${link.title}, ${link.code}`}</span>
      </span>
    </li>
  );
}
