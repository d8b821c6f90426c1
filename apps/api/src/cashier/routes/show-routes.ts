import type { PaymentRoute } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { methodName, type OfferedMethod } from '../deposits/find-method.ts'
import { routeChoices } from './route-choices.ts'

type Shown = CallAnswer<Calls['staffMethods']>['data'][number]['routes']

/** How a method is served, as the desk sees it; null for one that no partner's page takes. */
export function showRoutes(
  method: OfferedMethod,
  { routes, approvalId }: { routes: readonly PaymentRoute[]; approvalId: number | null },
): Shown {
  const choices = routeChoices(method)
  if (choices.length === 0) return null
  const text = (minor: bigint) => decimalAmount(minor, method.currency)
  return {
    set: routes.map(({ to, fromMinor, toMinor, successMinPercent }) => ({
      to,
      name: methodName(to),
      amount_from: text(fromMinor),
      amount_to: toMinor === null ? null : text(toMinor),
      success_min: successMinPercent,
    })),
    choices: choices.map(({ key, name }) => ({ to: key, name })),
    approval_id: approvalId,
  }
}
