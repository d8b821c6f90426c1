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
    note(verb, body, { status, fields }) {
      if (status !== 200) return
      const id = String(body['transaction_id'])
      if (verb === 'bet' && !bets.has(id)) bets.set(id, BigInt(String(body['amount'])))
      if (verb === 'win' && !wins.has(id)) wins.set(id, paidMinor(body, fields))
      if (verb === 'rollback') returned.add(String(body['bet_transaction_id']))
    },
    hold: (id) => wins.delete(id),
    changeMinor() {
      const standing = [...bets].flatMap(([id, minor]) => (returned.has(id) ? [] : [minor]))
      return sum(wins.values()) - sum(standing)
    },
  }
}

/** A pot comes on top of what the game pays; what a free round wins is no money of the player yet. */
function paidMinor(body: Fields, answer: Fields): bigint {
  if (body['grant'] !== undefined) return 0n
  const pot = answer['jackpot_amount']
  return BigInt(String(body['amount'])) + BigInt(typeof pot === 'string' ? pot : 0)
}

function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const minor of amounts) total += minor
  return total
}
