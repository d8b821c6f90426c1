import { fundsText } from '@maidan/locales'
import { EmptyState, ErrorState, SkeletonRows } from '@maidan/ui'
import { MethodTiles } from '../../features/funds/methods/method-tiles.tsx'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { useGeneral, usePaymentMethods } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useText } from '../../lib/text/language.ts'
import { useWithdrawalMethods } from './use-withdrawal-methods.ts'

type Props = { chosen: Method | undefined; onChoose: (method: Method) => void }

/** The methods to be paid by, or the documents' text that there are none. */
export function WithdrawalMethods({ chosen, onChoose }: Props) {
  const t = useText(fundsText)
  const answer = usePaymentMethods()
  const off = asText(useGeneral().data?.withdrawal_status) === '0'
  const { methods } = useWithdrawalMethods()
  if (!off && answer.isPending) return <SkeletonRows count={2} rowClass="h-24" />
  if (!off && answer.isError && answer.data === undefined)
    return <ErrorState busy={answer.isFetching} onRetry={() => void answer.refetch()} />
  if (methods.length === 0) return <EmptyState title={t('noWithdrawals')} />
  return <MethodTiles chosen={chosen} methods={methods} onChoose={onChoose} title={t('method')} />
}
