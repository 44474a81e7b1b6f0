/** Writes the JSON Schema of a record into its file, out of the shape the kernel reads records by: `node scripts/record-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordSchema } from '@linstock/kernel';

const file = join(import.meta.dirname, '..', 'base', 'kernel', 'src', 'record-schema.json');
writeFileSync(file, `${JSON.stringify(recordSchema(), null, 2)}\n`);
