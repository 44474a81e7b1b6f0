import type { Command, Plans } from '@linstock/kernel';

/** The default plan of every command. */
export function naturalPlans(commands: readonly Command[]): Plans {
  return Object.fromEntries(commands.map(({ body, plans }) => [body, plans[0] ?? '']));
}

/** Every command that can follows this plan; the others follow their default. */
export function sharedPlan(commands: readonly Command[], plan: string): Plans {
  return Object.fromEntries(
    commands.map(({ body, plans }) => [body, plans.includes(plan) ? plan : (plans[0] ?? '')]),
  );
}
