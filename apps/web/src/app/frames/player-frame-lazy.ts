import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'

/** What only a player needs around his screens; a guest never fetches it. */
export const PlayerFrame = lazyScreen(async () => (await import('./player-frame.tsx')).PlayerFrame)
