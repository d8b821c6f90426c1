import { constants, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** Whose keys, and the hash that both sign with. */
export type RsaKeys = { own: KeyObject; partner: KeyObject; hash: 'sha256' | 'sha1' }

export type SealedText = { sensitiveData: string; signature: string }

/** Before the text stand 0, 2, eight bytes of padding or more, and 0. */
const HEAD_BYTES_MIN = 11
const PADDING_AT = 2

/**
 * Encrypts a text for the partner and signs the same bytes. PKCS#1 v1.5 is what the partner asks
 * for; nobody would choose it today.
 */
export function sealForPartner({ own, partner, hash }: RsaKeys, text: string): SealedText {
  const bytes = Buffer.from(text)
  const padding = constants.RSA_PKCS1_PADDING
  return {
    sensitiveData: publicEncrypt({ key: partner, padding }, bytes).toString('base64'),
    signature: sign(hash, bytes, own).toString('base64'),
  }
}

/** The text that a partner encrypted for us; null if it is not whole, or not signed by them. */
export function openFromPartner(keys: RsaKeys, sealed: SealedText): string | null {
  const bytes = decrypt(keys.own, Buffer.from(sealed.sensitiveData, 'base64'))
  if (bytes === null) return null
  const signature = Buffer.from(sealed.signature, 'base64')
  return verify(keys.hash, bytes, keys.partner, signature) ? bytes.toString('utf8') : null
}

/**
 * Node takes the padding off only where its OpenSSL hides whether it was right (from 3.2), and
 * refuses elsewhere: so it is taken off here, and works alike on all of them. Who sends wrong
 * padding learns nothing: every byte is looked at, a fault ends like a wrong signature, and what
 * is decrypted came as the answer to our own call.
 */
function decrypt(key: KeyObject, bytes: Buffer): Buffer | null {
  try {
    return unpad(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes))
  } catch {
    // Longer or shorter than the key, or no number below it.
    return null
  }
}

/** What follows the first 0 after the padding; every byte costs the same, right or wrong. */
function unpad(block: Buffer): Buffer | null {
  let isPadding = 1
  let start = PADDING_AT
  for (const byte of block.subarray(PADDING_AT)) {
    isPadding &= isZero(byte) ^ 1
    start += isPadding
  }
  const [first = 1, second = 0] = block
  const isWhole = isZero(first) & isZero(second ^ 2) & (isPadding ^ 1)
  // `start` is where the 0 stands.
  return isWhole === 1 && start + 1 >= HEAD_BYTES_MIN ? block.subarray(start + 1) : null
}

/** 1 for 0 and 0 for every other byte, without a branch. */
function isZero(byte: number): number {
  return ((byte - 1) >>> 31) & 1
}
