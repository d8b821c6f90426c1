import { postStudio } from '../studio/call-studio.ts'

/**
 * Tells the studio that a round was shown to its end. When this is lost the round is shown once more
 * at the next visit, which does no harm, so nothing waits for it.
 */
export function tellShown(session: string, roundId: string): void {
  postStudio('/studio/shown', { session, roundId }).catch(() => undefined)
}
