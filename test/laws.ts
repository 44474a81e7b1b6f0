/** Violations of the laws of the code base in a parsed source. */
import { type ESTree, Visitor } from 'vite';
import type { Source } from './sources.ts';

const worldly = new Set([
  'process',
  'Buffer',
  'window',
  'document',
  'navigator',
  'performance',
  'localStorage',
  'fetch',
]);
const worldlyMembers = new Set(['Math.random', 'Date.now', 'crypto.getRandomValues', 'crypto.randomUUID']);

const ofSafePages = new Set(['crypto.randomUUID', 'crypto.subtle', 'navigator.clipboard']);

/** Features that browsers only offer to pages loaded by `https` or from their own machine. */
export function usedOfSafePages(source: Source): readonly string[] {
  const found: string[] = [];
  new Visitor({
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const member = `${node.object.name}.${node.property.name}`;
      if (ofSafePages.has(member)) found.push(member);
    },
  }).visit(source.program);
  return found;
}

/** Uses of the world outside the game: `process.x`, `document.x`, `fetch()`, `Math.random`, `new Date` … */
export function outsideWorld(source: Source): readonly string[] {
  const found: string[] = [];
  const used = (node: ESTree.Expression) => {
    if (node.type === 'Identifier' && worldly.has(node.name)) found.push(node.name);
  };
  new Visitor({
    MemberExpression: (node) => {
      used(node.object);
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const member = `${node.object.name}.${node.property.name}`;
      if (worldlyMembers.has(member)) found.push(member);
    },
    CallExpression: (node) => used(node.callee),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') found.push('new Date');
    },
  }).visit(source.program);
  return found;
}

/** The string literals a source compares with, by an operator or in a `case`. */
export function namesCompared(source: Source): readonly string[] {
  const found: string[] = [];
  const literal = (node: ESTree.Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  };
  new Visitor({
    BinaryExpression: (node) => {
      if (!/^[!=]==?$/.test(node.operator)) return;
      literal(node.left);
      literal(node.right);
    },
    SwitchCase: (node) => literal(node.test),
  }).visit(source.program);
  return found;
}
