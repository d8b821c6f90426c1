import type { RoundView } from '../../studio-api.ts'
import type { Table } from '../play/table.ts'
import { tellShown } from '../play/tell-shown.ts'
import { tellJackpot } from './show-jackpot.ts'

/** The amount of a jackpot that was shown as won before it was known, and that its round is now told whole. */
export function tellLateJackpot(table: Table, session: string, round: RoundView | null): void {
  const jackpot = round?.jackpot ?? null
  if (round === null || jackpot === null || jackpot.amountMinor === null) return
  tellJackpot(table, { title: jackpot.title, amountMinor: jackpot.amountMinor })
  tellShown(session, round.roundId)
}
