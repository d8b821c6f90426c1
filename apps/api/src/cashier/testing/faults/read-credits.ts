import type { World } from '@maidan/testkit'
import { sql } from 'kysely'

type Credited = {
  reference: string
  player_id: bigint
  partner: string
  amount_minor: bigint
  /** What became of it, in the words of a comparison. */
  outcome: string
}

type Row = Omit<Credited, 'outcome'> & { state: string; credits: bigint; paid: bigint }

/** What an outcome of that name is called wherever books are compared. */
export const ON_DESK = 'on the desk'
export const NOTHING = 'nothing'
export const credited = (minor: bigint) => `credited ${minor}`

/** What the ledger has credited through partners' pages, payment by payment. */
export async function readCredits({ api }: World): Promise<Credited[]> {
  const { rows } = await sql<Row>`
    SELECT p.reference, p.player_id, p.partner, p.state, p.amount_minor,
      count(t.id) AS credits, coalesce(sum(t.amount_minor), 0)::bigint AS paid
    FROM payment p LEFT JOIN transfer t ON t.command_key = 'payment:' || p.reference || ':credit'
    WHERE p.direction = 'deposit' AND p.partner IS NOT NULL GROUP BY p.id ORDER BY p.id
  `.execute(api.ctx.db)
  return rows.map(({ state, credits, paid, ...row }) => ({
    ...row,
    outcome: outcomeOf({ state, credits, paid }),
  }))
}

function outcomeOf({ state, credits, paid }: Pick<Row, 'state' | 'credits' | 'paid'>): string {
  if (credits > 0n) return `${credited(paid)}${credits > 1n ? ' TWICE' : ''}`
  return state === 'late_confirmed' ? ON_DESK : NOTHING
}
