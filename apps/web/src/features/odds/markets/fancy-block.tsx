import { oddsText } from '@maidan/locales'
import { Pills } from '@maidan/ui'
import { useId, useState } from 'react'
import { useText } from '../../../lib/text/language.ts'
import type { OddsStore } from '../feed/odds-store.ts'
import { useCell } from '../prices/cells.ts'
import type { CellMarket } from '../prices/odds-cell.tsx'
import { DigitGrid } from './digit-grid.tsx'
import { fancyEntries } from './fancy-entries.ts'
import { FancyRow } from './fancy-row.tsx'
import { fanciesOf, fancyTabs } from './fancy-tabs.ts'
import type { FancyTab } from './fancy-tabs.ts'
import { MarketBlock } from './market-block.tsx'

type Props = {
  store: OddsStore
  event: Pick<CellMarket, 'eventId' | 'eventName'>
  /** Whether the house quotes lines on this event at all, also while it has none. */
  hasFancy: boolean
  narrow: boolean
}

/** The lines on runs, digits and parity, by kind; nothing for an event that never has any. */
export function FancyBlock({ store, event, hasFancy, narrow }: Props) {
  const t = useText(oddsText)
  const [tab, choose] = useState<FancyTab>('all')
  // Several matches may stand beside each other.
  const panelId = useId()
  const hasLines = useCell(store.lines, event.eventId, (lines) => (lines?.fancies ?? []).length > 0)
  const joined = useCell(store.lines, event.eventId, (lines) =>
    fancyEntries(fanciesOf(lines?.fancies ?? [], tab))
      .map((entry) => entry.map(({ key }) => key).join('\t'))
      .join('\n'),
  )
  const entries = joined === '' ? [] : joined.split('\n').map((keys) => keys.split('\t'))
  if (!hasFancy && !hasLines) return null
  return (
    <MarketBlock
      narrow={narrow}
      sides={['no', 'yes']}
      title={t('fancyBet')}
      tools={
        <div className="overflow-hidden border-t border-field-700 px-4 py-2">
          <Pills
            controls={panelId}
            items={fancyTabs.map((one) => ({ value: one.tab, label: t(one.tab) }))}
            label={t('fancyKinds')}
            onChange={choose}
            value={tab}
          />
        </div>
      }
    >
      <div id={panelId} role="tabpanel">
        {entries.length === 0 ? (
          <p className="border-t border-field-800 px-4 py-8 text-center text-sm text-quiet">
            {t('noFancy')}
          </p>
        ) : (
          <ul>
            {entries.map((keys) => (
              <Entry event={event} key={keys[0]} keys={keys} narrow={narrow} store={store} />
            ))}
          </ul>
        )}
      </div>
    </MarketBlock>
  )
}

type EntryProps = Pick<Props, 'store' | 'event' | 'narrow'> & { keys: readonly string[] }

function Entry({ keys, narrow, ...at }: EntryProps) {
  const [first = '', second] = keys
  if (second === undefined) return <FancyRow fancyKey={first} narrow={narrow} {...at} />
  return <DigitGrid keys={keys} {...at} />
}
