import type { Feature, Point, Survey } from '@linstock/ground';
import { keysOf, nth } from '@linstock/kernel';
import { z } from 'zod';

/** The survey's file form: GeoJSON in yards, parsed to what the ground understands. */

const point = z.tuple([z.number(), z.number()]);
const polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(point).min(4)).length(1),
});
const lineString = z.object({ type: z.literal('LineString'), coordinates: z.array(point).min(2) });

const outline = polygon.transform(({ coordinates }): Point[] => nth(coordinates, 0).slice(0, -1));
const line = lineString.transform(({ coordinates }): Point[] => coordinates);

const shaped = <P extends z.ZodRawShape>(properties: P) =>
  z
    .object({ geometry: outline, properties: z.object({ name: z.string(), ...properties }) })
    .transform((feature) => ({ ...feature.properties, outline: feature.geometry }));

const drawn = <P extends z.ZodRawShape>(properties: P) =>
  z
    .object({ geometry: line, properties: z.object({ name: z.string(), ...properties }) })
    .transform((feature) => ({ ...feature.properties, line: feature.geometry }));

const way = <K extends 'road' | 'ford' | 'bridge'>(kind: K) =>
  drawn({ kind: z.literal(kind), width_yd: z.number() }).transform(({ width_yd, ...rest }) => ({
    ...rest,
    width: width_yd,
  }));

const deployment = z
  .object({
    geometry: line,
    properties: z.object({
      kind: z.literal('deployment'),
      side: z.string().regex(/^[a-z]+$/, 'a side is named in small letters'),
      unit: z.string(),
      men: z.number(),
      facing: z.number(),
      phase: z.number(),
      formation: z.string(),
      arms: z.string(),
      guns: z.number(),
      mounted: z.boolean(),
      quality: z.string(),
      commander: z.string().nullable(),
    }),
  })
  .transform((feature) => ({ ...feature.properties, line: feature.geometry }));

const byKind = {
  hill: shaped({ kind: z.literal('hill'), height_ft: z.number() }).transform(({ height_ft, ...rest }) => ({
    ...rest,
    height: height_ft,
  })),
  woods: shaped({ kind: z.literal('woods'), density: z.enum(['open', 'light', 'heavy']) }),
  orchard: shaped({ kind: z.literal('orchard'), density: z.enum(['open', 'light', 'heavy']) }),
  boulders: shaped({ kind: z.literal('boulders'), crossing: z.string() }),
  quarry: shaped({ kind: z.literal('quarry'), crossing: z.string() }),
  field: shaped({ kind: z.literal('field'), cover: z.enum(['open', 'ploughed', 'crop']) }),
  swamp: shaped({ kind: z.literal('swamp'), crossing: z.string() }),
  building: shaped({ kind: z.literal('building') }),
  creek: drawn({ kind: z.literal('creek'), width_yd: z.number(), crossing: z.string() }).transform(
    ({ width_yd, ...rest }) => ({ ...rest, width: width_yd }),
  ),
  road: way('road'),
  ford: way('ford'),
  bridge: way('bridge'),
  railroad: drawn({
    kind: z.literal('railroad'),
    type: z.string(),
    width_yd: z.number().nullable().default(null),
    depth_ft: z.number().nullable().default(null),
    crossing: z.string(),
  }).transform(({ width_yd, depth_ft, ...rest }) => ({ ...rest, width: width_yd, depth: depth_ft })),
  fence: drawn({ kind: z.literal('fence'), type: z.string() }),
  wall: drawn({ kind: z.literal('wall'), type: z.string() }),
  ledge: drawn({ kind: z.literal('ledge'), type: z.string() }),
  deployment,
} satisfies { [K in Feature['kind']]: z.ZodType<Extract<Feature, { kind: K }>> };

/** The kinds of things on a survey. */
export const SURVEY_KINDS = keysOf(byKind);

const kindOf = z.object({ properties: z.object({ kind: z.enum(SURVEY_KINDS) }) });

const feature = z.unknown().transform((json, context): Feature => {
  const kind = kindOf.safeParse(json);
  const parsed = kind.success ? byKind[kind.data.properties.kind].safeParse(json) : kind;
  if (parsed.success) return parsed.data as Feature;
  for (const { message, path } of parsed.error.issues)
    context.addIssue({ code: 'custom', message, path: [...path] });
  return z.NEVER;
});

/** A survey as GeoJSON in yards: see `data/surveys`. */
export const surveySchema: z.ZodType<Survey> = z
  .object({
    type: z.literal('FeatureCollection'),
    properties: z.object({
      name: z.string(),
      date: z.string(),
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
    features: z.array(feature),
  })
  .transform(({ properties, features }) => ({ ...properties, features }));
