import { reconciliationText, roundsText, sweepsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { partners, useDays } from '../../features/reconciliation/queries.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { DayRow } from './day-row.tsx'
import { DaysView } from './days-view.tsx'
import { RoundDays } from './rounds/round-days.tsx'
import { StuckContests } from './rounds/stuck-contests.tsx'
import { UsdtBook } from './usdt/usdt-book.tsx'

const books = ['partners', 'games', 'usdt'] as const
type Book = (typeof books)[number]

/** Our books beside those of others: of the payment partners, the game providers and the chain. */
export function Reconciliation() {
  const t = useText(reconciliationText)
  const rounds = useText(roundsText)
  const sweeps = useText(sweepsText)
  const names = {
    partners: rounds('of_partners'),
    games: rounds('of_games'),
    usdt: sweeps('of_usdt'),
  }
  const titles = { partners: t('title'), games: rounds('list'), usdt: sweeps('list') }
  const change = useChangeAddress()
  const address = useAddress()
  const of = books.find((one) => one === address['of']) ?? 'partners'
  return (
    <>
      <ScreenHead title={titles[of]}>
        <Segments
          items={books.map((value) => ({ value, label: names[value] }))}
          label={rounds('of')}
          onChange={(next) => change({ of: next === 'partners' ? '' : next, page: '' })}
          value={of}
        />
      </ScreenHead>
      <BookView of={of} />
    </>
  )
}

function BookView({ of }: { of: Book }) {
  switch (of) {
    case 'partners':
      return <PartnerDays />
    case 'games':
      return (
        <>
          <StuckContests />
          <RoundDays />
        </>
      )
    case 'usdt':
      return <UsdtBook />
  }
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
