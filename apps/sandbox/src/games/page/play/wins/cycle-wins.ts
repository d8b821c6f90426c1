import type { SlotEvent, SlotWin } from '@maidan/contract'
import { isView } from '../../stage/reels/is-view.ts'
import type { Table } from '../table.ts'
import { winSentence } from './win-sentence.ts'

const EACH_MS = 1_350
const FIRST_MS = 700

/** Wins of the view that stays in the end, to be shown one by one while the game waits. */
export function lastWins(events: readonly SlotEvent[]): readonly SlotWin[] {
  const lastView = events.findLastIndex(isView)
  const wins = events.slice(lastView).find((event) => event.type === 'wins')
  return wins?.wins ?? []
}

/** Shows the wins one after the other, with what each pays, until the signal aborts. */
export async function cycleWins(
  table: Table,
  wins: readonly SlotWin[],
  signal: AbortSignal,
): Promise<void> {
  const { scene, hud, still } = table
  if (wins.length === 0) return
  await scene.clock.wait(FIRST_MS, signal)
  for (let turn = 0; !signal.aborted; turn += 1) {
    const win = wins[turn % wins.length]
    if (win === undefined) return
    scene.wins.show([win], still)
    hud.plaque.message(winSentence(table, win))
    await scene.clock.wait(EACH_MS, signal)
  }
}
