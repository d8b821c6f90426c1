import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import {
  staffCancelFreeRounds,
  staffChangePromotion,
  staffFreeRounds,
  staffPromotions,
} from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

type Promotions = CallAnswer<Calls['staffPromotions']>
export type Promotion = Promotions['data'][number]
export type NewPromotion = Promotions['new_waiting'][number]
export type PromotionChange = CallInput<Calls['staffChangePromotion']>['body']

export type FreeRounds = CallAnswer<Calls['staffFreeRounds']>['data'][number]

/** The free rounds that were given last. */
export function useFreeRounds() {
  return useQuery({
    queryKey: ['promotions', 'free-rounds'],
    queryFn: ({ signal }) => callApi(staffFreeRounds, {}, { signal }),
  })
}

/** Takes back the rounds that are not begun. */
export function useCancelFreeRounds(id: string) {
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(staffCancelFreeRounds, { params: { id }, body: { reason } }),
    onSettled: useReadAgain(),
  })
}

/** Every promotion with what it cost, and the new ones that wait. */
export function usePromotions() {
  return useQuery({
    queryKey: ['promotions'],
    queryFn: ({ signal }) => callApi(staffPromotions, {}, { signal }),
  })
}

/** Hides a promotion, or asks a second person for another change. */
export function useChangePromotion() {
  return useMutation({
    mutationFn: (body: PromotionChange) => callApi(staffChangePromotion, { body }),
    onSettled: useReadAgain(),
  })
}
