import { fundsText } from '@maidan/locales'
import { EmptyState, ErrorState, SkeletonRows } from '@maidan/ui'
import { MethodTiles } from '../../features/funds/methods/method-tiles.tsx'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { usePaymentMethods } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  methods: readonly Method[]
  chosen: Method | undefined
  onChoose: (method: Method) => void
}

/** The open payment methods, or why there are none. */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const t = useText(fundsText)
  const answer = usePaymentMethods()
  if (answer.isPending) return <SkeletonRows count={2} rowClass="h-24" />
  if (answer.isError && answer.data === undefined)
    return <ErrorState busy={answer.isFetching} onRetry={() => void answer.refetch()} />
  if (methods.length === 0) return <EmptyState hint={t('noMethodsHint')} title={t('noMethods')} />
  return <MethodTiles chosen={chosen} methods={methods} onChoose={onChoose} title={t('method')} />
}
