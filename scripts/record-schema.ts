/** Writes the JSON Schemas of records and battle files, out of the shapes they are read by: `node scripts/record-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battleSchema } from '@linstock/battles/file';
import { recordSchema } from '@linstock/kernel';

const base = join(import.meta.dirname, '..', 'base');
const write = (file: string, schema: unknown): void =>
  writeFileSync(join(base, file), `${JSON.stringify(schema, null, 2)}\n`);

write('kernel/src/record-schema.json', recordSchema());
write('battles/src/file/battle-schema.json', battleSchema());
