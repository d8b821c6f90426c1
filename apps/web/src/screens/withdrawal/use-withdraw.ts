import { failureCode } from '@maidan/client'
import { HOME_CURRENCY } from '@maidan/contract/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readPlayerFacts } from '../../app/player/player-facts.ts'
import type { RouteStates } from '../../app/routes/route-state.ts'
import { useLeadOn } from '../../app/player/use-lead-on.ts'
import { withdrawalProblem } from '../../features/funds/form-checks.ts'
import type { WithdrawalProblem } from '../../features/funds/form-checks.ts'
import { isEwallet } from '../../features/funds/methods/payment-method.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { checklistQuery } from '../../features/funds/withdrawal/checklist-query.ts'
import { feeOf } from '../../features/funds/withdrawal/fee-of.ts'
import { withdraw } from '../../features/funds/withdrawal/withdraw.ts'
import { turnoversQuery } from '../../lib/session/turnovers.ts'
import { paymentMethodsQuery } from '../../features/site/queries.ts'
import { bareAmount, typedMinor } from '../../lib/read-money.ts'

export type WithdrawalEntry = { amount: string; account: string; method: Method | undefined }
export type WithdrawalTrouble = { problem: WithdrawalProblem } | { error: Error }

/** The press of Submit: five checks, the server's own, then the request (CASH-66 to CASH-79). */
export function useWithdraw() {
  const client = useQueryClient()
  const [request, setRequest] = useState<RouteStates['paymentRequest'] | null>(null)
  useLeadOn(request)
  const send = useMutation({
    mutationFn: (entry: WithdrawalEntry) => submit(client, entry),
    // What stands before the withdrawal is shown as it is now.
    onError: () => {
      void client.invalidateQueries({ queryKey: turnoversQuery.queryKey })
      void client.invalidateQueries({ queryKey: checklistQuery.queryKey })
      // A fee that has changed is then shown as it is.
      void client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey })
    },
    onSuccess: (problem, { amount, method }) => {
      if (problem !== null) return
      setRequest({ amount, payment_icon: method?.icon ?? '' })
      void client.invalidateQueries({ queryKey: ['player', 'transactions'] })
      void client.invalidateQueries({ queryKey: ['player', 'balance'] })
    },
  })
  return {
    press: (entry: WithdrawalEntry) => send.mutate(entry),
    busy: send.isPending || request !== null,
    done: request !== null,
    /** Whether the house waits for the PIN of this withdrawal. */
    asksPin: asksPin(send.error),
    /** The same request once more, with the PIN given. */
    again: () => send.variables !== undefined && send.mutate(send.variables),
    trouble: asksPin(send.error) ? null : troubleOf(send.data, send.error),
    dismiss: () => send.reset(),
  }
}

function asksPin(error: Error | null): boolean {
  return error !== null && failureCode(error.cause) === 'WITHDRAWAL_PIN_NEEDED'
}

function troubleOf(
  problem: WithdrawalProblem | null | undefined,
  error: Error | null,
): WithdrawalTrouble | null {
  if (error !== null) return { error }
  return problem ? { problem } : null
}

/** The first failed check, or null once the request is made. */
async function submit(
  client: QueryClient,
  { amount, account, method }: WithdrawalEntry,
): Promise<WithdrawalProblem | null> {
  const facts = await readPlayerFacts(client, 'withdraw')
  const minor = typedMinor(amount)
  const problem = withdrawalProblem(facts, {
    hasAmount: minor !== null,
    hasAccount: account !== '',
    hasMethod: method !== undefined,
  })
  if (problem !== null) return problem
  if (minor === null || method === undefined)
    throw new Error('the checks let an incomplete withdrawal pass')
  const methodId = isEwallet(client.getQueryData(paymentMethodsQuery.queryKey)) ? 0 : method.id
  await withdraw({
    accountNumber: account,
    amount: bareAmount(minor),
    ...(method.withdrawal_fee && { fee: bareAmount(feeOf(method, minor, HOME_CURRENCY)) }),
    methodId,
    methodName: method.name,
  })
  return null
}
