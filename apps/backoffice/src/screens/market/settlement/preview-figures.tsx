import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { SettlementPreview } from '../../../features/markets/market.ts'
import { Taka } from '../../../features/markets/taka.tsx'

/** The sums of a settlement; what the house is left with stands last. */
export function PreviewFigures({ preview }: { preview: SettlementPreview }) {
  const t = useText(marketsText)
  return (
    <dl className="rounded-md border border-field-700 px-3 py-1">
      <Line name={t('paid')}>
        <Taka amount={preview.paid} />
      </Line>
      <Line name={t('collected')}>
        <Taka amount={preview.collected} />
      </Line>
      <Line name={t('commission')}>
        <Taka amount={preview.commission} />
      </Line>
      <Line name={t('houseResult')}>
        <Taka amount={preview.house} className="text-base font-bold" signed />
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 border-t border-field-800 first:border-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
