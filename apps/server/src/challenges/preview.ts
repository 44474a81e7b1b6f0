/** The preview that a messenger shows of the link to a challenge: tags in the head of the page. */
import { battleNames } from '@linstock/lab/names';
import type { SystemManifest } from '@linstock/kernel';
import { challengeSentence, challengeTitle } from '@linstock/protocol';
import { type StoredChallenge, termsOf } from './challenges.ts';

/**
 * The tags for a challenge, as HTML. All texts of players are escaped.
 * @param address the link
 * @param picture the address of a picture of the battlefield; null if there is none
 */
export function challengeTags(
  row: StoredChallenge,
  rules: SystemManifest,
  { address, picture }: { readonly address: string; readonly picture: string | null },
): string {
  const view = { ...termsOf(row), maker: row.maker };
  const names = battleNames(rules, row.battle, view.options);
  const title = challengeTitle(view, names);
  const open = row.state === 'open';
  const text = open ? challengeSentence(view, names) : 'This challenge is no longer open.';
  const tags: [attribute: string, name: string, content: string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Linstock'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', address],
    ['name', 'description', text],
  ];
  if (picture !== null)
    tags.push(
      ['property', 'og:image', picture],
      ['property', 'og:image:alt', `Plan of ${names.battle}`],
      ['name', 'twitter:card', 'summary_large_image'],
    );
  // Who has the link may see the challenge, but no search engine lists it.
  tags.push(['name', 'robots', 'noindex']);
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}" />`)
    .join('\n    ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
