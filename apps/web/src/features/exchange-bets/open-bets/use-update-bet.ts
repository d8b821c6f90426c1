import type { CallInput } from '@maidan/contract'
import { updateBet } from '@maidan/contract/facts'
import { slipText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useReadAgain } from '../../../lib/calls/use-read-again.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import type { Bet } from '../queries.ts'

const openKey = ['player', 'bets', 'open']

type Change = { betId: string; body: CallInput<typeof updateBet>['body'] }

/** Says what becomes of a bet when play starts or something happens in it; the old choice shows again if that fails. */
export function useUpdateBet() {
  const t = useText(slipText)
  const language = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ betId, body }: Change) => callApi(updateBet, { params: { id: betId }, body }),
    onError: (error) =>
      showToast(failureText(error, { language, fallback: t('changeFailed') }), 'bad'),
    onSuccess: ({ bet }) => showChanged(queries, bet),
    onSettled: useReadAgain(openKey),
  })
}

function showChanged(queries: QueryClient, changed: Bet): void {
  queries.setQueriesData<Bet[]>({ queryKey: openKey }, (bets) =>
    bets?.map((bet) => (bet.bet_id === changed.bet_id ? changed : bet)),
  )
}
