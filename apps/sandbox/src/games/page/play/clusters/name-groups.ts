import type { SlotWin } from '@maidan/contract'
import type { Showing } from '../showing.ts'
import { winSentence } from '../wins/win-sentence.ts'

const EACH_MS = 900
const EACH_STILL_MS = 600

/** Draws around the groups of a view one after the other, and writes what each pays. */
export async function nameGroups(
  wins: readonly SlotWin[],
  showing: Showing,
  signal: AbortSignal,
): Promise<void> {
  const { scene, hud, still } = showing
  for (const win of wins) {
    if (signal.aborted || showing.fast) return
    if (wins.length > 1) scene.wins.show([win], still)
    hud.plaque.message(winSentence(showing, win))
    await scene.clock.wait(still ? EACH_STILL_MS : EACH_MS, signal)
  }
  if (wins.length > 1) scene.wins.show(wins, still)
}
