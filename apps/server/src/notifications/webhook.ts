/** The messages to webhooks, in the form that each service reads. */
import type { NotificationKind, NotificationSettings, WebhookForm } from '@linstock/protocol';
import type { OutgoingMessage } from './outgoing.ts';
import type { NotificationWords } from './words.ts';

/** The data that a webhook gets. */
export interface WebhookNews {
  readonly kind: NotificationKind | 'test';
  readonly words: NotificationWords;
  /** The address of the table. */
  readonly link: string;
}

/** The request for a webhook. */
export function webhookMessage(
  { url, form, mention }: NotificationSettings['webhook'],
  news: WebhookNews,
): OutgoingMessage {
  return {
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FORMS[form](mention.trim(), news)),
  };
}

const FORMS: Readonly<Record<WebhookForm, (mention: string, news: WebhookNews) => object>> = {
  discord: (mention, { words, link }) => ({
    content: joined(mention, escapedMarkdown(words.line), link),
    // A name such as @everyone must not alert anybody.
    allowed_mentions: { parse: ['users', 'roles'] },
  }),
  slack: (mention, { words, link }) => ({ text: joined(mention, escapedSlack(words.line), `<${link}>`) }),
  // The generic webhook of Hookshot, the bridge of Matrix.
  matrix: (mention, { words, link }) => ({
    text: joined(mention, words.line, link),
    html: joined(
      escapedHtml(mention),
      escapedHtml(words.line),
      `<a href="${escapedHtml(link)}">To the table</a>`,
    ),
    username: 'Linstock',
  }),
  json: (mention, { kind, words, link }) => ({
    event: kind,
    text: joined(mention, words.line, link),
    title: words.title,
    body: words.body,
    link,
  }),
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** A Discord mention in a name alerts nobody, and a Markdown sign is shown as typed. */
const escapedMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@]/g, String.raw`\$&`);

const escapedSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapedHtml = (text: string): string => escapedSlack(text).replaceAll('"', '&quot;');
