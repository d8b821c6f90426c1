import type { FreeRoundsView } from '../../studio-api.ts'
import { showMessage } from '../sheets/message-sheet.ts'
import { resumeGame } from '../studio/enter-game.ts'
import type { FreeRounds } from './free-rounds.ts'
import type { Table } from './table.ts'

type Player = { table: Table; session: string; freeRounds: FreeRounds }

/** Takes over how free rounds stand once one was shown; after the last one, says what they have won. */
export async function afterFreeRound(player: Player, view: FreeRoundsView): Promise<void> {
  const { table, freeRounds } = player
  freeRounds.set(view)
  if (view.left > 0) return
  const { speech, money } = table
  const wonMinor = BigInt(view.wonMinor)
  const values = { count: view.rounds, amount: money(wonMinor) }
  await showMessage({
    title: speech.say('freeRoundsOver'),
    text: speech.say(wonMinor > 0n ? 'freeRoundsTotal' : 'freeRoundsNothing', values),
    button: speech.say('ok'),
  })
  await askFreeRounds(player)
}

/** Asks how the free rounds stand; what cannot be heard now is heard with the next answer. */
export async function askFreeRounds({ session, freeRounds }: Omit<Player, 'table'>): Promise<void> {
  const view = await resumeGame(session).catch(() => null)
  if (view !== null) freeRounds.set(view.freeRounds)
}
