/**
 * The Markdown of studies: paragraphs, emphasis, lists, quotations, `https:` links, and links to discs, pieces, hexes and clauses.
 * Everything else stays as it was typed. The result is data, so that no HTML is ever made of it.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';

type Nodes = ReturnType<typeof fromMarkdown>['children'][number];
type Parents = Extract<Nodes, { children: unknown[] }>;

/** A part of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'emphasis' | 'strong'; readonly of: readonly Inline[] }
  | { readonly kind: 'disc'; readonly n: number }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }
  /** A piece or a hex on the board, as studies name places. */
  | { readonly kind: 'place'; readonly place: string; readonly of: readonly Inline[] }
  | { readonly kind: 'clause'; readonly clause: string; readonly of: readonly Inline[] };

/** A paragraph, a quotation or a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'quotation'; readonly of: readonly Block[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] };

/** The blocks of a text. */
export function readMarkdown(text: string): readonly Block[] {
  return fromMarkdown(text).children.flatMap((node) => blocksOf(node, text));
}

function blocksOf(node: Nodes, text: string): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', of: inlinesOf(node, text) }];
    case 'blockquote':
      return [{ kind: 'quotation', of: node.children.flatMap((child) => blocksOf(child, text)) }];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) => item.children.flatMap((child) => blocksOf(child, text))),
        },
      ];
    default:
      return [{ kind: 'paragraph', of: typed(node, text) }];
  }
}

const inlinesOf = (node: Parents, text: string): readonly Inline[] =>
  node.children.flatMap((child) => inlineOf(child, text));

function inlineOf(node: Nodes, text: string): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return withDiscs(node.value);
    case 'break':
      return [{ kind: 'break' }];
    case 'emphasis':
    case 'strong':
      return [{ kind: node.type, of: inlinesOf(node, text) }];
    case 'link':
      return linkOf(node.url, inlinesOf(node, text)) ?? typed(node, text);
    default:
      return typed(node, text);
  }
}

/** A link by its address. Null for an address that a study may not lead to. */
function linkOf(address: string, of: readonly Inline[]): readonly Inline[] | null {
  if (/^https:\/\/[^\s]+$/i.test(address)) return [{ kind: 'link', href: address, of }];
  if (/^(piece:[^\s]{1,80}|hex:-?\d{1,4},-?\d{1,4}|at:[-\d.,]{3,20})$/.test(address))
    return [{ kind: 'place', place: address, of }];
  const clause = /^clause:([\w.()-]{1,40})$/.exec(address)?.[1];
  return clause === undefined ? null : [{ kind: 'clause', clause, of }];
}

/** A text with its numbers in brackets as discs. */
function withDiscs(text: string): readonly Inline[] {
  return text.split(/(\[\d{1,2}\])/).flatMap((part): readonly Inline[] => {
    const n = /^\[(\d{1,2})\]$/.exec(part)?.[1];
    if (n !== undefined) return [{ kind: 'disc', n: Number(n) }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

/** A part as typed. */
function typed({ position }: Nodes, text: string): readonly Inline[] {
  const from = position?.start.offset ?? 0;
  return [{ kind: 'text', text: text.slice(from, position?.end.offset ?? from) }];
}
