import type { CallAnswer, Calls } from '@maidan/contract'
import { fullnessBps } from '@maidan/exchange'
import { decimalAmount } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import type { HouseRiskRow } from './house-risk-row.ts'
import { readLimits, type HouseLimit } from './read-limits.ts'
import { readMarketRisks } from './read-market-risks.ts'
import { readPlayerRisks } from './read-player-risks.ts'
import { readRunnerRisks } from './read-runner-risks.ts'

type Answer = CallAnswer<Calls['staffLiability']>

/** What the house may lose now, each beside its limit: the fullest first, of two the larger. */
export async function readLiability(db: Db, at: Date): Promise<Answer> {
  const [limits, ...risks] = await Promise.all([
    readLimits(db, at),
    readMarketRisks(db),
    readRunnerRisks(db),
    readPlayerRisks(db),
  ])
  const rows = risks.flat().map((risk) => ({ risk, limitMinor: limitFor(limits, risk) }))
  return {
    limits: limits.map(showLimit),
    at_risk: rows
      .map(({ risk, limitMinor }) => ({ risk, shown: showRisk(risk, limitMinor) }))
      .toSorted(
        (one, other) =>
          other.shown.full_bps - one.shown.full_bps ||
          Number(other.risk.atRiskMinor - one.risk.atRiskMinor),
      )
      .map(({ shown }) => shown),
  }
}

function limitFor(limits: readonly HouseLimit[], { sport, scope }: HouseRiskRow): bigint {
  return limits.find((one) => one.sport === sport && one.scope === scope)?.limitMinor ?? 0n
}

function showLimit({ sport, scope, limitMinor, approvalId }: HouseLimit) {
  const limit = decimalAmount(limitMinor, 'BDT')
  return { sport, scope, limit, approval_id: approvalId === null ? null : Number(approvalId) }
}

function showRisk(risk: HouseRiskRow, limitMinor: bigint): Answer['at_risk'][number] {
  const { player, atRiskMinor } = risk
  return {
    scope: risk.scope,
    sport: risk.sport,
    event_name: risk.eventName,
    market_name: risk.marketName,
    market_code: risk.marketCode,
    runner_name: risk.runnerName,
    player: player && { id: Number(player.id), username: player.username },
    at_risk: decimalAmount(atRiskMinor, 'BDT'),
    limit: decimalAmount(limitMinor, 'BDT'),
    full_bps: fullnessBps(atRiskMinor, limitMinor),
  }
}
