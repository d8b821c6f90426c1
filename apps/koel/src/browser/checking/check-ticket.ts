import { drawTicket } from '../../ticket/draw-ticket.ts'
import { expandSeeds } from './expand-seeds.ts'

export type Claim = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** The pictures of the fields, with blanks between. */
  readonly fields: string
  readonly prize: string
}

/** Checks a ticket without asking anybody: the hash of the seed, and the draw again. */
export async function checkTicket(claim: Claim): Promise<boolean> {
  const seed = new TextEncoder().encode(claim.serverSeed)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seed))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const ticket = drawTicket(await expandSeeds(claim.serverSeed, claim.clientSeed))
  const isSameTicket = ticket.fields.join(' ') === claim.fields
  return (
    hash === claim.serverSeedHash && isSameTicket && (ticket.prize?.picture ?? '') === claim.prize
  )
}
