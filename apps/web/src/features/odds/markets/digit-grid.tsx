import { fancyCode } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { memo } from 'react'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import type { EventLines, Fancy } from '../events/event-lines.ts'
import type { OddsStore } from '../feed/odds-store.ts'
import { useCell } from '../prices/cells.ts'
import { OddsCell } from '../prices/odds-cell.tsx'
import type { CellMarket } from '../prices/odds-cell.tsx'
import { Cover } from './cover.tsx'
import { commonNames } from './fancy-entries.ts'
import { nameIn } from './names.ts'
import { limitsOf } from './stake-limits.ts'

type Event = Pick<CellMarket, 'eventId' | 'eventName'>
type Props = { store: OddsStore; event: Event; keys: readonly string[] }

/** The last digit of a score: a cell each, with the rate that it pays. */
export const DigitGrid = memo(function DigitGrid({ store, event, keys }: Props) {
  const t = useText(oddsText)
  const language = useLanguage()
  const title = useCell(store.lines, event.eventId, (lines) => {
    const names = commonNames(linesOf(lines, keys))
    return names ? nameIn(names, language) : ''
  })
  const first = useCell(store.lines, event.eventId, (lines) => linesOf(lines, keys)[0])
  const stop = useCell(store.lines, event.eventId, (lines) => stopOf(linesOf(lines, keys)))
  const limits = first && limitsOf(first)
  return (
    <li className="border-t border-field-800 px-3 py-2">
      <p className="text-sm leading-tight font-semibold">{title}</p>
      {limits && <p className="text-xs text-quiet">{t('minMax', limits)}</p>}
      <div className="relative mt-2 grid grid-cols-5 gap-1 deep:grid-cols-10">
        {keys.map((key) => (
          <DigitCell event={event} fancyKey={key} key={key} store={store} />
        ))}
        {stop && <Cover text={t(stop)} />}
      </div>
    </li>
  )
})

type CellProps = { store: OddsStore; event: Event; fancyKey: string }

const DigitCell = memo(function DigitCell({ store, event, fancyKey }: CellProps) {
  const language = useLanguage()
  const line = useCell(store.lines, event.eventId, (lines) => linesOf(lines, [fancyKey])[0])
  if (!line) return null
  const { run, rate } = line.yes
  const name = nameIn(line.names, language)
  const marketId = fancyCode(event.eventId, fancyKey)
  return (
    <OddsCell
      detail={rate > 0 ? String(rate) : '–'}
      figure={run}
      market={{ ...event, marketId, marketName: name, kind: 'fancy' }}
      odds={String(rate)}
      open={!line.suspended && !line.ballRunning && rate > 0}
      run={run}
      selectionId={null}
      selectionName={name}
      side="yes"
    />
  )
})

function linesOf(lines: EventLines | undefined, keys: readonly string[]): Fancy[] {
  return lines?.fancies.filter(({ key }) => keys.includes(key)) ?? []
}

/** Why none of the digits can be taken; a single one that is closed stands dimmed among the rest. */
function stopOf(digits: readonly Fancy[]): 'suspend' | 'ballRunning' | null {
  if (digits.every(({ suspended }) => suspended)) return 'suspend'
  return digits.every(({ suspended, ballRunning }) => suspended || ballRunning)
    ? 'ballRunning'
    : null
}
