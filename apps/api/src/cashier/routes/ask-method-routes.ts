import { paymentMethods, type PaymentMethod, type PaymentRoute } from '@maidan/cashier'
import type { CallBody, Calls } from '@maidan/contract'
import { decimalAmount, latinDigits, type Currency } from '@maidan/money'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import { readAmountBetween } from '../methods/read-amount-between.ts'
import { lockMethod, methodSubject } from '../methods/lock-method.ts'
import { ownRoute, readRoutes } from './read-routes.ts'
import { routeChoices } from './route-choices.ts'

type Ports = { clock: Clock; db: Db }

type Body = CallBody<Calls['staffAskMethodRoutes']>
type Asked = Body & { id: bigint; staff: StaffIdentity; ip: string }

const PERCENT_MAX = 100

/**
 * Asks a second person by which pages a method is to be served; answers the request's id. The fields
 * of a route carry its number, from 0: `to_0`, `amount_from_0`. Refuses at its field a method whose
 * page does not take it or that stands there twice, and routes that are so already (STATE_CHANGED).
 */
export function askMethodRoutes({ db, clock }: Ports, asked: Asked): Promise<bigint> {
  const { id, reason: why, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const { key, name } = await lockMethod(tx, id)
    const method = paymentMethods.find((one) => one.key === key)
    if (!method) throw new Refusal('METHOD_UNAVAILABLE')
    const routes = readAsked(asked, method)
    const now = (await readRoutes(tx))(key)
    const { currency } = method
    const then = routes.length > 0 ? routes : ownRoute(key)
    const [found, effect] = [now, then].map((one) => routesText(one, currency))
    if (found === effect || found === undefined || effect === undefined)
      throw new Refusal('STATE_CHANGED')
    const asking = {
      kind: 'method.routes' as const,
      subject: methodSubject(key),
      command: { methodId: id.toString(), routes: routes.map(asCommand) },
      why,
      evidence: {
        reasons: ['always' as const],
        claimed: { method: name, currency },
        found: { routes: found },
        effect: { routes: effect },
      },
    }
    return askApproval(tx, { ...asking, staff, ip, at: clock.now() }, 'reason')
  })
}

function readAsked({ routes }: Body, method: PaymentMethod): PaymentRoute[] {
  const choices = routeChoices(method).map(({ key }) => key)
  return routes.map((route, at) => {
    const isTwice = routes.findIndex(({ to }) => to === route.to) < at
    if (!choices.includes(route.to) || isTwice) throw fieldRefusal('METHOD_UNAVAILABLE', `to_${at}`)
    return readRoute(route, at, method)
  })
}

function readRoute(
  { to, amount_from, amount_to, success_min }: Body['routes'][number],
  at: number,
  { currency, depositMaxMinor: maxMinor }: PaymentMethod,
): PaymentRoute {
  const fromMinor = readAmountBetween(amount_from, `amount_from_${at}`, {
    minMinor: 0n,
    maxMinor,
    currency,
  })
  const isOpen = String(amount_to).trim() === ''
  const toMinor = isOpen
    ? null
    : readAmountBetween(amount_to, `amount_to_${at}`, { minMinor: fromMinor, maxMinor, currency })
  return {
    to,
    fromMinor,
    toMinor,
    successMinPercent: readPercent(success_min, `success_min_${at}`),
  }
}

function readPercent(typed: string | number, field: string): number {
  const text = latinDigits(String(typed))
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : PERCENT_MAX + 1
  if (percent <= PERCENT_MAX) return percent
  throw fieldRefusal('NUMBER_OUT_OF_RANGE', field, { min: 0, max: PERCENT_MAX })
}

function asCommand({ to, fromMinor, toMinor, successMinPercent }: PaymentRoute) {
  return {
    to,
    fromMinor: String(fromMinor),
    toMinor: toMinor === null ? null : String(toMinor),
    successMinPercent,
  }
}

/** `bKash 0.00–5000.00, 60 % → SSLCommerz ≥ 0.00`: whom, which amounts, and how well it has to do. */
function routesText(routes: readonly PaymentRoute[], currency: Currency): string {
  const amount = (minor: bigint) => decimalAmount(minor, currency)
  return routes
    .map(({ to, fromMinor, toMinor, successMinPercent }) => {
      const range =
        toMinor === null ? `≥ ${amount(fromMinor)}` : `${amount(fromMinor)}–${amount(toMinor)}`
      const share = successMinPercent > 0 ? [`${successMinPercent} %`] : []
      return [`${methodName(to)} ${range}`, ...share].join(', ')
    })
    .join(' → ')
}
