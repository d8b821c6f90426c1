import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { writeInbox } from '../../../support/inbox/write-inbox.ts'
import { heldWords } from './held-win-words.ts'
import type { HeldWin } from './held-win.ts'

/** Writes the wins that a batch held, after their money, and tells their players. */
export async function writeHeldWins(tx: Tx, wins: readonly HeldWin[], now: Date) {
  for (const win of wins) {
    const { because } = win
    const day = because.reason === 'above_daily' ? because : null
    await sql`
      INSERT INTO held_win (platform, transaction_id, round_id, player_id, game_code, currency,
        bet_minor, win_minor, largest_minor, hold_key, created_at, jackpot_code, jackpot_minor,
        reason, most_minor, paid_out_minor)
      VALUES (${win.platform}, ${win.transactionId}, ${win.roundId}, ${win.playerId},
        ${win.gameCode}, ${win.currency}, ${win.betMinor}, ${win.winMinor}, ${win.largestMinor},
        ${win.holdKey}, ${now}, ${win.jackpot?.code ?? null}, ${win.jackpot?.amountMinor ?? 0n},
        ${because.reason}, ${day?.mostMinor ?? null}, ${day?.paidOutMinor ?? null})
    `.execute(tx)
    const amount = moneyText(win.winMinor, win.currency)
    await writeInbox(
      tx,
      win.playerId,
      heldWords[because.reason][win.language]({ game: win.gameName, amount }),
    )
  }
}
