import type { SessionView } from '../../studio-api.ts'
import { hearPurse } from './hear-purse.ts'
import { resumeGame } from '../studio/enter-game.ts'

/** A game as far as its balance goes. */
export type Idle = {
  /** It waits for its player: nothing on the way would tell the balance by itself. */
  isIdle: () => boolean
  /** The balance as it knows it. */
  knownMinor: () => bigint
  take: (view: SessionView) => void
}

/** Asks for the balance anew when an idle game may show an old one, until what it answers is called. */
export function keepBalance(session: string, { isIdle, knownMinor, take }: Idle): () => void {
  const look = async () => {
    if (!isIdle()) return
    const before = knownMinor()
    // Nobody has pressed anything: what cannot be heard now is told at the next press.
    const view = await resumeGame(session).catch(() => null)
    // A round that was played meanwhile knows better.
    if (view !== null && isIdle() && knownMinor() === before) take(view)
  }
  return hearPurse(() => void look())
}
