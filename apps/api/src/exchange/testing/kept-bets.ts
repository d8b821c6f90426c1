import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { BettingBook } from './busy-bettor.ts'

/** Requests as the players were answered: the reference of each and its bets, in one text. */
export function requestsOf(books: readonly BettingBook[]): string[] {
  return books
    .flatMap(({ requests }) => [...requests])
    .map(([clientRef, betIds]) => `${clientRef} ${betIds.toSorted().join()}`)
    .toSorted()
}

/** Requests as the database has them, written as `requestsOf` writes them. */
export async function requestsKept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ client_ref: string; order_ids: bigint[] }>`
    SELECT client_ref, order_ids FROM bet_request
  `.execute(db)
  return rows
    .map(({ client_ref, order_ids }) => `${client_ref} ${order_ids.map(String).toSorted().join()}`)
    .toSorted()
}

/** Ids of all orders of the database. */
export async function ordersKept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text AS id FROM exchange_order
  `.execute(db)
  return rows.map(({ id }) => id).toSorted()
}
