import { getStudio } from '../../../games/page/studio/call-studio.ts'
import type { RoundProof, RoundView, SessionView } from '../../../games/studio-api.ts'

/**
 * A round that was ended and seen in another window, as this one has to show it. Throws StudioRefusal
 * or StudioUnreachable.
 */
export async function endedElsewhere(
  session: string,
  known: RoundView,
  { balanceMinor }: Pick<SessionView, 'balanceMinor'>,
): Promise<RoundView> {
  const proof = await getStudio<RoundProof>(`/studio/rounds/${known.roundId}`, session)
  return {
    ...known,
    choices: proof.choices,
    events: proof.events,
    totalWinMinor: proof.totalWinMinor ?? '0',
    isOpen: false,
    settlement: 'done',
    balanceMinor,
  }
}
