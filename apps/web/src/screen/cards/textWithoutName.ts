import { sentence } from '@linstock/scene';

/** The text about a thing below its name, without the name again: `It hides no troops.` below `Open wood, 0812`. */
export function removeName(says: string, under: string): string {
  const [, name = '', rest = ''] = /^(?:An? )?([^.:]+)[.:] ?(.*)$/i.exec(says) ?? [];
  return name !== '' && under.toLowerCase().startsWith(name.toLowerCase()) ? sentence(rest) : says;
}
