import type { Fields, Reply, Verb } from './wallet-client.ts'

/**
 * What the wallet has accepted, told from its answers alone: each transaction once, however often it
 * was sent. Amounts are minor units.
 */
export type MoveBook = {
  note: (verb: Verb, body: Fields, reply: Reply) => void
  /** A win that the wallet keeps aside for a person is not in the balance. */
  hold: (transactionId: string) => void
  /** What the balance must have changed by since the book was opened. */
  changeMinor: () => bigint
}

/** A new book; nothing has moved. */
export function openMoveBook(): MoveBook {
  const bets = new Map<string, bigint>()
  const wins = new Map<string, bigint>()
  const returned = new Set<string>()
  return {
    note(verb, body, { status }) {
      if (status !== 200) return
      const id = String(body['transaction_id'])
      if (verb === 'bet' && !bets.has(id)) bets.set(id, BigInt(String(body['amount'])))
      if (verb === 'win' && !wins.has(id)) wins.set(id, BigInt(String(body['amount'])))
      if (verb === 'rollback') returned.add(String(body['bet_transaction_id']))
    },
    hold: (id) => wins.delete(id),
    changeMinor() {
      const standing = [...bets].flatMap(([id, minor]) => (returned.has(id) ? [] : [minor]))
      return sum(wins.values()) - sum(standing)
    },
  }
}

function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const minor of amounts) total += minor
  return total
}
