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

export type KeptBalance = {
  /** What is told next may be an old balance: an answer was lost, and a repeat tells that of its first time. */
  doubt: () => void
  /** The game waits for its player again. */
  idle: () => void
  stop: () => void
}

/** Asks for the balance anew when an idle game may show an old one, and of one that is not idle once it is. */
export function keepBalance(session: string, { isIdle, knownMinor, take }: Idle): KeptBalance {
  let isDoubted = false
  const look = async () => {
    isDoubted = !isIdle()
    if (isDoubted) return
    const before = knownMinor()
    // Nobody has pressed anything: what cannot be heard now is told at the next press.
    const view = await resumeGame(session).catch(() => null)
    // A round that was played meanwhile knows better.
    if (view !== null && isIdle() && knownMinor() === before) take(view)
  }
  return {
    doubt: () => {
      isDoubted = true
    },
    idle: () => {
      if (isDoubted) void look()
    },
    stop: hearPurse(() => void look()),
  }
}
