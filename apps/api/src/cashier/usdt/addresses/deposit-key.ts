import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { HDKey } from '@scure/bip32'
import { tronAddress } from './tron-address.ts'

/** The public half of what the addresses of players are made from: it can make them, and spend nothing. */
export type DepositKey = {
  /** Tells one key of the house from another; in hex. */
  fingerprint: string
  /** The address at m/44'/195'/0'/0/i. */
  addressAt(index: number): string
}

const EXTERNAL_CHAIN = 0
/** m/44'/195'/0' lies three steps below its seed. */
const ACCOUNT_DEPTH = 3

/**
 * Opens the house's extended public key of `m/44'/195'/0'`.
 *
 * @throws Error where the text is none, or is a private one: that has no business on a server.
 */
export function openDepositKey(xpub: string): DepositKey {
  if (!xpub.startsWith('xpub'))
    throw new Error('USDT_XPUB must be an extended public key: it begins with xpub')
  const account = readKey(xpub)
  if (account.depth !== ACCOUNT_DEPTH)
    throw new Error("USDT_XPUB must be the key of m/44'/195'/0', three steps below its seed")
  const external = account.deriveChild(EXTERNAL_CHAIN)
  return {
    fingerprint: account.fingerprint.toString(16).padStart(8, '0'),
    addressAt: (index) => tronAddress(accountOf(external.deriveChild(index))),
  }
}

function readKey(xpub: string): HDKey {
  try {
    return HDKey.fromExtendedKey(xpub)
  } catch {
    throw new Error('USDT_XPUB cannot be read: a letter of it is wrong')
  }
}

/** The last 20 bytes of the hash of both halves of the point, without the byte before them. */
function accountOf({ publicKey }: HDKey): string {
  if (publicKey === null) throw new Error('a key without a public half')
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')
}
