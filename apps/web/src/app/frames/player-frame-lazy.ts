import { latePart } from '../../lib/chunks/late-part.tsx'

/** What only a player needs around his screens; a guest never fetches it. */
export const PlayerFrame = latePart(async () => (await import('./player-frame.tsx')).PlayerFrame)
