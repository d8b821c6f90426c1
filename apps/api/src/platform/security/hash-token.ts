import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new opaque token of 256 random bits, and the hash that alone is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
