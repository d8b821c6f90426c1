import type { CallAnswer, Calls } from '@maidan/contract'
import { deskText } from '@maidan/locales'
import { Badge, Card, EmptyState, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { CircleCheck, OctagonAlert } from 'lucide-react'
import { Money } from '../../parts/facts/money.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { SectionTitle } from './section-title.tsx'

type Totals = CallAnswer<Calls['staffOverview']>['ledger']

const places = ['players', 'held', 'clearing', 'house'] as const
const placeWords = {
  players: 'ledgerPlayers',
  held: 'ledgerHeld',
  clearing: 'ledgerClearing',
  house: 'ledgerHouse',
} as const

/** Where the money of each currency is. The sum over all accounts is 0, or it is an alarm. */
export function LedgerTotals({ totals }: { totals: Totals }) {
  const t = useText(deskText)
  const broken = totals.some(({ sum }) => !isZero(sum))
  return (
    <section>
      <SectionTitle>{t('ledger')}</SectionTitle>
      <Card className="overflow-hidden" padded={false}>
        <Verdict broken={broken} />
        {totals.length === 0 ? (
          <EmptyState title={t('ledgerEmpty')} />
        ) : (
          <Scroller label={t('ledger')}>
            <table className="w-full text-sm">
              <thead>
                <tr className="text-xs text-quiet">
                  <th className="h-9 px-4 text-left font-semibold" scope="col">
                    {t('currency')}
                  </th>
                  {places.map((place) => (
                    <th className="px-3 text-right font-semibold" key={place} scope="col">
                      {t(placeWords[place])}
                    </th>
                  ))}
                  <th className="px-4 text-right font-semibold" scope="col">
                    {t('ledgerSum')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {totals.map((line) => (
                  <TotalsRow key={line.currency} line={line} />
                ))}
              </tbody>
            </table>
          </Scroller>
        )}
      </Card>
    </section>
  )
}

function TotalsRow({ line }: { line: Totals[number] }) {
  const t = useText(deskText)
  const balanced = isZero(line.sum)
  return (
    <tr className="border-t border-field-800">
      <th className="h-10 px-4 text-left font-semibold" scope="row">
        {line.currency}
      </th>
      {places.map((place) => (
        <td className="px-3 text-right" key={place}>
          <Money amount={line[place]} currency={line.currency} />
        </td>
      ))}
      <td className="px-4 text-right whitespace-nowrap">
        <Money amount={line.sum} className="mr-2 font-semibold" currency={line.currency} />
        <Badge tone={balanced ? 'good' : 'bad'}>
          {balanced ? (
            <CircleCheck aria-hidden className="size-3.5" />
          ) : (
            <OctagonAlert aria-hidden className="size-3.5" />
          )}
          {t(balanced ? 'balanced' : 'unbalanced')}
        </Badge>
      </td>
    </tr>
  )
}

function Verdict({ broken }: { broken: boolean }) {
  const t = useText(deskText)
  const Icon = broken ? OctagonAlert : CircleCheck
  return (
    <p
      className={clsx(
        'flex items-center gap-2.5 border-b border-field-800 px-4 py-3 text-sm font-semibold',
        broken ? 'bg-clay/15 text-clay-soft' : 'text-grass',
      )}
      role={broken ? 'alert' : undefined}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(broken ? 'ledgerBroken' : 'ledgerBalanced')}
    </p>
  )
}

function isZero(sum: string): boolean {
  return /^-?0*(\.0*)?$/.test(sum)
}
