import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** How long a way in stays open. */
export const ENROLMENT_LASTS_MS = 48 * 3_600_000

/** Crockford's letters and digits: none of them looks like another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 bits a part: nobody tries them all at a door that counts. */
const PART_LENGTH = 12
const GROUP_LENGTH = 4

/** A new part of an enrolment code, as it is shown: `7K2M-Q9TX-4FHB`. */
export function newCodePart(): string {
  const letters = Array.from({ length: PART_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return groupsOf(letters.join(''), GROUP_LENGTH).join('-')
}

/** What is stored of a part: worth nothing for another person. */
export function hashCodePart(secret: string, staffId: bigint, part: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['enrolment', staffId.toString(), plain(part)]))
    .digest()
}

/** Whether what was typed is exactly the given parts, in any order and any spelling. */
export function fitsParts(
  secret: string,
  staffId: bigint,
  typed: string,
  hashes: readonly Buffer[],
): boolean {
  const parts = groupsOf(plain(typed), PART_LENGTH)
  const given = parts.map((part) => hashCodePart(secret, staffId, part))
  if (given.length !== hashes.length) return false
  return hashes.every((hash) => given.some((one) => timingSafeEqual(one, hash)))
}

/** As people type what they hear: small letters, spaces, O for 0, I and L for 1. */
function plain(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.replace(/O/g, '0').replace(/[IL]/g, '1')
}

function groupsOf(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []
}
