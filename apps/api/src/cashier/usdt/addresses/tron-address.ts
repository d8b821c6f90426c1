import { createHash } from 'node:crypto'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Begins every address of the chain, and makes it begin with a T where people read it. */
const PREFIX = '41'
const CHECKSUM_BYTES = 4
const ADDRESS_BYTES = 1 + 20 + CHECKSUM_BYTES
const ADDRESS = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const ACCOUNT = /^[0-9a-f]{40}$/

/** An address as people read it, of an account as the chain writes it: 20 bytes in hex. */
export function tronAddress(account: string): string {
  if (!ACCOUNT.test(account)) throw new Error(`no account of TRON: ${account}`)
  const bytes = Buffer.from(PREFIX + account, 'hex')
  let rest = BigInt(`0x${Buffer.concat([bytes, checksum(bytes)]).toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = (LETTERS[Number(rest % 58n)] ?? '') + text
  return text
}

/** The account behind an address, 20 bytes in hex; null if a letter of it is wrong. */
export function tronAccount(address: string): string | null {
  if (!ADDRESS.test(address)) return null
  let number = 0n
  for (const letter of address) number = number * 58n + BigInt(LETTERS.indexOf(letter))
  const hex = number.toString(16).padStart(2 * ADDRESS_BYTES, '0')
  const bytes = Buffer.from(hex, 'hex')
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const isWhole = bytes.length === ADDRESS_BYTES && hex.startsWith(PREFIX)
  if (!isWhole || !checksum(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return null
  return hex.slice(PREFIX.length, -2 * CHECKSUM_BYTES)
}

function checksum(bytes: Buffer): Buffer {
  return sha256(sha256(bytes)).subarray(0, CHECKSUM_BYTES)
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
