import type { Context } from '../context.ts'
import { lockNumbers } from '../db/lock-numbers.ts'
import type { SeedStep } from './seed-step.ts'

/** Runs seed steps in order, one process at a time: many may start at once. */
export async function runSteps(ctx: Context, steps: readonly SeedStep[]): Promise<void> {
  const client = await ctx.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [lockNumbers.seed])
    for (const step of steps) await step(ctx)
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()')
    await client.query('RESET statement_timeout')
    client.release()
  }
}
