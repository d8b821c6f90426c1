import type { HELD_WIN_REASONS } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Verdict } from '../wallet/held/settle-held-win.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { gameName } from '../queries/game-name.ts'

type Ports = { clock: Clock; db: Db }

type Asked = { id: bigint; verdict: Verdict; reason: string; staff: StaffIdentity; ip: string }

type Row = {
  state: string
  username: string
  game: string
  currency: Currency
  bet_minor: bigint
  win_minor: bigint
  largest_minor: bigint
  reason: (typeof HELD_WIN_REASONS)[number]
  most_minor: bigint | null
  paid_out_minor: bigint | null
}

/** Asks a second person what becomes of a held win; answers the request's id. */
export function askHeldWin(ports: Ports, asked: Asked): Promise<bigint> {
  const { id, verdict, reason: why, staff, ip } = asked
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT w.state, p.username, ${gameName()} AS game, w.currency, w.bet_minor, w.win_minor,
        w.largest_minor, w.reason, w.most_minor, w.paid_out_minor
      FROM held_win w JOIN player p ON p.id = w.player_id JOIN game g ON g.code = w.game_code
      WHERE w.id = ${id}
    `.execute(tx)
    const [win] = rows
    if (!win) throw new Refusal('NOT_FOUND')
    if (win.state !== 'held') throw new Refusal('STATE_CHANGED')
    const money = (minor: bigint) => decimalAmount(minor, win.currency)
    return askApproval(
      tx,
      {
        kind: 'win.release',
        subject: `win:${id}`,
        command: { heldWinId: id.toString(), verdict },
        why,
        evidence: {
          reasons: [win.reason],
          claimed: {
            player: win.username,
            game: win.game,
            currency: win.currency,
            amount: money(win.win_minor),
          },
          found: {
            stake: money(win.bet_minor),
            largest_win: money(win.largest_minor),
            ...(win.most_minor !== null && { day_most: money(win.most_minor) }),
            ...(win.paid_out_minor !== null && { day_paid_out: money(win.paid_out_minor) }),
          },
          effect:
            verdict === 'pay' ? { paid: money(win.win_minor) } : { house: money(win.win_minor) },
        },
        staff,
        ip,
        at: ports.clock.now(),
      },
      'reason',
    )
  })
}
