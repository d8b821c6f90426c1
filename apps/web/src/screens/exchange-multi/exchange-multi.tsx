import { exchangePagesText, oddsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { ExchangeHeader } from '../../app/exchange/exchange-header.tsx'
import { paths } from '../../lib/paths.ts'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { usePins } from '../../lib/exchange/pins.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { PinnedMarket } from './pinned-market.tsx'
import { useOpenLines } from './use-open-lines.ts'
import { useTightColumns } from './use-tight-columns.ts'

/** The markets that a player has pinned, live, on one screen (SIL-010). */
export function ExchangeMulti() {
  const pages = useText(exchangePagesText)
  const host = useGeneral().data?.odds_url ?? ''
  const pins = usePins()
  const { events } = useEventLists(host)
  const tight = useTightColumns()
  const lines = useOpenLines()
  const store = useFollowedOdds(
    (pins ?? []).map((pin) => ({ ...pin, withLines: lines.isOpen(pin.eventId) })),
    host,
  )
  return (
    <>
      <ExchangeHeader title={pages('multiMarkets')} />
      <main className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] items-start gap-4 p-4 min-[80em]:not-[:has(>:only-child)]:grid-cols-2">
        {pins === undefined && <SkeletonRows count={2} rowClass="h-40" />}
        {pins?.length === 0 && <NoPins />}
        {pins?.map((pin) => (
          <PinnedMarket
            event={events.find(({ marketId }) => marketId === pin.marketId)}
            key={pin.marketId}
            lines={lines}
            narrow={tight && pins.length > 1}
            pin={pin}
            store={store}
          />
        ))}
      </main>
    </>
  )
}

function NoPins() {
  const t = useText(oddsText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ look: 'secondary' })} to={paths.exchangeSports}>
          {t('toSports')}
        </Link>
      }
      hint={t('noPinsHint')}
      picture={storageUrl('empty/no-data.svg')}
      title={t('noPins')}
    />
  )
}
