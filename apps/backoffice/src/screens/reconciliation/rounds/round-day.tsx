import { roundsText } from '@maidan/locales'
import { buttonClass, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useRoundDay } from '../../../features/rounds/queries.ts'
import { RoundDayBadge } from '../../../features/rounds/round-day-badge.tsx'
import { QueryView } from '../../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../../parts/screen-head.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { useAddress } from '../../../parts/tables/use-address.ts'
import { shownDay } from '../day-row.tsx'
import { RoundDayContent } from './round-day-content.tsx'

const ofGames = { of: 'games' }

/** One game provider's day: both sides' sums, and every round that does not agree. */
export function RoundDay() {
  const t = useText(roundsText)
  const { provider = '', day = '' } = useAddress()
  const found = useRoundDay({ provider, day })
  const name = found.data?.day.provider_name ?? provider
  const title = t('open', { provider: name, day: shownDay(day) })
  return (
    <>
      <ScreenHead
        back={
          <Link
            aria-label={t('back')}
            className="-ml-3 inline-flex size-11 items-center justify-center lg:-ml-2 lg:size-9"
            search={ofGames}
            title={t('back')}
            to={paths.reconciliation}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
        }
        note={found.data && <RoundDayBadge state={found.data.day.state} />}
        title={title}
      />
      <Scroller className="min-h-0 flex-1" label={title}>
        <QueryView
          empty={<NoSuchDay />}
          isEmpty={(data) => data === null}
          query={found}
          skeleton={
            <div className="max-w-6xl p-4">
              <SkeletonRows count={6} rowClass="h-14" />
            </div>
          }
        >
          {(data) => data && <RoundDayContent of={data} />}
        </QueryView>
      </Scroller>
    </>
  )
}

function NoSuchDay() {
  const t = useText(roundsText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ size: 'small' })} search={ofGames} to={paths.reconciliation}>
          {t('back')}
        </Link>
      }
      hint={t('noSuchDayHint')}
      title={t('noSuchDay')}
    />
  )
}
