/** The small flag of a player: a field in one or two colours, and a device on it. */
import { z } from 'zod';

/** The division of a flag's field. */
export const FLAG_FIELDS = ['plain', 'pale', 'fess', 'bend', 'quarters', 'border'] as const;

/** The sign on the field. */
export const FLAG_DEVICES = ['none', 'cross', 'saltire', 'lozenge', 'disc', 'star'] as const;

/** The colours of flags: those of dyed wool. */
export const FLAG_COLOURS = [
  'white',
  'buff',
  'yellow',
  'orange',
  'red',
  'crimson',
  'violet',
  'blue',
  'sky',
  'green',
  'brown',
  'black',
] as const;

/** The flag of a player: the second colour is that of the other part of the field, and of the device. */
export const flagSchema = z.object({
  field: z.enum(FLAG_FIELDS),
  device: z.enum(FLAG_DEVICES),
  colours: z.tuple([z.enum(FLAG_COLOURS), z.enum(FLAG_COLOURS)]),
});

/** The flag of a player. */
export type Flag = z.infer<typeof flagSchema>;
