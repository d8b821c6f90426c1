import type { Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import type { Handler } from '../../platform/http/handler.ts'
import { readAuditCheck } from '../../platform/audit/read-audit-check.ts'
import { readChainLag } from '../../cashier/usdt/chain/read-chain-lag.ts'
import { countStrange } from '../../cashier/usdt/sweeps/list-strange.ts'
import type { Usdt } from '../../cashier/usdt/open-usdt.ts'
import { countApprovals } from '../../platform/approvals/list-approvals.ts'
import { countDifferences } from '../../games/comparison/desk/count-differences.ts'
import { countFullDays } from '../../games/mosts/count-full-days.ts'
import { countStuckContests } from '../../games/contests/stuck-contests.ts'
import { countHeldWins } from '../../games/wallet/held/held-wins.ts'
import { countCases } from '../../identity/abuse/cases/list-cases.ts'
import { countOverview } from '../queries/count-overview.ts'
import { readLastProof } from '../proof/read-proofs.ts'
import { ledgerTotals } from '../queries/ledger-totals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; config: Config; db: Db; usdt: Usdt | null }

export const staffOverview: Handler<Calls['staffOverview'], Ports> = async (ports, { staff }) => {
  const { db, clock } = ports
  const counts = await countOverview(db)
  const totals = await ledgerTotals(db)
  const audit = await readAuditCheck(db)
  const proof = await readLastProof(db)
  const approvals = await countApprovals(db, { staff, at: clock.now() })
  const days = await countFullDays(ports)
  return {
    username: staff.username,
    role: staff.role,
    deposits_waiting: Number(counts.deposits),
    deposits_oldest_at: counts.deposits_oldest?.toISOString() ?? null,
    withdrawals_waiting: Number(counts.withdrawals),
    withdrawals_oldest_at: counts.withdrawals_oldest?.toISOString() ?? null,
    chats_waiting: Number(counts.chats),
    held_wins: await countHeldWins(db, 'held'),
    provider_days_near: days.near,
    provider_days_reached: days.reached,
    chain_minutes_behind: await readChainLag(ports),
    strange_transfers: await countStrange(db),
    round_differences: await countDifferences(db),
    stuck_contests: await countStuckContests(db, clock.now()),
    abuse_cases: await countCases(db, 'open'),
    approvals_waiting: approvals.waiting,
    approvals_decided_at: approvals.decidedAt?.toISOString() ?? null,
    players: Number(counts.players),
    players_today: Number(counts.players_today),
    audit_checked_at: audit?.at.toISOString() ?? null,
    audit_broken_at: audit?.broken_id == null ? null : Number(audit.broken_id),
    books_checked_at: proof?.at.toISOString() ?? null,
    books_breaks: Number(proof?.alarm_count ?? 0n),
    books_known: Number((proof?.break_count ?? 0n) - (proof?.alarm_count ?? 0n)),
    ledger: totals.map(({ currency, ...sums }) => ({ currency, ...inText(sums, currency) })),
  }
}

type Sums = { sum: bigint; players: bigint; held: bigint; clearing: bigint; house: bigint }

function inText(sums: Sums, currency: Currency) {
  const text = (minor: bigint) => decimalAmount(minor, currency)
  return {
    sum: text(sums.sum),
    players: text(sums.players),
    held: text(sums.held),
    clearing: text(sums.clearing),
    house: text(sums.house),
  }
}
