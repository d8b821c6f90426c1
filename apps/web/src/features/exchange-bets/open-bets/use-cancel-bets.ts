import { slipText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { isUnsure } from '../placing/use-intention.ts'
import { refreshBets } from '../queries.ts'
import { cancelAll } from './cancel-all.ts'
import { useCancelWords } from './use-cancel-words.ts'

/** Takes away what is not matched of these bets, or a part of it, and says how that went. */
export function useCancelBets() {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  const words = useCancelWords()
  return useMutation({
    mutationFn: cancelAll,
    onSuccess: (outcome, bets) => {
      const { text, tone } = words(outcome, bets)
      showToast(text, tone)
    },
    onError: (error) => {
      const fallback = t(isUnsure(error) ? 'cancelUnsure' : 'cancelFailed')
      showToast(failureText(error, { language, fallback, network: fallback }), 'bad')
    },
    onSettled: () => refreshBets(queries),
  })
}
