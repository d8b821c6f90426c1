import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '../../lib/router/router-context.ts'
import { paths } from '../../lib/paths.ts'
import { routeState } from '../../app/routes/route-state.ts'
import type { DepositChoice, MakePayment } from '../../app/routes/route-state.ts'
import { isInRange } from '../../features/funds/choice/amount-range.ts'
import type { AmountRange } from '../../features/funds/choice/amount-range.ts'
import { depositProblem } from '../../features/funds/form-checks.ts'
import type { DepositProblem } from '../../features/funds/form-checks.ts'
import { isEwallet, isUsdt } from '../../features/funds/methods/payment-method.ts'
import type { Channel, Method } from '../../features/funds/methods/payment-method.ts'
import { askEwallet, reserveAccount, walletAsk } from '../../features/funds/queries.ts'
import { paymentMethodsQuery } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { bareAmount } from '../../lib/read-money.ts'
import { readPlayerFacts } from '../../app/player/player-facts.ts'
import type { DepositMoney } from './use-deposit-money.ts'

export type DepositEntry = {
  money: DepositMoney
  method: Method | undefined
  channel: Channel | undefined
  /** The form as it stands, to be found again on the way back. */
  choice: DepositChoice
}

type Outcome =
  | { kind: 'trouble'; trouble: NextTrouble }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'pay'; payment: MakePayment }

export type NextTrouble =
  | { problem: Exclude<DepositProblem, 'outOfRange'> }
  | { range: AmountRange; methodName: string }
  | { error: Error }

/** The press of Next: the five checks, then the payment page or the partner's own (CASH-22). */
export function useNext() {
  const client = useQueryClient()
  const { history } = useRouter()
  const next = useMutation({
    mutationFn: (entry: DepositEntry) => decide(client, entry),
    onSuccess: (outcome, { choice }) => {
      if (outcome.kind === 'trouble') return
      history.keep(routeState('deposit', choice))
      if (outcome.kind === 'elsewhere') location.assign(outcome.url)
      if (outcome.kind === 'pay')
        history.go({
          to: paths.makePayment,
          state: routeState('makePayment', outcome.payment),
        })
    },
  })
  return {
    press: (entry: DepositEntry) => next.mutate(entry),
    busy: next.isPending,
    trouble: troubleOf(next.data, next.error),
    dismiss: () => next.reset(),
  }
}

function troubleOf(outcome: Outcome | undefined, error: Error | null): NextTrouble | null {
  if (error !== null) return { error }
  return outcome?.kind === 'trouble' ? outcome.trouble : null
}

async function decide(client: QueryClient, entry: DepositEntry): Promise<Outcome> {
  const { money, method, channel, choice } = entry
  // Dollars that are waited for may be asked for anew, at another amount.
  const facts = await readPlayerFacts(
    client,
    'deposit',
    ({ payment_method: pending }) => isUsdt(method) && isUsdt(pending ?? undefined),
  )
  const problem = depositProblem(facts, {
    hasAmount: money.minor !== null,
    hasMethod: method !== undefined,
    hasChannel: channel !== undefined,
    inRange: money.accountMinor === null || isInRange(money.accountMinor, money.range),
  })
  if (problem === 'outOfRange' && money.shownRange !== null)
    return { kind: 'trouble', trouble: { range: money.shownRange, methodName: method?.name ?? '' } }
  if (problem !== null && problem !== 'outOfRange') return { kind: 'trouble', trouble: { problem } }
  if (money.minor === null || method === undefined || channel === undefined)
    throw new Error('the checks let an incomplete deposit pass')
  const payment: MakePayment = {
    amount: bareAmount(money.minor, money.currency),
    payment_icon: method.icon,
    payment_type: channel.account_type,
    payment_id: method.id,
    payment_name: method.name,
    promotion_id: choice.promotionId,
  }
  if (isEwallet(client.getQueryData(paymentMethodsQuery.queryKey))) return startEwallet(payment)
  await reserveAccount(client, walletAsk(payment, isUsdt(method)), isUsdt(method))
  return { kind: 'pay', payment }
}

async function startEwallet(payment: MakePayment): Promise<Outcome> {
  const answer = await askEwallet({
    amount: payment.amount,
    type: payment.payment_type,
    provider: payment.payment_name,
    promotion: payment.promotion_id,
  })
  const { url, transaction, number, timer, message } = answer
  if (url !== undefined && /^https?:\/\//.test(url)) return { kind: 'elsewhere', url }
  return {
    kind: 'pay',
    payment: {
      ...payment,
      amount: asText(answer.amount) || payment.amount,
      transaction: asText(transaction),
      ...(number !== undefined && { number: asText(number) }),
      ...(timer !== undefined && { timer: Number(asText(timer)) }),
      ...(message !== undefined && { message: asText(message) }),
    },
  }
}
