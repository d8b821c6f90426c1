import { createHash, randomInt } from 'node:crypto'

/** How many a player gets at once. */
export const RECOVERY_CODES = 10

/** No 0, O, 1, I, L: they are copied from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** 59 bits: nobody tries them all, not even with the hashes in hand. */
const LENGTH = 12
const GROUP_LENGTH = 4

/** New recovery codes as they are shown: `7K2M-Q9TX-4FHB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-')
}

/** What is stored of a code: worth nothing for another player, and the same in any spelling. */
export function hashRecoveryCode(playerId: bigint, typed: string): Buffer {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHash('sha256')
    .update(JSON.stringify(['recovery', playerId.toString(), plain]))
    .digest()
}
