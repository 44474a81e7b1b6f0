import { z } from 'zod';

const range = z.object({ best: z.number(), low: z.number(), high: z.number() });

const sideOutcome = z
  .object({
    commander: z.string(),
    present: range,
    killed: range,
    wounded: range,
    captured_unwounded_or_missing: range,
    total_loss: z.number(),
    loss_percent: z.number(),
    note: z.string().default(''),
  })
  .transform(({ captured_unwounded_or_missing, total_loss, loss_percent, ...rest }) => ({
    ...rest,
    captured: captured_unwounded_or_missing,
    totalLoss: total_loss,
    lossPercent: loss_percent,
  }));

/** One battle's entry of `data/outcomes.json`. */
export const outcomeSchema = z
  .object({
    place: z.string(),
    /** The hour of the first fire, such as `07:00`, if the sources have one. */
    start_local: z.string().optional(),
    winner: z.string(),
    result: z.string(),
    duration_min: range,
    /** By side, in the order of the battle. */
    sides: z.record(z.string(), sideOutcome),
    /**
     * The losses of single units, in percent of their men, by name; a brigade's figure counts for each of its units
     * without another.
     */
    units_lost_percent: z.record(z.string(), z.number().min(0).max(100)).default({}),
    marks_to_reproduce: z.array(z.string()),
    sources: z.array(z.string()),
  })
  .transform(({ duration_min, marks_to_reproduce, start_local, units_lost_percent, ...rest }) => ({
    ...rest,
    starts: start_local ?? null,
    minutes: duration_min,
    marks: marks_to_reproduce,
    unitsLostPercent: units_lost_percent,
  }));

/**
 * The historical outcome, for comparing games with it: figures in men and minutes, the most likely ones and the range
 * of the sources.
 */
export type Outcome = z.output<typeof outcomeSchema>;

/** The most likely figure and the range of the sources. */
export type Range = z.output<typeof range>;

/** One side's strength and loss, in men; `captured` means taken unwounded or missing, `totalLoss` is of all kinds. */
export type SideOutcome = z.output<typeof sideOutcome>;
