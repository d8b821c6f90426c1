import type { Context } from '../context.ts'

/** One thing to seed. It looks for what is there already, so that a second run changes nothing. */
export type SeedStep = (ctx: Context) => Promise<void>
