import {
  getGeneral,
  getLogo,
  getPaymentMethods,
  getPromotion,
  getSliders,
  getSocialLink,
} from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { wasCleared, writeStored } from '../../lib/session/storage.ts'

const staleMs = 5 * 60_000

export type General = CallAnswer<typeof getGeneral>
export type Sliders = CallAnswer<typeof getSliders>
export type Slider = Sliders['main'][number]
export type Promotion = CallAnswer<typeof getPromotion>[number]
export type PaymentMethods = CallAnswer<typeof getPaymentMethods>
export type PaymentMethod = Extract<PaymentMethods, readonly unknown[]>[number]

/** The logo set in use; the wording of its failure is the documents' own (ERR-01). */
export const logoQuery = queryOptions({
  queryKey: ['site', 'logo'],
  staleTime: staleMs,
  queryFn: async ({ signal }) => {
    const logos = await callApi(getLogo, {}, { signal }).catch((cause: unknown) => {
      throw new Error('Failed to fetch promotions', { cause })
    })
    return answerList<(typeof logos)[number]>(logos)[0] ?? null
  },
})

/** Settings of the site; names the tab, keeps the contact keys in local storage (APP-25 to APP-28). */
export const generalQuery = queryOptions({
  queryKey: ['site', 'general'],
  staleTime: staleMs,
  queryFn: async ({ signal }) => {
    const general = await callApi(getGeneral, {}, { signal })
    if (!wasCleared()) keepContacts(general)
    if (asText(general.site_title) !== '') document.title = asText(general.site_title)
    return general
  },
})

function keepContacts(general: General): void {
  writeStored({
    whatsapp: asText(general.whatsapp),
    liveChat: asText(general.live_chat),
    intercom: asText(general.intercom),
    tawkId: asText(general.tawk_id),
  })
}

export const slidersQuery = queryOptions({
  queryKey: ['site', 'sliders'],
  staleTime: staleMs,
  queryFn: ({ signal }) => callApi(getSliders, {}, { signal }),
})

export const socialLinkQuery = queryOptions({
  queryKey: ['site', 'social-link'],
  staleTime: staleMs,
  queryFn: ({ signal }) => callApi(getSocialLink, {}, { signal }),
})

export const paymentMethodsQuery = queryOptions({
  queryKey: ['site', 'payment-methods'],
  staleTime: staleMs,
  queryFn: ({ signal }) => callApi(getPaymentMethods, {}, { signal }),
})

/** Promotions of status display. */
export const promotionsQuery = queryOptions({
  queryKey: ['site', 'promotions'],
  staleTime: staleMs,
  queryFn: async ({ signal }) => {
    const all = answerList<Promotion>(await callApi(getPromotion, {}, { signal }), 'promotion')
    return all.filter((promotion) => promotion.status === 'display')
  },
})

/** Makes the six start calls, logged in or not (APP-07). */
export function useSiteData(): void {
  useLogo()
  useGeneral()
  useSliders()
  useSocialLink()
  usePaymentMethods()
  usePromotions()
}

export const useGeneral = () => useQuery(generalQuery)
export const useLogo = () => useQuery(logoQuery)
export const useSliders = () => useQuery(slidersQuery)
export const useSocialLink = () => useQuery(socialLinkQuery)
export const usePaymentMethods = () => useQuery(paymentMethodsQuery)
export const usePromotions = () => useQuery(promotionsQuery)

/** The methods of either shape of the payment-methods answer. */
export function methodList(methods: PaymentMethods | undefined): readonly PaymentMethod[] {
  if (methods === undefined) return []
  return 'pgs' in methods ? methods.pgs : methods
}

/** How often a player who looks at a method is told whether what comes by it is still late. */
const lateEveryMs = 30_000

/** By how many minutes what comes by a method is credited late; undefined while it is not. */
export function useLateMinutes(methodId: number | undefined): number | undefined {
  return useQuery({
    ...paymentMethodsQuery,
    select: (methods) => methodList(methods).find(({ id }) => id === methodId)?.late_minutes,
    refetchInterval: lateEveryMs,
  }).data
}
