import { createHash } from 'node:crypto'

/** What is shown before the ticket is bought: it binds us to the seed without telling it. */
export function hashServerSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex')
}
