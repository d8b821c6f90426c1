import type { CallAnswer } from '@maidan/contract'
import { lookPromoCode, takePromoCode } from '@maidan/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'

export type CodeOffer = CallAnswer<typeof lookPromoCode>

/** What a code gives and asks for; nothing is taken by it. */
export function useLookAtCode() {
  return useMutation({ mutationFn: (code: string) => callApi(lookPromoCode, { body: { code } }) })
}

/** Takes the bonus on the terms that were looked at, then reads the player's records again. */
export function useTakeCode() {
  return useMutation({
    mutationFn: ({ code, changed_at }: CodeOffer) =>
      callApi(takePromoCode, { body: { code, changed_at } }),
    onSuccess: useReadAgain(['player']),
  })
}
