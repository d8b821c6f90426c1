import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { findMarket } from '../../exchange/desk/find-market.ts'
import { needsApproval } from '../../exchange/desk/needs-approval.ts'
import { readOutcome, readVoidSpans } from '../../exchange/desk/read-outcome.ts'
import { decideSettlement, type SettlementPlan } from '../../exchange/settle/decide-settlement.ts'
import { readCommission, readMatched } from '../../exchange/settle/read-matched.ts'
import type { Handler } from '../../http/handler.ts'
import { requireRole } from '../../staff/require-role.ts'

type Players = SettlementPlan['settlement']['players']

/** Players that are shown by name: those for whom most moves. */
const PLAYERS_SHOWN_MAX = 50

const money = (minor: bigint) => decimalAmount(minor, 'BDT')

export const staffPreviewSettlement: Handler<Calls['staffPreviewSettlement']> = async (
  ctx,
  { staff, params, body },
) => {
  requireRole(staff, 'trader', 'auditor')
  const market = await findMarket(ctx, params.code)
  const outcome = readOutcome(body, market, '')
  const voidSpans = readVoidSpans(body)
  const commissionHundredths = await readCommission(ctx.db, market.id)
  const matched = await readMatched(ctx.db, market.id)
  const { settlement } = decideSettlement(matched, outcome, { commissionHundredths, voidSpans })
  const { players } = settlement
  const sum = (of: (player: Players[number]) => bigint) =>
    players.reduce((total, player) => total + of(player), 0n)
  const paidMinor = sum(({ netMinor }) => (netMinor > 0n ? netMinor : 0n))
  const collectedMinor = sum(({ netMinor }) => (netMinor < 0n ? -netMinor : 0n))
  return {
    players: await named(ctx, players),
    total_players: players.length,
    paid: money(paidMinor),
    collected: money(collectedMinor),
    commission: money(sum(({ commissionMinor }) => commissionMinor)),
    house: money(collectedMinor - paidMinor),
    needs_approval: await needsApproval(ctx.db, { market, outcome, voidSpans }),
  }
}

async function named({ db }: Context, players: Players) {
  const most = players
    .toSorted((a, b) => Number(size(b.netMinor) - size(a.netMinor)))
    .slice(0, PLAYERS_SHOWN_MAX)
  const { rows } = await sql<{ id: bigint; username: string }>`
    SELECT id, username FROM player
    WHERE id = ANY(${most.map(({ playerId }) => playerId)}::bigint[])
  `.execute(db)
  const names = new Map(rows.map(({ id, username }) => [Number(id), username]))
  return most.map(({ playerId, grossMinor, commissionMinor, netMinor }) => ({
    id: playerId,
    username: names.get(playerId) ?? '',
    gross: money(grossMinor),
    commission: money(commissionMinor),
    net: money(netMinor),
  }))
}

function size(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}
