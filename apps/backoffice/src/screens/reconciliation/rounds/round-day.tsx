import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useRoundDay } from '../../../features/rounds/queries.ts'
import { RoundDayBadge } from '../../../features/rounds/round-day-badge.tsx'
import { useAddress } from '../../../parts/tables/use-address.ts'
import { BookPage } from '../book-page.tsx'
import { shownDay } from '../day-row.tsx'
import { RoundDayContent } from './round-day-content.tsx'

const ofGames = { of: 'games' }

/** One game provider's day: both sides' sums, and every round that does not agree. */
export function RoundDay() {
  const t = useText(roundsText)
  const { provider = '', day = '' } = useAddress()
  const found = useRoundDay({ provider, day })
  const name = found.data?.day.provider_name ?? provider
  const words = {
    title: t('open', { provider: name, day: shownDay(day) }),
    back: t('back'),
    none: t('noSuchDay'),
    noneHint: t('noSuchDayHint'),
  }
  const note = found.data && <RoundDayBadge state={found.data.day.state} />
  return (
    <BookPage note={note} query={found} search={ofGames} words={words}>
      {(of) => <RoundDayContent of={of} />}
    </BookPage>
  )
}
