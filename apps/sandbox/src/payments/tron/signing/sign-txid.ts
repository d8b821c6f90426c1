import { secp256k1 } from '@noble/curves/secp256k1.js'
import { accountAddress } from './account-address.ts'

const RECOVERY_BASE = 27
/** `r`, `s` and one byte that says which of the two keys it was. */
const SIGNATURE = /^[0-9a-f]{130}$/

/** Signs a transaction by its id: `r`, `s` and then the recovery byte, in hex, as TRON's nodes read it. */
export function signTxid(txid: string, privateKey: Uint8Array): string {
  const signed = secp256k1.sign(Buffer.from(txid, 'hex'), privateKey, {
    prehash: false,
    format: 'recovered',
  })
  const [recovery = 0, ...rest] = signed
  return Buffer.from([...rest, recovery + RECOVERY_BASE]).toString('hex')
}

/** The address whose key signed; null where the signature is none. */
export function signerOf(txid: string, signature: string): string | null {
  if (!SIGNATURE.test(signature)) return null
  const bytes = Buffer.from(signature, 'hex')
  const last = bytes.at(-1) ?? 0
  const recovery = last >= RECOVERY_BASE ? last - RECOVERY_BASE : last
  const recovered = Buffer.concat([Buffer.from([recovery]), bytes.subarray(0, -1)])
  try {
    const key = secp256k1.recoverPublicKey(recovered, Buffer.from(txid, 'hex'), { prehash: false })
    return accountAddress(key)
  } catch {
    return null
  }
}
