import { HOME_CURRENCY } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import type { ApprovalEvidence } from '../../platform/approvals/approval-act.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { outcomeText } from '../views/outcome-text.ts'
import { paySettlement } from './pay-settlement.ts'
import { previewSettlement } from './preview-settlement.ts'
import { whySecondPerson } from './why-second-person.ts'
import { readKnownEnd, writeSettlement, type KnownEnd, type MarketEnd } from './write-settlement.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../platform/live/bus.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { config: Config; clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

type ByHand = MarketEnd & { code: string; reason: string; staff: StaffIdentity; ip: string }

/**
 * Settles a market on the word of one member of staff, or asks a second one: which of the two is
 * decided under the market's lock, before anything lapses. Answers the request's id, or null if
 * the market is settled.
 */
export async function settleByHand(ports: Ports, order: ByHand): Promise<bigint | null> {
  const { approvalId, version } = await inTransaction(ports.db, (tx) => decide(ports, tx, order))
  if (version !== null) await paySettlement(ports, { code: order.code, version })
  return approvalId
}

async function decide(ports: Ports, tx: Tx, order: ByHand) {
  const { code, outcome, voidSpans, reason, staff, ip } = order
  const at = ports.clock.now()
  const market = await readKnownEnd(tx, code, { lock: true })
  const reasons = whySecondPerson(market, order, { at, waitMs: settleWaitMs(ports) })
  const subject = `market:${code}`
  if (reasons.length > 0) {
    const command = { code, outcome, voidSpans }
    const evidence = await gatherEvidence(tx, market, { ...order, reasons })
    const asked = { kind: 'market.settle', subject, command, why: reason, evidence } as const
    return {
      approvalId: await askApproval(tx, { ...asked, staff, ip, at }, 'reason'),
      version: null,
    }
  }
  const decidedBy = staff.username
  const version = await writeSettlement(tx, market, { ...order, decidedBy, at })
  const detail = { reason, outcome: JSON.stringify(outcome) }
  await writeAudit(tx, { staff, act: 'market.settle', subject, detail, ip, at })
  return { approvalId: null, version }
}

/** How long a result stands before one person, or the feed, may pay it. */
export function settleWaitMs({ config }: Ports): number {
  return config.SETTLE_AFTER_SECONDS * 1000
}

async function gatherEvidence(
  tx: Tx,
  market: KnownEnd,
  { outcome, voidSpans, reasons }: MarketEnd & Pick<ApprovalEvidence, 'reasons'>,
): Promise<ApprovalEvidence> {
  const preview = await previewSettlement(tx, { id: market.id, outcome, voidSpans })
  const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  const spans = voidSpans.map(({ fromMs, toMs }) => [fromMs, toMs].map(asInstant).join('/'))
  const { settled } = market
  return {
    reasons,
    claimed: {
      market: `${market.eventName} · ${market.name}`,
      result: outcomeText(outcome, market.runners),
      ...(spans.length > 0 && { void_spans: spans.join(' ') }),
    },
    found: {
      event_starts_at: market.startsAt.toISOString(),
      ...partnerResult(market),
      ...(settled && { settled_result: outcomeText(settled.end.outcome, market.runners) }),
    },
    effect: {
      players: String(preview.players.length),
      paid: money(preview.paidMinor),
      collected: money(preview.collectedMinor),
      house: money(preview.houseMinor),
    },
  }
}

/** All that the partner said since the market was settled last, in its order. */
function partnerResult({ outcome, contradicted, settled, runners }: KnownEnd) {
  const said = [...(outcome && !settled ? [outcome] : []), ...contradicted]
  if (said.length === 0) return {}
  return { partner_result: said.map((one) => outcomeText(one, runners)).join(' → ') }
}

function asInstant(ms: number): string {
  return new Date(ms).toISOString()
}
