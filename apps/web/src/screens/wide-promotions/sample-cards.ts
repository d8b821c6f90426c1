import type { PlainKey, widePromotionsText } from '@maidan/locales'

type Text = PlainKey<typeof widePromotionsText.en>

type SampleCard = {
  title: Text
  words: Text
  duration: Text
  picture: `${string}.svg`
  categories: readonly string[]
}

/** The documents' own sample cards, the same whatever runs (PROMO-20 to PROMO-22). */
export const sampleCards = [
  {
    title: 'sportsTitle',
    words: 'sportsWords',
    duration: 'sportsDuration',
    picture: 'promotions/weekend-cricket.svg',
    categories: ['99', '4'],
  },
  {
    title: 'spinsTitle',
    words: 'spinsWords',
    duration: 'spinsDuration',
    picture: 'promotions/welcome-100.svg',
    categories: ['99', '1'],
  },
] as const satisfies readonly SampleCard[]
