import { oddsText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useCell } from '../../features/odds/prices/cells.ts'
import { Cover } from '../../features/odds/markets/cover.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { stopOf } from '../../features/odds/markets/match-odds.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import { RunnerCells } from '../../features/odds/prices/runner-cells.tsx'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { EventBadges, EventTime } from './event-marks.tsx'
import { OddsLink } from './odds-link.tsx'
import { PinButton } from './pin-button.tsx'
import { useMatchMarket } from './use-match-market.ts'

type Props = { event: SportsEvent; store: OddsStore; nowMs: number }

const usualRunners = 2

/** An event with the best price of each side of its runners; a tap on one opens the bet slip. */
export const EventCard = memo(function EventCard({ event, store, nowMs }: Props) {
  const language = useLanguage()
  return (
    <li
      className={clsx(
        cardClass,
        'overflow-hidden min-[64em]:flex min-[64em]:items-center min-[64em]:pr-1',
      )}
    >
      <div className="flex items-start min-[64em]:min-w-0 min-[64em]:flex-1">
        <OddsLink
          className="min-w-0 flex-1 py-2.5 pl-3 transition hover:bg-field-800 active:bg-field-800 wide:py-1.5"
          event={event}
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
            <EventTime event={event} nowMs={nowMs} />
            <span className="min-w-0 flex-1">{nameIn(event.competition, language)}</span>
          </span>
          <span className="mt-1 block text-sm leading-snug font-semibold">
            {nameIn(event.names, language)}
          </span>
          <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            <EventBadges event={event} />
          </span>
        </OddsLink>
        <PinButton pin={event} />
      </div>
      <BestPrices event={event} store={store} />
    </li>
  )
})

function BestPrices({ event, store }: Omit<Props, 'nowMs'>) {
  const t = useText(oddsText)
  const language = useLanguage()
  const market = useMatchMarket(event)
  const { marketId } = event
  const told = useCell(store.odds, marketId, (odds) => odds?.runners)
  const state = useCell(store.odds, marketId, (odds) => (odds ? stopOf(odds) : null))
  const runners = told ?? event.runners
  return (
    <div className="relative flex gap-1.5 px-1.5 pb-1.5 min-[64em]:w-84 min-[64em]:shrink-0">
      {Array.from({ length: runners.length || usualRunners }, (_, place) => {
        const runner = runners[place]
        const name = runner ? nameIn(runner.names, language) : ''
        return (
          <div className="min-w-0 flex-1" key={runner?.id ?? place}>
            <p className="pb-1 text-center wide:truncate text-xs text-quiet">{name || '\u00a0'}</p>
            <div className="grid grid-cols-2 gap-0.5">
              <RunnerCells
                depth={1}
                market={market}
                name={name}
                open={told !== undefined && state === null}
                runner={told?.[place]}
                runnerId={runner?.id ?? place}
              />
            </div>
          </div>
        )
      })}
      {state !== null && (
        <Cover className="top-5! right-1.5! bottom-1.5! left-1.5!" text={t(state)} />
      )}
    </div>
  )
}
