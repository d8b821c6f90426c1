import type { BetsView } from '../../book-api.ts'
import { getStudio } from '../../../games/page/studio/call-studio.ts'
import { keepAsking, type Asking } from '../ask/keep-asking.ts'
import { isUnsettled } from './bet-text.ts'

const PAUSE_MS = 5_000

type BetsHearing = {
  /** Whether the player looks at the bets. */
  isShown: () => boolean
  onBets: (answer: BetsView) => void
  onFailure: (error: unknown) => void
}

/** Asks for the bets when told to, and again and again while they are shown and one is open. */
export function watchBets(session: string, hearing: BetsHearing): Asking {
  let isOpen = true
  return keepAsking<BetsView>({
    ask: () => getStudio<BetsView>('/book/bets', session),
    onAnswer: (answer) => {
      isOpen = answer.bets.some(isUnsettled)
      hearing.onBets(answer)
    },
    onFailure: hearing.onFailure,
    pauseMs: () => (hearing.isShown() && isOpen ? PAUSE_MS : null),
  })
}
