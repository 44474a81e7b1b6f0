import { FLAG_COLOURS, FLAG_DEVICES, FLAG_FIELDS, type Flag, flagSchema } from '@linstock/protocol';
import { randomInt } from 'node:crypto';
import { Fault } from '../fault.ts';
import type { TableStore } from '../tables/tables.ts';

/** Names that no account may have: they stand for people without one. */
const RESERVED = ['a former player', 'a player', 'linstock'];

/** The end of the e-mail address of an account without one: no mail server has such a name. */
const NO_EMAIL = '@none.invalid';

/** The e-mail address of an account; null if it has none. */
export function emailOf({ email }: { readonly email: string }): string | null {
  return email.endsWith(NO_EMAIL) ? null : email;
}

/** An address that means "none", different for each account. */
export function noEmail(): string {
  return `${crypto.randomUUID()}${NO_EMAIL}`;
}

/** A name in the form used for comparing: names that differ only in capitals, width or blanks are the same. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Throws a Fault if another account has this name. */
export async function refuseTakenName(
  tables: TableStore,
  name: string,
  own: string | null = null,
): Promise<void> {
  const key = nameKey(name);
  const row = await tables
    .selectFrom('player_account')
    .select('id')
    .where('name_key', '=', key)
    .executeTakeFirst();
  if ((row && row.id !== own) || key === '' || RESERVED.includes(key))
    throw new Fault(409, 'name-taken', `${name} is taken by another player. Choose another name.`);
}

/** The columns of a new account. Throws a Fault for a name that another one has. */
export async function newAccount(tables: TableStore, name: string, email: string | null) {
  await refuseTakenName(tables, name);
  return {
    name,
    nameKey: nameKey(name),
    flag: JSON.stringify(newFlag()),
    email: email ?? noEmail(),
    emailVerified: email !== null,
  };
}

/** A random flag, in two different colours. */
function newFlag(): Flag {
  const first = randomInt(FLAG_COLOURS.length);
  const second = (first + 1 + randomInt(FLAG_COLOURS.length - 1)) % FLAG_COLOURS.length;
  return flagSchema.parse({
    field: FLAG_FIELDS[randomInt(FLAG_FIELDS.length)],
    device: FLAG_DEVICES[randomInt(FLAG_DEVICES.length)],
    colours: [FLAG_COLOURS[first], FLAG_COLOURS[second]],
  });
}

/** A flag as stored. */
export function readFlag(text: string): Flag {
  return flagSchema.parse(JSON.parse(text));
}
