import type { Side } from '@linstock/kernel';
import type { StandingRule } from '@linstock/protocol';
import type { PieceKind, Reactor, Scene } from '@linstock/scene';

/** The scope of a standing answer: all of a side, or these pieces by their numbers. */
export interface Scope {
  readonly id: 'all' | 'piece' | 'body' | 'arm';
  readonly words: string;
  /** Null: all. */
  readonly pieces: readonly number[] | null;
}

const ARMS: Readonly<Partial<Record<PieceKind, string>>> = {
  foot: 'all foot',
  rifle: 'all rifles',
  militia: 'all militia',
  grenadier: 'all grenadiers',
  skirmisher: 'all skirmishers',
  horse: 'all horse',
  gun: 'all guns',
  howitzer: 'all howitzers',
};

/** The scopes offered for an active piece: all, the piece, its body, all of its arm. */
export function listScopes(scene: Scene | null, id: string | null, side: Side): readonly Scope[] {
  const all: Scope = { id: 'all', words: 'for all my troops', pieces: null };
  const own = (scene?.pieces ?? []).filter((piece) => piece.side === side && piece.number !== undefined);
  const piece = own.find((each) => each.id === id);
  if (!piece || !scene) return [all];
  const numbers = (of: typeof own) => of.map(({ number }) => number as number);
  const scopes: Scope[] = [all, { id: 'piece', words: `for ${piece.name}`, pieces: numbers([piece]) }];
  const body = scene.bodies.find((each) => each.id === piece.group);
  const kin = own.filter(({ group }) => group === piece.group);
  if (body && kin.length > 1) scopes.push({ id: 'body', words: `for ${body.name}`, pieces: numbers(kin) });
  const arm = ARMS[piece.kind];
  if (arm !== undefined)
    scopes.push({
      id: 'arm',
      words: `for ${arm}`,
      pieces: numbers(own.filter(({ kind }) => kind === piece.kind)),
    });
  return scopes;
}

/** The effect that a rule would have on the units that may act now, in a sentence. */
export function describeEffect(rule: StandingRule, reactors: readonly Pick<Reactor, 'chance'>[]): string {
  const acting = rule === 'always' || rule === 'never' || (typeof rule !== 'string' && rule.do === 'act');
  if (!acting || reactors.length === 0) return '';
  const acts = reactors.filter(({ chance }) =>
    typeof rule === 'string' ? rule === 'always' : chance === null || chance * 100 >= rule.from - 1e-9,
  ).length;
  if (acts === 0) return 'With this no unit would have acted just now.';
  const who = reactors.length === 1 ? 'it' : `${acts} of ${reactors.length}`;
  return `With this ${who} would have acted just now.`;
}
