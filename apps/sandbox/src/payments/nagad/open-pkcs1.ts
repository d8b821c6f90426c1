import { constants, privateDecrypt, type KeyObject } from 'node:crypto'

const MARK = [0x00, 0x02] as const
const FILLING_BYTES_MIN = 8

/**
 * Opens what was sealed with RSA and PKCS#1 v1.5, which the partner's protocol asks for and Node no
 * longer opens by itself. In a sandbox nobody gains by the time it takes. @throws when it is none.
 */
export function openPkcs1(key: KeyObject, sealed: Buffer): Buffer {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed)
  const end = block.indexOf(0, MARK.length)
  const isMarked = MARK.every((byte, index) => block[index] === byte)
  if (!isMarked || end < MARK.length + FILLING_BYTES_MIN)
    throw new Error('This is not PKCS#1 v1.5.')
  return block.subarray(end + 1)
}
