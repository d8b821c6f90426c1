import { createHash } from 'node:crypto'

/** The letters of all references: none that is taken for another one over a phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 15

/** What is given for a day or a week once a player, and the first letter of its references. */
const FIRST_LETTERS = { cashback: 'C', mission: 'M' } as const

/** A day or a week of a promotion, as one player has it. */
export type PlayerPeriod = { promotionId: bigint; from: Date; playerId: bigint }

/** The reference of what a period gives: always the same for one promotion, period and player. */
export function periodReference(
  kind: keyof typeof FIRST_LETTERS,
  { promotionId, from, playerId }: PlayerPeriod,
): string {
  const named = `${kind} ${promotionId} ${from.toISOString()} ${playerId}`
  const bytes = [...createHash('sha256').update(named).digest().subarray(0, LENGTH)]
  return `${FIRST_LETTERS[kind]}${bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
