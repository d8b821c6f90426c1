import { updateBet } from '@maidan/contract'
import { slipText } from '@maidan/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { showToast } from '../../lib/toast.ts'
import type { Bet } from './queries.ts'

type Change = { betId: string; persistence: Bet['persistence'] }

/** Says what becomes of a bet when play starts; the old choice shows again if that fails. */
export function useUpdateBet() {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ betId, persistence }: Change) =>
      callApi(updateBet, { params: { id: betId }, body: { persistence } }),
    onError: (error) =>
      showToast(failureText(error, { language, fallback: t('changeFailed') }), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['player', 'bets', 'open'] }),
  })
}
