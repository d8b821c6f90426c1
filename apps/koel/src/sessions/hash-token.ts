import { createHash } from 'node:crypto'

/** What is stored of a token: who reads the database cannot play with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex')
}
