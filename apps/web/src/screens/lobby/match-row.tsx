import { oddsText } from '@maidan/locales'
import { clsx } from 'clsx'
import { memo } from 'react'
import { EventTime } from '../../app/exchange/event-marks.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import { isOpen } from '../../features/odds/markets/match-odds.ts'
import type { PriceSize, Runner } from '../../features/odds/markets/match-odds.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import { useCell } from '../../features/odds/prices/cells.ts'
import { priceText } from '../../features/odds/prices/price-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { MatchLink } from './match-link.tsx'

type Props = { event: SportsEvent; nowMs: number; store: OddsStore }

/** A match with the best price of each side; it leads to the match, where bets are made. */
export const MatchRow = memo(function MatchRow({ event, nowMs, store }: Props) {
  const language = useLanguage()
  const odds = useCell(store.odds, event.marketId, (told) => told)
  const runners = event.runners.length > 0 ? event.runners : (odds?.runners ?? [])
  return (
    <li className="border-t border-field-800">
      <MatchLink className="block px-4 py-3 transition hover:bg-field-800" event={event}>
        <span className="flex gap-2 text-xs text-quiet">
          <EventTime event={event} nowMs={nowMs} />
          <span className="min-w-0">{nameIn(event.competition, language)}</span>
        </span>
        <span className="mt-1 block text-sm font-semibold">{nameIn(event.names, language)}</span>
        {runners.map((runner, place) => (
          <RunnerPrices
            key={runner.id}
            name={nameIn(runner.names, language)}
            open={isOpen(odds)}
            runner={odds?.runners[place]}
          />
        ))}
      </MatchLink>
    </li>
  )
})

type RunnerProps = { name: string; open: boolean; runner: Runner | undefined }

function RunnerPrices({ name, open, runner }: RunnerProps) {
  const active = open && runner?.active === true
  return (
    <span className="mt-1.5 flex items-center gap-1">
      <span className="min-w-0 flex-1 text-sm text-quiet">{name}</span>
      <Price level={active ? runner.back[0] : undefined} side="back" />
      <Price level={active ? runner.lay[0] : undefined} side="lay" />
    </span>
  )
}

const tones = { back: 'bg-back', lay: 'bg-lay' } as const

function Price({ side, level }: { side: keyof typeof tones; level: PriceSize | undefined }) {
  const t = useText(oddsText)
  return (
    <span
      className={clsx(
        'tabular w-14 rounded-sm py-1 text-center text-sm leading-5 font-bold text-ink',
        tones[side],
        level === undefined && 'opacity-60',
      )}
    >
      <span className="sr-only">{t(side)} </span>
      {level === undefined ? <span aria-label={t('noPrice')}>–</span> : priceText(level.price)}
    </span>
  )
}
