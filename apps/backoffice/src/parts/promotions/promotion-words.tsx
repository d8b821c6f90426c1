import {
  HOME_CURRENCY,
  MISSION_PERIODS,
  PLAY_KINDS,
  PROMOTION_CATEGORIES,
  PROMOTION_KINDS,
} from '@maidan/contract/facts'
import { countryNames, playWeightsText, promotionDeskText, promotionsText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { Money } from '../facts/money.tsx'
import { CheapGamesNote } from './cheap-games-note.tsx'
import { readCheapGames } from './read-cheap-games.ts'

/** How a term of a promotion is carried as text. */
export type PromotionForm =
  | 'promotionKind'
  | 'missionPeriod'
  | 'promotionStatus'
  | 'flag'
  | 'categories'
  | 'countries'
  | 'weights'
  | 'limit'
  | 'cheapGames'

/** The words of the documents' categories, in their order. */
export const categoryKeys = Object.keys(PROMOTION_CATEGORIES).filter(
  (key): key is keyof typeof PROMOTION_CATEGORIES => key in PROMOTION_CATEGORIES,
)

/** A term of a promotion as people read it. */
export function PromotionValue({ form, value }: { form: PromotionForm; value: string }) {
  const t = useText(promotionDeskText)
  switch (form) {
    case 'promotionKind':
      return <KindWord kind={value} />
    case 'missionPeriod':
      return <PeriodWord period={value} />
    case 'promotionStatus':
      return t(value === 'display' ? 'yes' : 'no')
    case 'flag':
      return t(value === '1' ? 'yes' : 'no')
    case 'categories':
      return <CategoryWords categories={value.split(' ').map(Number)} />
    case 'countries':
      return <CountryWords countries={value.split(' · ').filter((one) => one !== '')} />
    case 'weights':
      return <WeightWords weights={readWeights(value)} />
    case 'limit':
      return <BonusLimit amount={value} />
    case 'cheapGames':
      return <CheapGamesNote {...readCheapGames(value)} />
  }
}

/** What a promotion gives its bonus for. */
export function KindWord({ kind }: { kind: string }) {
  const t = useText(promotionDeskText)
  const known = PROMOTION_KINDS.find((one) => one === kind)
  return known ? t(`kind_${known}`) : kind
}

/** In what time the plays of a mission are decided; nothing for what is no mission. */
function PeriodWord({ period }: { period: string }) {
  const t = useText(promotionDeskText)
  const known = MISSION_PERIODS.find((one) => one === period)
  return known ? t(`period_${known}`) : t('none')
}

export function CategoryWords({ categories }: { categories: readonly number[] }) {
  const t = useText(promotionsText)
  const none = useText(promotionDeskText)('none')
  const words = categoryKeys.filter((key) => categories.includes(PROMOTION_CATEGORIES[key]))
  return words.length === 0 ? none : words.map((key) => t(key)).join(', ')
}

/** Whose players a promotion is for, by name; nothing is everybody's. */
function CountryWords({ countries }: { countries: readonly string[] }) {
  const language = useLanguage()
  const t = useText(promotionDeskText)
  return countries.length === 0 ? t('everyCountry') : countryNames(countries, language)
}

type Weight = { play: string; percent: string }

export function WeightWords({ weights }: { weights: readonly Weight[] }) {
  const t = useText(promotionDeskText)
  const word = useText(playWeightsText)
  if (weights.length === 0) return t('allCounts')
  return weights
    .map(({ play, percent }) => {
      const known = PLAY_KINDS.find((kind) => kind === play)
      return t('weight', { play: known ? word(`play_${known}`) : play, percent: Number(percent) })
    })
    .join(', ')
}

/** The largest bonus; nothing is no limit. */
export function BonusLimit({ amount }: { amount: string }) {
  const t = useText(promotionDeskText)
  if (Number(amount) === 0) return <span className="text-amber">{t('noLimit')}</span>
  return <Money amount={amount} currency={HOME_CURRENCY} />
}

/** `table:10 slot:50`, as evidence carries it. */
function readWeights(text: string): Weight[] {
  return text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [play = '', percent = ''] = one.split(':')
      return { play, percent }
    })
}
