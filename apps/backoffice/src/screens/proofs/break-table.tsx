import { proofsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { BookProof } from '../../features/proofs/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

type Break = BookProof['breaks'][number]

/** The lines that do not agree: by which rule, what should be there and what is. */
export function BreakTable({ breaks }: { breaks: Break[] }) {
  const t = useText(proofsText)
  return (
    <Scroller label={t('breaks', { count: breaks.length })}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <Head>{t('rule')}</Head>
            <Head>{t('subject')}</Head>
            <Head right>{t('expected')}</Head>
            <Head right>{t('booked')}</Head>
          </tr>
        </thead>
        <tbody>
          {breaks.map((line) => (
            <tr className="border-t border-field-800" key={`${line.rule} ${line.subject}`}>
              <td className="h-10 px-4 sm:whitespace-nowrap">{t(`rule_${line.rule}`)}</td>
              <td className="px-4 py-1.5">
                <span className="tabular flex items-center wrap-anywhere">
                  {line.subject}
                  <CopyValue value={line.subject} what={t('subject')} />
                </span>
                <span className="flex flex-wrap gap-x-3 text-xs sm:hidden">
                  <span>
                    <span className="text-quiet">{t('expected')}</span>{' '}
                    <Figure amount={line.expected} currency={line.currency} />
                  </span>
                  <span>
                    <span className="text-quiet">{t('booked')}</span>{' '}
                    <Figure amount={line.booked} currency={line.currency} />
                  </span>
                </span>
              </td>
              <td className="px-4 text-right max-sm:hidden">
                <Figure amount={line.expected} currency={line.currency} />
              </td>
              <td className="px-4 text-right max-sm:hidden">
                <Figure amount={line.booked} currency={line.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Head({ children, right = false }: { children: string; right?: boolean }) {
  return (
    <th className={clsx('h-9 px-4 font-semibold', right && 'text-right max-sm:hidden')} scope="col">
      {children}
    </th>
  )
}

function Figure({ amount, currency }: { amount: string; currency: string | null }) {
  if (currency === null) return <span className="tabular">{amount}</span>
  return <Money amount={amount} currency={currency} />
}
