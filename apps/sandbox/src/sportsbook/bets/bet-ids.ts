import { randomBytes } from 'node:crypto'

const BET_ID_BYTES = 12

/** Unique for ever; as the round's id at the wallet it leads the ids of its transactions. */
export function newBetId(): string {
  return `b${randomBytes(BET_ID_BYTES).toString('hex')}`
}
