import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import { stopFacts } from '../../platform/approvals/stop-facts.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { isBlocked, lockAccess } from './lock-access.ts'
import { BLOCK, readBlock } from './read-block.ts'
import { readOpenRequests } from './read-open-requests.ts'
import { writeAccess } from './write-access.ts'

type Ports = { clock: Clock; db: Db }

type Wish = CallBody<Calls['staffBlockPlayer']> & {
  playerId: bigint
  staff: StaffIdentity
  ip: string
}
type Step = { wish: Wish; subject: string; at: Date }

/**
 * Blocks a section of a player at once, the whole account with its sessions, or asks a second person
 * to open it again (law 24): a break is such a block, too. Answers what then is open. Refuses to
 * open what is not blocked (STATE_CHANGED) or what somebody asked to open already (APPROVAL_WAITING).
 */
export function blockPlayer(
  ports: Ports,
  wish: Wish,
): Promise<CallAnswer<Calls['staffBlockPlayer']>> {
  const { playerId } = wish
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const step = { wish, subject: `player:${playerId}`, at }
    await (wish.blocked ? block(tx, step) : askToOpen(tx, step))
    const { exchange_blocked, games_blocked, status } = await lockAccess(tx, playerId)
    const open_requests = await readOpenRequests(tx, { playerId, at })
    return { exchange_blocked, games_blocked, status, open_requests }
  })
}

async function block(tx: Tx, { wish, subject, at }: Step) {
  const { playerId, section, reason, staff, ip } = wish
  // Whoever asked to open it did not know of this block.
  await lapseApprovals(tx, { subject, kind: 'player.open', command: { section }, at })
  await lockAccess(tx, playerId)
  await writeAccess(tx, { playerId, section, blocked: true })
  if (section === 'account') await endSessions(tx, playerId, at)
  await writeAudit(tx, { staff, act: BLOCK, subject, detail: { section, reason }, ip, at })
}

async function askToOpen(tx: Tx, { wish, subject, at }: Step) {
  const { playerId, section, reason: why, staff, ip } = wish
  const access = await lockAccess(tx, playerId)
  if (!isBlocked(access, section)) throw new Refusal('STATE_CHANGED')
  const stopped = await readBlock(tx, { playerId, section })
  const evidence = {
    reasons: ['always' as const],
    claimed: { player: access.username, section },
    found: stopFacts(stopped ? [stopped] : []),
    effect: {},
  }
  const command = { playerId: playerId.toString(), section, stop: stopped?.id.toString() ?? null }
  const asking = { kind: 'player.open' as const, subject, command, why, evidence }
  await askApproval(tx, { ...asking, staff, ip, at }, 'reason')
}

async function endSessions(tx: Tx, playerId: bigint, at: Date) {
  await sql`
    UPDATE player_session SET ended_at = ${at} WHERE player_id = ${playerId} AND ended_at IS NULL
  `.execute(tx)
  await tellPlayer(tx, playerId, { type: 'logged_out' })
}
