import { fundsText } from '@maidan/locales'
import { ErrorState, siteMinute, SkeletonRows } from '@maidan/ui'
import { ChevronDown, CircleCheck, Clock } from 'lucide-react'
import { useWithdrawalChecklist } from '../../features/funds/withdrawal/checklist-query.ts'
import type { Checklist } from '../../features/funds/withdrawal/checklist-query.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'
import { ChecklistRow } from './checklist-row.tsx'

/** What has to be met before a withdrawal and what is; it informs, and stops nothing (CASH-72). */
export function WithdrawalChecklist() {
  const t = useText(fundsText)
  const answer = useWithdrawalChecklist()
  return (
    <section className="rounded-card border border-field-800 bg-field-900 p-4 text-sm">
      {answer.data !== undefined && isAllMet(answer.data) ? (
        <AllMet checklist={answer.data} />
      ) : (
        <h2 className="font-semibold">{t('checklist')}</h2>
      )}
      {answer.data !== undefined && !isAllMet(answer.data) && <Rows checklist={answer.data} />}
      {answer.data !== undefined && <WaitingNumbers checklist={answer.data} />}
      {answer.isPending && <SkeletonRows count={5} rowClass="h-8" />}
      {answer.isError && answer.data === undefined && (
        <ErrorState busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
    </section>
  )
}

function isAllMet({ conditions }: Checklist): boolean {
  return conditions.every(({ done }) => done)
}

/** One line where nothing is missing; the list opens for those who want to see it. */
function AllMet({ checklist }: { checklist: Checklist }) {
  const t = useText(fundsText)
  return (
    <details className="group">
      <summary className="-my-2 flex min-h-11 list-none items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-grass" />
        <span className="flex-1">{t('checkAllMet')}</span>
        <ChevronDown aria-hidden className="size-5 text-quiet transition group-open:rotate-180" />
      </summary>
      <Rows checklist={checklist} />
    </details>
  )
}

/** Numbers that were added a short while ago: they stop no withdrawal to another one. */
function WaitingNumbers({ checklist }: { checklist: Checklist }) {
  const t = useText(fundsText)
  return checklist.waiting_numbers.map(({ number, usable_from: from }) => (
    <p
      className="tabular mt-2 flex items-start gap-2 border-t border-field-800 pt-3 text-quiet"
      key={number}
    >
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
      {t('numberWaits', { number, time: siteMinute(from) })}
    </p>
  ))
}

function Rows({ checklist }: { checklist: Checklist }) {
  const t = useText(fundsText)
  const currency = readCurrency(checklist.currency)
  const short = (amount: string) => shortMoney(readMinor(amount, currency), currency)
  const { conditions, limits } = checklist
  return (
    <>
      <ul className="mt-2 divide-y divide-field-800">
        {conditions.map((one) => (
          <ChecklistRow checklist={checklist} key={one.condition} {...one} />
        ))}
      </ul>
      {limits !== null && (
        <p className="tabular mt-2 border-t border-field-800 pt-3 text-xs text-quiet">
          {t('checkLimits', { min: short(limits.min), max: short(limits.max) })}
        </p>
      )}
    </>
  )
}
