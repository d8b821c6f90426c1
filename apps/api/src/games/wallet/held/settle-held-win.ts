import type { Step } from '@maidan/ledger'
import { moneyText, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { writeInbox } from '../../../support/inbox/write-inbox.ts'
import { lockPlayer } from '../../../identity/queries/lock-players.ts'
import { tellBalance } from '../../../cashier/payments/tell-balance.ts'
import { paidWords, returnedWords } from './held-win-words.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { gameName } from '../../queries/game-name.ts'

type Ports = { ledger: Ledger }

export type Verdict = 'pay' | 'return'

type Row = {
  platform: string
  player_id: bigint
  game: string
  currency: Currency
  win_minor: bigint
  hold_key: string
  is_free: boolean
  jackpot_minor: bigint
  pot_account: bigint | null
}

/**
 * Ends a held win in the caller's transaction: pays it into the player's cash, or gives it back to
 * the house's account that it came from. Refuses with STATE_CHANGED if it was ended before.
 */
export async function settleHeldWin(
  { ledger }: Ports,
  tx: Tx,
  { id, verdict, at }: { id: bigint; verdict: Verdict; at: Date },
): Promise<void> {
  const win = await findHeld(tx, id)
  const player = await lockPlayer(tx, win.player_id)
  const owner = win.is_free ? ('house:free-rounds' as const) : ('house:games' as const)
  const house = await ledger.accounts.house(`${owner}:${win.platform}`, win.currency)
  await endHeld(tx, { id, verdict, at })
  const hold = win.hold_key
  const steps: Step[] =
    verdict === 'pay'
      ? [{ kind: 'void_hold', hold, reason: 'win_paid' }]
      : [{ kind: 'post_hold', hold, to: house, reason: 'win_returned' }, ...potBack(win, house)]
  const key = `${hold}:${verdict}`
  const [result] = await ledger.postIn(tx, [{ key, fingerprint: key, steps }])
  if (result?.status !== 'posted')
    throw new Error(`${key}: the ledger says ${JSON.stringify(result)}`)
  const params = { game: win.game, amount: moneyText(win.win_minor, win.currency) }
  const words = verdict === 'pay' ? paidWords : returnedWords
  await writeInbox(tx, player.id, words[player.language](params))
  await tellBalance(tx, player.id)
}

/** What came out of a pot goes back into it. */
function potBack({ jackpot_minor: amountMinor, pot_account: pot }: Row, house: bigint): Step[] {
  if (pot === null || amountMinor === 0n) return []
  return [{ kind: 'transfer', from: house, to: pot, amountMinor, reason: 'jackpot_returned' }]
}

async function findHeld(tx: Tx, id: bigint): Promise<Row> {
  const { rows } = await sql<Row>`
    SELECT w.platform, w.player_id, ${gameName()} AS game, w.currency, w.win_minor, w.hold_key,
      w.jackpot_minor, (SELECT p.pot_account FROM jackpot_pot p
        WHERE p.jackpot_code = w.jackpot_code AND p.currency = w.currency) AS pot_account,
      EXISTS (SELECT 1 FROM game_round r WHERE r.platform = w.platform AND r.round_id = w.round_id
        AND r.free_grant_id IS NOT NULL) AS is_free
    FROM held_win w JOIN game g ON g.code = w.game_code WHERE w.id = ${id}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The player is locked, so nobody else ends it between the look and the word. */
async function endHeld(tx: Tx, { id, verdict, at }: { id: bigint; verdict: Verdict; at: Date }) {
  const state = verdict === 'pay' ? 'paid' : 'returned'
  const { rows } = await sql`
    UPDATE held_win SET state = ${state}, decided_at = ${at}
    WHERE id = ${id} AND state = 'held' RETURNING id
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
}
