import { fancyCode } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { memo } from 'react'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import type { LineSide } from '../events/event-lines.ts'
import type { OddsStore } from '../feed/odds-store.ts'
import { useCell } from '../prices/cells.ts'
import { OddsCell } from '../prices/odds-cell.tsx'
import type { CellMarket } from '../prices/odds-cell.tsx'
import { LineRow } from './line-row.tsx'
import { nameIn } from './names.ts'
import { limitsOf } from './stake-limits.ts'

type Props = {
  store: OddsStore
  event: Pick<CellMarket, 'eventId' | 'eventName'>
  fancyKey: string
  narrow: boolean
}

/** A line with both its sides: what each claims, and what 100 of stake pay. */
export const FancyRow = memo(function FancyRow({ store, event, fancyKey, narrow }: Props) {
  const t = useText(oddsText)
  const language = useLanguage()
  const fancy = useCell(store.lines, event.eventId, (lines) =>
    lines?.fancies.find(({ key }) => key === fancyKey),
  )
  if (!fancy) return null
  const title = nameIn(fancy.names, language)
  const limits = limitsOf(fancy)
  return (
    <LineRow
      ballRunning={fancy.ballRunning}
      name={title}
      narrow={narrow}
      suspended={fancy.suspended}
      {...(limits && { note: t('minMax', limits) })}
    >
      {(['no', 'yes'] as const).map((side) => (
        <FancyCell
          event={event}
          fancyKey={fancyKey}
          key={side}
          line={fancy[side]}
          open={!fancy.suspended && !fancy.ballRunning}
          side={side}
          title={title}
        />
      ))}
    </LineRow>
  )
})

type CellProps = {
  event: Props['event']
  fancyKey: string
  title: string
  side: 'no' | 'yes'
  line: LineSide
  open: boolean
}

const FancyCell = memo(function FancyCell(props: CellProps) {
  const { event, fancyKey, title, side, line, open } = props
  const t = useText(oddsText)
  const word = parityWords[line.run.toLowerCase()]
  const market = {
    ...event,
    marketId: fancyCode(event.eventId, fancyKey),
    marketName: title,
    kind: 'fancy' as const,
  }
  return (
    <OddsCell
      detail={line.rate > 0 ? String(line.rate) : '–'}
      figure={line.run === '' ? null : word ? t(word) : line.run}
      market={market}
      odds={String(line.rate)}
      open={open && line.rate > 0}
      run={line.run}
      selectionId={null}
      selectionName={title}
      side={side}
    />
  )
})

/** The two claims of a line on parity, which the host says in English. */
const parityWords: Readonly<Record<string, 'odd' | 'even' | undefined>> = {
  odd: 'odd',
  even: 'even',
}
