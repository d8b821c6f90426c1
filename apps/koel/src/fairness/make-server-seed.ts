import { randomBytes } from 'node:crypto'

/** A new secret of 256 bits for one ticket, as hexadecimal text. */
export function makeServerSeed(): string {
  return randomBytes(32).toString('hex')
}
