import { sentence } from '@linstock/scene';

/** What is said of a thing under its name, without the name said again: `It hides nobody.` under `Open wood, 0812`. */
export function unsaid(says: string, under: string): string {
  const [, name = '', rest = ''] = /^(?:An? )?([^.:]+)[.:] ?(.*)$/i.exec(says) ?? [];
  return name !== '' && under.toLowerCase().startsWith(name.toLowerCase()) ? sentence(rest) : says;
}
