import type { CallAnswer, showPromotion } from '@maidan/contract'
import type { Language } from '@maidan/locales'
import { bareText } from '../../lib/safe-html.tsx'
import { siteTime } from '../../lib/time.ts'

export type PromotionRecord = CallAnswer<typeof showPromotion>

const shownWords = 5

/** Title and full text in the player's language; a record in one language has that one. */
export function promotionWords(promotion: PromotionRecord, language: Language) {
  const { name, name_bn, desc, desc_bn } = promotion
  return {
    title: bareText((language === 'bn' && name_bn) || name),
    html: (language === 'bn' && desc_bn) || desc || '',
  }
}

/** The first five words of a description (PROMO-18). */
export function firstWords(html: string): string {
  const words = bareText(html).split(/\s+/).filter(Boolean)
  const shown = words.slice(0, shownWords).join(' ')
  return words.length > shownWords ? `${shown}…` : shown
}

/** `yyyy/mm/dd hh:mm:ss - yyyy/mm/dd hh:mm:ss` in GMT+6 (PROMO-10). */
export function durationText(promotion: Pick<PromotionRecord, 'start_date' | 'end_date'>): string {
  return [promotion.start_date, promotion.end_date].map(siteTime).filter(Boolean).join(' - ')
}
