import { isApiFailure } from '@maidan/client'
import { cashOut } from '@maidan/contract/facts'
import { slipText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { asText } from '../../../lib/calls/as-text.ts'
import { callApi } from '../../../lib/calls/api.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { amountText } from '../bet/bet-words.ts'
import { refreshBets } from '../queries.ts'
import { isUnsure, useIntention } from '../placing/use-intention.ts'
import type { CashOutQuote } from './use-cash-out-quote.ts'

/** Cashes a market out at the amount that was shown, or at none. */
export function useCashOut(marketId: string, onDone: () => void) {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  const { refOf, settle } = useIntention()
  // What was asked for when the answer was lost. The price shown has moved on since, perhaps by
  // that very cash-out: the same part tapped again means the first one, not one more.
  const lost = useRef<CashOutQuote | null>(null)
  const meantBy = (shown: CashOutQuote) =>
    lost.current?.percent === shown.percent ? lost.current : shown
  const cashing = useMutation({
    mutationFn: (shown: CashOutQuote) => {
      const { percent, guaranteed } = meantBy(shown)
      const meant = { market_id: marketId, percent, guaranteed }
      return callApi(cashOut, { body: { client_ref: refOf(meant), ...meant } })
    },
    onSuccess: ({ bets, guaranteed }) => {
      const waits = bets.some((bet) => bet.state === 'delayed')
      const amount = amountText(readMinor(guaranteed))
      showToast(waits ? t('cashOutWaits') : t('cashOutDone', { amount }), waits ? 'info' : 'good')
      onDone()
    },
    onError: (error) => {
      const worth =
        isApiFailure(error) && error.code === 'CASH_OUT_CHANGED'
          ? amountText(readMinor(asText(error.params?.['amount'])))
          : null
      const fallback = isUnsure(error) ? t('oneClickUnsure') : t('cashOutFailed')
      const text = failureText(error, { language, fallback, network: fallback })
      showToast(worth === null ? text : t('cashOutChanged', { amount: worth }), 'bad')
    },
    onSettled: (_, error, shown) => {
      lost.current = isUnsure(error) ? meantBy(shown) : null
      settle(error)
      refreshBets(queries)
    },
  })
  return { ...cashing, confirm: cashing.mutate }
}
