/** Writes the JSON Schemas of records, battle files and studies, out of the shapes they are read by: `node scripts/record-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battleSchema } from '@linstock/battles/file';
import { studySchema } from '@linstock/battles/study';
import { recordSchema } from '@linstock/kernel';

const base = join(import.meta.dirname, '..', 'base');
const write = (file: string, schema: unknown): void =>
  writeFileSync(join(base, file), `${JSON.stringify(schema, null, 2)}\n`);

write('kernel/src/record-schema.json', recordSchema());
write('battles/src/file/battle-schema.json', battleSchema());
write('battles/src/study/study-schema.json', studySchema());
