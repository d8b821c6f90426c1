import { createHash } from 'node:crypto'

const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE = 58n
const FORM = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const CHECKSUM_BYTES = 4
const PAYLOAD_BYTES = 21

/** What every address of TRON begins with, in hex. */
const PREFIX = '41'

/** An address `T…` as the chain keeps it, 21 bytes of hex; null when its checksum or form is wrong. */
export function readTronAddress(text: string): string | null {
  if (!FORM.test(text)) return null
  let number = 0n
  for (const sign of text) number = number * BASE + BigInt(SIGNS.indexOf(sign))
  const hex = number.toString(16).padStart((PAYLOAD_BYTES + CHECKSUM_BYTES) * 2, '0')
  const payload = hex.slice(0, PAYLOAD_BYTES * 2)
  return payload.startsWith(PREFIX) && hex === payload + checksumOf(payload) ? payload : null
}

/** An address of the chain as people read it: `T…`. */
export function tronAddressText(payload: string): string {
  let number = BigInt(`0x${payload}${checksumOf(payload)}`)
  let text = ''
  while (number > 0n) {
    text = (SIGNS[Number(number % BASE)] ?? '') + text
    number /= BASE
  }
  return text
}

/** An address that belongs to nobody, always the same one for a name. */
export function namedAddress(name: string): string {
  return PREFIX + sha256(Buffer.from(name)).toString('hex', 0, PAYLOAD_BYTES - 1)
}

function checksumOf(payload: string): string {
  return sha256(sha256(Buffer.from(payload, 'hex'))).toString('hex', 0, CHECKSUM_BYTES)
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
