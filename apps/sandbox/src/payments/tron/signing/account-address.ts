import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const PREFIX = '41'
const ADDRESS_BYTES = 20

/** The address of a public key, as the chain keeps it: 21 bytes of hex. */
export function accountAddress(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const hash = Buffer.from(keccak_256(point.subarray(1)))
  return PREFIX + hash.subarray(-ADDRESS_BYTES).toString('hex')
}
