import { marketsText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { useState } from 'react'
import { usePreviewSettlement } from '../../../features/markets/acts.ts'
import { isDue, takesBets } from '../../../features/markets/market.ts'
import type { MarketBrief, MarketRecord } from '../../../features/markets/market.ts'
import { Panel } from '../../../parts/panel.tsx'
import { endingOf } from './ending-fields.ts'
import { SettleForm } from './settle-form.tsx'
import { SettlePreview } from './settle-preview.tsx'
import { useEndingForm } from './use-ending-form.ts'

/** Settling by hand in two steps: how it ended, then what that would pay before it is done. */
export function SettlePanel({ record }: { record: MarketRecord }) {
  const t = useText(marketsText)
  const { market } = record
  const [open, setOpen] = useState(market.status === 'closed')
  const form = useEndingForm(market.kind === 'fancy')
  const preview = usePreviewSettlement(market.code)
  const close = () => {
    preview.reset()
    form.reset()
    setOpen(false)
  }
  return (
    <Panel title={t('settle')}>
      <div className="flex flex-col gap-3 pt-1 pb-2 text-sm">
        <StateHint market={market} />
        {!open && (
          <Button
            className="max-lg:h-11"
            look="secondary"
            onClick={() => setOpen(true)}
            size="small"
          >
            {t(
              market.status === 'settled' || market.status === 'void'
                ? 'settleAnew'
                : 'settleByHand',
            )}
          </Button>
        )}
        {open && preview.data === undefined && (
          <SettleForm
            busy={preview.isPending}
            error={preview.error}
            form={form}
            onPreview={(fields) => preview.mutate(endingOf(fields, market.kind === 'fancy'))}
            record={record}
          />
        )}
        {open && preview.data !== undefined && preview.variables !== undefined && (
          <SettlePreview
            ending={preview.variables}
            onChange={() => preview.reset()}
            onDone={close}
            preview={preview.data}
            record={record}
          />
        )}
      </div>
    </Panel>
  )
}

/** What settling means for a market that stands where this one does. */
function StateHint({ market }: { market: MarketBrief }) {
  const t = useText(marketsText)
  if (isDue(market)) return <p className="text-amber">{t('dueHint')}</p>
  if (takesBets(market)) return <p className="text-quiet">{t('openHint')}</p>
  if (market.status === 'closed') return null
  return <p className="text-quiet">{t('settledHint')}</p>
}
