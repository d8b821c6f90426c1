import type { CallAnswer } from '@maidan/contract'
import type { showPromotion } from '@maidan/contract/facts'
import { textIn } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import { firstWords } from '../../lib/text/first-words.ts'
import { bareText } from '../../lib/text/safe-html.tsx'

export type PromotionRecord = CallAnswer<typeof showPromotion>

const DESCRIPTION_WORDS = 5

/** Title, full text and picture in the player's language; a record in one language has that one. */
export function promotionWords(promotion: PromotionRecord, language: Language) {
  return {
    title: bareText(textIn(promotion, 'name', language)),
    html: textIn(promotion, 'desc', language),
    thumbnail: textIn(promotion, 'thumbnail', language),
  }
}

/** The first five words of a description (PROMO-18). */
export function shortDescription(html: string): string {
  return firstWords(bareText(html), DESCRIPTION_WORDS)
}

type Dates = Pick<PromotionRecord, 'start_date' | 'end_date'>

/** `yyyy/mm/dd hh:mm:ss - yyyy/mm/dd hh:mm:ss` in GMT+6 (PROMO-10). */
export function durationText(promotion: Dates): string {
  return durationStamps(promotion).join(' - ')
}

/** The first and the last moment, for lines that may break between them only. */
export function durationStamps({ start_date, end_date }: Dates): string[] {
  return [start_date, end_date].map(siteTime).filter((stamp) => stamp !== '')
}
