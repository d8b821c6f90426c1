import { reconciliationText, roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { partners, useDays } from '../../features/reconciliation/queries.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { DayRow } from './day-row.tsx'
import { DaysView } from './days-view.tsx'
import { RoundDays } from './rounds/round-days.tsx'

const books = ['partners', 'games'] as const

/** Our books beside those of others: of the payment partners, and of the game providers. */
export function Reconciliation() {
  const t = useText(reconciliationText)
  const words = useText(roundsText)
  const change = useChangeAddress()
  const address = useAddress()
  const of = books.find((one) => one === address['of']) ?? 'partners'
  return (
    <>
      <ScreenHead title={of === 'games' ? words('list') : t('title')}>
        <Segments
          items={books.map((value) => ({ value, label: words(`of_${value}`) }))}
          label={words('of')}
          onChange={(next) => change({ of: next === 'games' ? next : '', page: '' })}
          value={of}
        />
      </ScreenHead>
      {of === 'games' ? <RoundDays /> : <PartnerDays />}
    </>
  )
}

/** The days as rows, the partners side by side: what agrees with their own statements. */
function PartnerDays() {
  const t = useText(reconciliationText)
  const days = useDays(pageOf(useAddress()))
  const words = { list: t('title'), lead: t('lead'), empty: t('empty'), emptyHint: t('emptyHint') }
  return (
    <DaysView query={days} words={words}>
      {(lines) => (
        <table className="block w-full text-sm sm:table">
          <thead className="max-sm:sr-only">
            <tr className="text-left text-xs text-quiet">
              <th className="h-9 px-4 font-semibold" scope="col">
                {t('day')}
              </th>
              {partners.map((partner) => (
                <th className="px-4 font-semibold" key={partner} scope="col">
                  {t(`partner_${partner}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {lines.map((day) => (
              <DayRow day={day} key={day.day} />
            ))}
          </tbody>
        </table>
      )}
    </DaysView>
  )
}
