import type { Step } from '@maidan/ledger'
import { moneyText, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { writeInbox } from '../../../support/inbox/write-inbox.ts'
import { lockPlayer } from '../../../identity/queries/lock-players.ts'
import { tellBalance } from '../../../cashier/payments/tell-balance.ts'
import { paidFreeWords, paidWords, returnedWords } from './held-win-words.ts'
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
  /** The free rounds that it was won in. */
  free_grant_id: bigint | null
  jackpot_minor: bigint
  pot_account: bigint | null
}

/**
 * Ends a held win in the caller's transaction: pays it into the player's cash, or gives it back to
 * the house's account that it came from. One of a free round that is paid goes the way of its grant's other
 * wins, and becomes of them what the promotion says. Refuses with STATE_CHANGED if it was ended before.
 */
export async function settleHeldWin(
  { ledger }: Ports,
  tx: Tx,
  { id, verdict, at }: { id: bigint; verdict: Verdict; at: Date },
): Promise<void> {
  const win = await findHeld(tx, id)
  const player = await lockPlayer(tx, win.player_id)
  await endHeld(tx, { id, verdict, at })
  const steps = verdict === 'pay' ? await paySteps(ledger, win) : await returnSteps(ledger, win)
  const key = `${win.hold_key}:${verdict}`
  const [result] = await ledger.postIn(tx, [{ key, fingerprint: key, steps }])
  if (result?.status !== 'posted')
    throw new Error(`${key}: the ledger says ${JSON.stringify(result)}`)
  if (verdict === 'pay') await countFreeWin(tx, win)
  const params = { game: win.game, amount: moneyText(win.win_minor, win.currency) }
  await writeInbox(tx, player.id, wordsOf(win, verdict)[player.language](params))
  await tellBalance(tx, player.id)
}

/** What free rounds win waits for their end, out of the player's reach. */
async function paySteps(
  { accounts }: Ledger,
  { hold_key: hold, free_grant_id: grant, currency }: Row,
): Promise<Step[]> {
  if (grant === null) return [{ kind: 'void_hold', hold, reason: 'win_paid' }]
  const to = await accounts.house('house:free-won', currency)
  return [{ kind: 'post_hold', hold, to, reason: 'free_round_win' }]
}

async function returnSteps({ accounts }: Ledger, win: Row): Promise<Step[]> {
  const { hold_key: hold, free_grant_id: grant, platform, currency } = win
  const owner = grant === null ? ('house:games' as const) : ('house:free-rounds' as const)
  const house = await accounts.house(`${owner}:${platform}`, currency)
  return [{ kind: 'post_hold', hold, to: house, reason: 'win_returned' }, ...potBack(win, house)]
}

/** Free rounds that have ended meanwhile are settled anew by whatever they have won since. */
async function countFreeWin(tx: Tx, { free_grant_id: grant, win_minor: minor }: Row) {
  await sql`
    UPDATE free_grant SET won_minor = won_minor + ${minor} WHERE id = ${grant}
  `.execute(tx)
}

function wordsOf({ free_grant_id: grant }: Row, verdict: Verdict) {
  if (verdict === 'return') return returnedWords
  return grant === null ? paidWords : paidFreeWords
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
      (SELECT r.free_grant_id FROM game_round r
        WHERE r.platform = w.platform AND r.round_id = w.round_id) AS free_grant_id
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
