/** The preview that a messenger shows of the link to a challenge: tags in the head of the page. */
import { battleNames } from '@linstock/lab/names';
import type { SystemManifest } from '@linstock/kernel';
import { challengeSentence, challengeTitle, type ChallengeView } from '@linstock/protocol';
import { type StoredChallenge, termsOf } from './challenges.ts';

/** The facts of a preview that are not in the challenge itself. */
interface PreviewFacts {
  /** The link. */
  readonly address: string;
  /** The address of a picture of the battlefield; null if there is none. */
  readonly picture: string | null;
  readonly makerRating: ChallengeView['makerRating'];
}

/** The tags for a challenge, as HTML. All texts of players are escaped. */
export function challengeTags(
  row: StoredChallenge,
  rules: SystemManifest,
  { address, picture, makerRating }: PreviewFacts,
): string {
  const view = { ...termsOf(row), maker: row.maker, makerRating };
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
  // The challenge is for people who have its link, so no search engine lists it.
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
