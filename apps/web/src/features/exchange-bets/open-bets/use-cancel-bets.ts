import { BETS_PER_REQUEST_MAX } from '@maidan/contract'
import { cancelBets } from '@maidan/contract/facts'
import { slipText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { isUnsure } from '../placing/use-intention.ts'
import { refreshBets } from '../queries.ts'

/** A part that is taken away says what was cancelled before: sent twice it is taken once. */
export type Cancelled = { bet_id: string } & (
  | { size_reduction?: never }
  | { size_reduction: string; cancelled: string }
)

/** Takes away what is not matched of these bets, or a part of it, and says how that went. */
export function useCancelBets() {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: cancelAll,
    onSuccess: (_, bets) =>
      showToast(bets.some((bet) => bet.size_reduction) ? t('reduced') : t('cancelled'), 'good'),
    onError: (error) => {
      const fallback = t(isUnsure(error) ? 'cancelUnsure' : 'cancelFailed')
      showToast(failureText(error, { language, fallback, network: fallback }), 'bad')
    },
    onSettled: () => refreshBets(queries),
  })
}

async function cancelAll(bets: readonly Cancelled[]): Promise<void> {
  for (let from = 0; from < bets.length; from += BETS_PER_REQUEST_MAX) {
    const some = bets.slice(from, from + BETS_PER_REQUEST_MAX)
    await callApi(cancelBets, { body: { bets: some } })
  }
}
