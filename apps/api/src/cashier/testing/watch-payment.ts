import type { World } from '@maidan/testkit'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'

const WAIT_MS = 20_000
const STEP_MS = 30_000

/** Where a payment stands in the house's own books; empty if there is none. */
export async function stateOf({ api }: World, reference: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM payment WHERE reference = ${reference}
  `.execute(api.ctx.db)
  return rows[0]?.state ?? ''
}

/** What is due only later comes now: the clock is turned on until the payment has come so far. */
export function waitForState(world: World, reference: string, state: string) {
  return vi.waitFor(
    async () => {
      if ((await stateOf(world, reference)) !== state) world.clock.advance(STEP_MS)
      expect(await stateOf(world, reference)).toBe(state)
    },
    { timeout: WAIT_MS, interval: 300 },
  )
}

/** What the house says that the partner of a method owes it, in minor units. */
export async function owedBy({ api }: World, method: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(-sum(e.amount_minor), 0)::bigint AS minor FROM entry e
    JOIN account a ON a.id = e.account_id WHERE a.code LIKE ${`clearing:${method}%`}
  `.execute(api.ctx.db)
  return rows[0]?.minor ?? 0n
}
