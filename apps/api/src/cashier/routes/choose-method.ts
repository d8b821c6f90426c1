import { chooseRoute, type PartnerKey, type PaymentRoute, type RouteState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { readRoutes } from './read-routes.ts'

type Ports = {
  clock: Clock
  db: Db
  partners: PaymentPartners
  partnerHealth: PartnerHealth
}

/** What was decided before says nothing of how a partner does now. */
const LATELY_MS = 3_600_000

type Chosen = {
  /** On whose partner's page it is paid, and with whom the money then is. */
  method: OfferedMethod
  key: PartnerKey
}

/**
 * The method by which an amount of the one that was asked for goes now. Refuses with
 * METHOD_UNAVAILABLE where there is none, and with PARTNER_RESTING while each is left alone.
 */
export async function chooseMethod(
  ports: Ports,
  asked: OfferedMethod,
  amountMinor: bigint,
): Promise<Chosen> {
  const routes = (await readRoutes(ports.db))(asked.key)
  const targets = await readTargets(ports, asked, routes)
  const states = await readStates(ports, routes, targets)
  const choice = chooseRoute(routes, amountMinor, (to) => states.get(to) ?? ABSENT)
  if (choice.kind === 'resting')
    throw new Refusal('PARTNER_RESTING', {
      params: { method: asked.name, seconds: choice.seconds },
    })
  const method = choice.kind === 'route' ? targets.get(choice.route.to) : undefined
  if (!method?.checkout) throw new Refusal('METHOD_UNAVAILABLE')
  return { method, key: method.checkout }
}

const ABSENT: RouteState = { restSeconds: null, succeeded: 0, failed: 0 }

type Targets = Map<string, OfferedMethod>

/** The methods that routes lead to; one that staff stopped serves no other one either. */
async function readTargets(
  { db }: Ports,
  asked: OfferedMethod,
  routes: readonly PaymentRoute[],
): Promise<Targets> {
  const methods = await listMethods(db)
  return new Map(
    methods
      .filter(({ key, status, currency }) => {
        const isOffered = status === 'active' && currency === asked.currency
        return isOffered && routes.some(({ to }) => to === key)
      })
      .map((method) => [method.key, method]),
  )
}

async function readStates(
  ports: Ports,
  routes: readonly PaymentRoute[],
  targets: Targets,
): Promise<Map<string, RouteState>> {
  const counts = routes.some(({ successMinPercent }) => successMinPercent > 0)
    ? await countDecided(ports)
    : new Map<string, Decided>()
  const states = [...targets.values()].map(async ({ key, checkout }) => {
    if (!checkout || !ports.partners.find(checkout)) return [key, ABSENT] as const
    const restSeconds = await ports.partnerHealth.restSeconds(checkout)
    const { succeeded = 0n, failed = 0n } = counts.get(checkout) ?? {}
    const state = { restSeconds, succeeded: Number(succeeded), failed: Number(failed) }
    return [key, state] as const
  })
  return new Map(await Promise.all(states))
}

type Decided = { succeeded: bigint; failed: bigint }

/**
 * Players whose deposits came to an end with each partner lately: each counts once, so that nobody moves
 * all others to another page by failing on purpose. What a payer gave up says nothing of it.
 */
async function countDecided({ db, clock }: Ports): Promise<Map<string, Decided>> {
  const since = new Date(clock.now().getTime() - LATELY_MS)
  const { rows } = await sql<Decided & { partner: string }>`
    SELECT partner,
      count(DISTINCT player_id) FILTER (WHERE state IN ('confirmed', 'credited')) AS succeeded,
      count(DISTINCT player_id) FILTER (WHERE state IN ('failed', 'unknown')) AS failed
    FROM payment
    WHERE direction = 'deposit' AND partner IS NOT NULL AND created_at >= ${since}
      AND state IN ('confirmed', 'credited', 'failed', 'unknown')
    GROUP BY partner
  `.execute(db)
  return new Map(rows.map(({ partner, ...decided }) => [partner, decided]))
}
