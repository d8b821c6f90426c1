import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { percentText } from '../../bonuses/rules/percent-text.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import { CHAIN_KEY, chainLagMinutes } from '@maidan/cashier'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { readCursor, type ChainCursor } from '../usdt/chain/chain-cursor.ts'
import type { Usdt } from '../usdt/open-usdt.ts'
import { readRoutes } from '../routes/read-routes.ts'
import { showRoutes } from '../routes/show-routes.ts'
import { methodSubject } from './lock-method.ts'
import { readMethodFigures } from './read-method-figures.ts'

export type ListPorts = {
  clock: Clock
  db: Db
  partners: PaymentPartners
  partnerHealth: PartnerHealth
  usdt: Usdt | null
}

type StaffMethod = CallAnswer<Calls['staffMethods']>['data'][number]

/** Every method in order, stopped ones too, with its partner's health and how its deposits go. */
export async function listStaffMethods(ports: ListPorts): Promise<StaffMethod[]> {
  const { db, clock, partnerHealth } = ports
  const at = clock.now()
  const [methods, figuresOf, waiting, health, cursor, routesOf] = await Promise.all([
    listMethods(db),
    readMethodFigures(db, at),
    readWaiting(db, at),
    partnerHealth.read(),
    readCursor(db),
    readRoutes(db),
  ])
  return methods.map((method) => {
    const { id, key, name, currency, status } = method
    const approval_id = waiting.get(`method.open ${methodSubject(key)}`) ?? null
    const partner = partnerOf(ports, method, health)
    const chain = method.type === 'chain' ? chainOf(cursor, at) : null
    const state = { id: Number(id), name, currency, status, approval_id }
    const asked = waiting.get(`method.terms ${methodSubject(key)}`) ?? null
    const terms = method.type === 'chain' ? null : { ...showTerms(method), approval_id: asked }
    const withdraws = method.withdraws !== false
    const routes = showRoutes(method, {
      routes: routesOf(key),
      approvalId: waiting.get(`method.routes ${methodSubject(key)}`) ?? null,
    })
    return { ...state, terms, routes, withdraws, partner, chain, ...figuresOf(key) }
  })
}

function showTerms({ terms, currency }: OfferedMethod) {
  const { depositDayMaxMinor, withdrawalDayMaxMinor, feeFixedMinor, feePercentHundredths } = terms
  const text = (minor: bigint) => decimalAmount(minor, currency)
  return {
    deposit_day_max: depositDayMaxMinor === null ? null : text(depositDayMaxMinor),
    withdrawal_day_max: withdrawalDayMaxMinor === null ? null : text(withdrawalDayMaxMinor),
    fee_fixed: text(feeFixedMinor),
    fee_percent: percentText(feePercentHundredths),
  }
}

/** How far the chain was read, and whether it can be read on. */
function chainOf(cursor: ChainCursor | null, now: Date): StaffMethod['chain'] {
  if (cursor === null) return null
  const { height, at, broken } = cursor
  const minutes_behind = chainLagMinutes(at.getTime(), now.getTime())
  return { height, block_at: at.toISOString(), broken: broken !== null, minutes_behind }
}

function partnerOf(
  { partners, usdt }: ListPorts,
  { checkout, payout, type }: OfferedMethod,
  health: Awaited<ReturnType<PartnerHealth['read']>>,
): StaffMethod['partner'] {
  const key = type === 'chain' ? CHAIN_KEY : checkout
  if (!key) return null
  const { failures = 0, restSeconds = 0 } = health.get(key) ?? {}
  const configured = key === CHAIN_KEY ? usdt !== null : partners.keys.includes(key)
  const pays_out = payout !== undefined && partners.find(payout)?.payOut !== undefined
  return { key, configured, pays_out, failures, rest_seconds: restSeconds }
}

/** The requests about methods that wait, by kind and subject. */
async function readWaiting(db: Db, at: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; id: bigint }>`
    SELECT kind || ' ' || subject AS subject, id FROM approval
    WHERE kind IN ('method.open', 'method.terms', 'method.routes') AND state = 'waiting' AND expires_at > ${at}
  `.execute(db)
  return new Map(rows.map(({ subject, id }) => [subject, Number(id)]))
}
