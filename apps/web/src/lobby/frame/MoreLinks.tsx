import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../common/Icon.tsx';
import type { FramedPage, FrameLink } from './links.ts';

/** The links that a smaller window does not show, behind one button. Esc closes the list. */
export function MoreLinks({
  links,
  page,
}: {
  readonly links: readonly FrameLink[];
  readonly page: FramedPage;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = links.find((link) => link.page === page);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // The key is heard from the list as well as from its button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="frame-more"
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={`frame-link ${current ? 'frame-link-current' : ''}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {current ? current.label : 'More'} <Icon name="opened" size={12} />
      </button>
      {open && (
        <ul className="panel frame-more-list">
          {links.map((link) => (
            <li key={link.page}>
              <a
                href={link.hash}
                className="frame-link"
                aria-current={link.page === page ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
