import type { SlotEvent } from '@maidan/contract'
import { showHoldEnded } from './hold/show-hold-ended.ts'
import { showHoldStarted } from './hold/show-hold-started.ts'
import { showRespin } from './hold/show-respin.ts'
import { showCascade } from './cascades/show-cascade.ts'
import { showWildRespin } from './wilds/show-wild-respin.ts'
import { showFreeSpinsEnded, showFreeSpinsWon } from './show-free-spins.ts'
import { showSpin } from './show-spin.ts'
import { showTotal } from './wins/show-total.ts'
import { showWins } from './wins/show-wins.ts'
import type { Showing } from './showing.ts'

type Kind = SlotEvent['type']
type Shower<K extends Kind> = (
  event: Extract<SlotEvent, { type: K }>,
  showing: Showing,
) => Promise<void>

/** How each kind of event looks. */
const SHOW: { [K in Kind]: Shower<K> } = {
  spin: showSpin,
  wins: showWins,
  cascade: showCascade,
  wild_respin: showWildRespin,
  free_spins_won: showFreeSpinsWon,
  free_spins_ended: showFreeSpinsEnded,
  hold_started: showHoldStarted,
  respin: showRespin,
  hold_ended: showHoldEnded,
  round_total: showTotal,
}

/** Plays a round's events one after the other, exactly as they were drawn. */
export async function showRound(events: readonly SlotEvent[], showing: Showing): Promise<void> {
  for (const event of events) await showEvent(event, showing)
}

async function showEvent<K extends Kind>(
  event: Extract<SlotEvent, { type: K }>,
  showing: Showing,
): Promise<void> {
  const show: Shower<K> = SHOW[event.type]
  await show(event, showing)
}
