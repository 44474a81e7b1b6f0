import type { Clauses } from '@linstock/kernel';
import { useMemo } from 'react';
import { type Block, type Inline, readMarkdown } from './markdown.ts';

interface Props {
  readonly text: string;
  readonly clauses: Clauses;
  /** The disc on the board that is pointed at. */
  readonly lit: number | null;
  readonly onLight: (n: number | null) => void;
  /** Shows a piece or a hex on the board. */
  readonly onShow: (place: string) => void;
}

/** A text of a study. It is made of elements, never of HTML. */
export function StudyText(props: Props) {
  const blocks = useMemo(() => readMarkdown(props.text), [props.text]);
  return <Blocks blocks={blocks} {...props} />;
}

// The parts of a text never change their order.
// oxlint-disable react/no-array-index-key
function Blocks({ blocks, ...props }: Props & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={i}>
            <Line of={block.of} {...props} />
          </p>
        );
      case 'quotation':
        return (
          <blockquote key={i}>
            <Blocks {...props} blocks={block.of} />
          </blockquote>
        );
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={i}>
            {block.items.map((item, n) => (
              <li key={n}>
                <Blocks {...props} blocks={item} />
              </li>
            ))}
          </List>
        );
      }
    }
  });
}

function Line({ of, ...props }: Props & { readonly of: readonly Inline[] }) {
  return of.map((part, i) => <Part key={i} part={part} {...props} />);
}

function Part({ part, ...props }: Props & { readonly part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'emphasis':
      return (
        <em>
          <Line {...props} of={part.of} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Line {...props} of={part.of} />
        </strong>
      );
    case 'disc':
      return <DiscInText n={part.n} {...props} />;
    case 'link':
      return (
        <a href={part.href} rel="noopener nofollow" target="_blank">
          <Line {...props} of={part.of} />
        </a>
      );
    case 'place':
      return (
        <button type="button" className="study-place" onClick={() => props.onShow(part.place)}>
          <Line {...props} of={part.of} />
        </button>
      );
    case 'clause':
      return (
        <abbr title={props.clauses[part.clause]?.line ?? part.clause}>
          <Line {...props} of={part.of} />
        </abbr>
      );
  }
}

function DiscInText({ n, lit, onLight }: Props & { readonly n: number }) {
  return (
    <button
      type="button"
      className={lit === n ? 'disc-in-text lit' : 'disc-in-text'}
      aria-label={`Number ${n} on the board`}
      onPointerEnter={() => onLight(n)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(n)}
      onBlur={() => onLight(null)}
    >
      {n}
    </button>
  );
}
