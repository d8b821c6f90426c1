import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token nobody can guess; only its hash is stored. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The session token of one try with a one-time token: the same each time, so that nothing but its hash
 * is kept, and as hard to guess as the try id, which only the page that drew it knows.
 */
export function sessionTokenOfTry(oneTimeToken: string, tryId: string): string {
  return createHmac('sha256', tryId).update(oneTimeToken).digest('base64url')
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
