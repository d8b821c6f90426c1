import { createHash } from 'node:crypto'

/** The letters of all references: none that is taken for another one over a phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 15

/** The reference of a cashback: always the same for one promotion, week and player. */
export function cashbackReference(of: {
  promotionId: bigint
  weekFrom: Date
  playerId: bigint
}): string {
  const named = `cashback ${of.promotionId} ${of.weekFrom.toISOString()} ${of.playerId}`
  const bytes = [...createHash('sha256').update(named).digest().subarray(0, LENGTH)]
  return `C${bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
