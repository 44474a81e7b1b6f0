/** The small breaks that a source allows: each changes one thing that a test should notice, and still parses. */
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

/** One break: the text from `start` to `end` becomes another. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
}

/** The replacement of each operator: the bound moved by one, or the opposite. */
const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods and functions taken for their counterparts. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Methods whose result can be replaced by the value they were called on, so that the call can go. */
const REMOVED_CALLS: ReadonlySet<string> = new Set(['filter', 'toSorted', 'toReversed']);

/** Every break of a source, in the order of the text. Types, templates and what is thrown are left alone. */
export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const found = new MutationCollector(text);
  for (const visits of [closing, operators, values, flow]) new Visitor(visits(found)).visit(program);
  return found.all();
}

/** Collects breaks, and the stretches of text in which none are allowed. */
class MutationCollector {
  readonly text: string;
  readonly #mutations: Mutation[] = [];
  readonly #closed: ESTree.Span[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** The source of a node. */
  of({ start, end }: ESTree.Span): string {
    return this.text.slice(start, end);
  }

  change({ start, end }: ESTree.Span, ...becomes: readonly string[]): void {
    for (const each of becomes) this.#mutations.push({ start, end, becomes: each });
  }

  /** Changes the operator between two places. */
  operator(sign: string, from: number, to: number): void {
    const start = this.text.slice(from, to).indexOf(sign) + from;
    this.change({ start, end: start + sign.length }, ...(OTHER_OPERATORS[sign] ?? []));
  }

  close({ start, end }: ESTree.Span): void {
    this.#closed.push({ start, end });
  }

  all(): readonly Mutation[] {
    const open = ({ start, end }: Mutation) =>
      !this.#closed.some((shut) => shut.start <= start && end <= shut.end);
    return this.#mutations.filter(open).toSorted((a, b) => a.start - b.start || a.end - b.end);
  }
}

/** Types, words, errors and their guards, and how often a lot falls (`choose(2) === 0`): a change there breaks no rule. */
function closing(found: MutationCollector): VisitorObject {
  return {
    BinaryExpression: (node) => {
      if (isDrawn(node.left) && node.right.type === 'Literal') found.close(node);
    },
    TSLiteralType: (node) => found.close(node),
    TemplateLiteral: (node) => found.close(node),
    ThrowStatement: (node) => found.close(node),
    IfStatement: ({ test, consequent }) => {
      if (consequent.type === 'ThrowStatement') found.close(test);
    },
    ConditionalExpression: (node) => {
      if (isWords(node.consequent) || isWords(node.alternate)) found.close(node);
    },
  };
}

/** A lot of a fixed number: `choose(2)`, by which a `sample` draws one of several legal answers. */
function isDrawn(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  return node.callee.name === 'choose' && node.arguments.every(({ type }) => type === 'Literal');
}

/** A text for a reader: a template, or a literal of several words. */
function isWords(node: ESTree.Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  return node.type === 'Literal' && typeof node.value === 'string' && /\s/.test(node.value);
}

function operators(found: MutationCollector): VisitorObject {
  return {
    BinaryExpression: ({ operator, left, right }) => {
      const joins = operator === '+' && [left, right].some(isText);
      if (!joins) found.operator(operator, left.end, right.start);
    },
    LogicalExpression: ({ operator, left, right }) => found.operator(operator, left.end, right.start),
    AssignmentExpression: ({ operator, left, right }) => found.operator(operator, left.end, right.start),
    UpdateExpression: ({ operator, start, end }) => found.operator(operator, start, end),
    UnaryExpression: (node) => {
      if (node.operator === '!') found.change(node, found.of(node.argument));
    },
    // A loop that counts the wrong way only never ends.
    ForStatement: ({ update }) => {
      if (update) found.close(update);
    },
  };
}

function isText(node: ESTree.Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function values(found: MutationCollector): VisitorObject {
  return {
    Literal: (node) => {
      if (typeof node.value === 'boolean') found.change(node, String(!node.value));
      if (typeof node.value === 'number') found.change(node, ...neighbours(node.value));
    },
    ArrayExpression: ({ elements }) => {
      for (const each of elements) if (each?.type === 'SpreadElement') found.change(each, '...[]');
    },
    ObjectExpression: ({ properties }) => {
      for (const each of properties) if (each.type === 'SpreadElement') found.change(each, '...{}');
    },
    CallExpression: ({ callee, end }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const other = Object.hasOwn(OTHER_CALLS, name) ? OTHER_CALLS[name] : undefined;
      if (other !== undefined) found.change(callee.property, other);
      if (REMOVED_CALLS.has(name)) found.change({ start: callee.object.end, end }, '');
    },
  };
}

function neighbours(value: number): readonly string[] {
  return [value + 1, ...(value > 0 ? [value - 1] : [])].map((each) => String(Number(each.toFixed(6))));
}

function flow(found: MutationCollector): VisitorObject {
  const condition = (test: ESTree.Expression) => found.change(test, 'true', 'false', `!(${found.of(test)})`);
  return {
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    WhileStatement: ({ test }) => found.change(test, 'false'),
    ContinueStatement: (node) => found.change(node, ';'),
    ReturnStatement: (node) => {
      if (node.argument === null) found.change(node, ';');
    },
    ExpressionStatement: (node) => {
      if (node.expression.type !== 'Literal') found.change(node, ';');
    },
  };
}
