import { StudioUnreachable } from '../../../games/page/studio/call-studio.ts'
import { withRetries } from '../../../games/page/studio/spin-retry.ts'
import { waitForLine } from '../../../games/page/windows/wait-for-line.ts'

type Patience = {
  /** The answer is late, or was lost and is asked for again. */
  onSlow: () => void
  /** An answer came, or the player is asked. */
  onHeard: () => void
  /** Resolves when the player wants it tried again. */
  offerRetry: () => Promise<void>
}

/**
 * Asks the studio for something that it does once, however often it is asked: a lost answer is asked
 * for again, by itself and then by the player. Throws StudioRefusal.
 */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  { onSlow, onHeard, offerRetry }: Patience,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await withRetries(ask, waitForLine, onSlow)
      onHeard()
      return answer
    } catch (error) {
      onHeard()
      if (!(error instanceof StudioUnreachable)) throw error
      await offerRetry()
    }
  }
}
