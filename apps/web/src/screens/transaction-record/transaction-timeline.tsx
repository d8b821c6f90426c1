import { recordsText } from '@maidan/locales'
import { moneyText } from '@maidan/money'
import { siteTime } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Check, Clock3, X } from 'lucide-react'
import { timelineOf } from '../../features/records/timeline.ts'
import type { Step, StepName } from '../../features/records/timeline.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

const words = {
  submitted: 'stepSubmitted',
  reviewing: 'stepReviewing',
  sending: 'stepSending',
  credited: 'stepCredited',
  paid: 'stepPaid',
  failed: 'stepFailed',
  cancelled: 'stepCancelled',
  expired: 'stepExpired',
  refunding: 'stepRefunding',
  part_refunded: 'stepPartRefunded',
  refunded: 'stepRefunded',
  part_reversed: 'stepPartReversed',
  reversed: 'stepReversed',
} as const satisfies Record<StepName, string>

type Props = {
  transaction: Transaction
  /** Stands above the steps. */
  children?: ReactNode
}

/** Where the money has been and what comes next. */
export function TransactionTimeline({ transaction, children }: Props) {
  const t = useText(recordsText)
  const steps = timelineOf(transaction)
  const present = steps.findLastIndex(({ at }) => at !== null)
  return (
    <section>
      <h3 className="mb-3 text-sm font-semibold text-quiet">{t('progress')}</h3>
      {children !== undefined && <div className="mb-4 empty:hidden">{children}</div>}
      <ol className="flex flex-col">
        {steps.map((step, at) => (
          <TimelineStep
            isLast={at === steps.length - 1}
            isUnderWay={at === present && present < steps.length - 1}
            key={`${step.name}-${step.at}`}
            step={step}
            sum={sumOf(step, transaction)}
          />
        ))}
      </ol>
    </section>
  )
}

/** What went back of a deposit in a step, as people write it. */
function sumOf({ amount }: Step, transaction: Transaction): string | null {
  if (amount === undefined) return null
  const currency = readCurrency(transaction.currency)
  return moneyText(readMinor(amount, currency), currency)
}

type StepProps = { step: Step; sum: string | null; isLast: boolean; isUnderWay: boolean }

function TimelineStep({ step, sum, isLast, isUnderWay }: StepProps) {
  const t = useText(recordsText)
  const isDone = step.at !== null && !isUnderWay
  return (
    <li className="flex gap-3">
      <div aria-hidden className="flex flex-col items-center">
        <span className={clsx(dotClass, dotTone(step, isUnderWay))}>
          <DotIcon isDone={isDone} step={step} />
        </span>
        {!isLast && <span className={clsx('w-0.5 flex-1', isDone ? 'bg-grass' : 'bg-field-700')} />}
      </div>
      <div className={isLast ? '' : 'pb-5'}>
        <p className={step.at === null ? 'text-quiet' : 'font-semibold'}>
          {t(words[step.name])}
          {sum !== null && <span className="tabular"> · {sum}</span>}
        </p>
        <p className="tabular text-sm text-quiet">
          {step.at === null ? t('stepWaiting') : siteTime(step.at)}
        </p>
        {step.note && <p className="mt-1 text-sm text-clay-soft">{step.note}</p>}
      </div>
    </li>
  )
}

const dotClass = 'flex size-7 shrink-0 items-center justify-center rounded-full'

function dotTone(step: Step, isUnderWay: boolean): string {
  if (step.at === null) return 'border-2 border-field-700'
  if (isUnderWay) return 'bg-amber text-ink'
  return isBadEnd(step) ? 'bg-clay text-ink' : 'bg-grass text-ink'
}

const badEnds: readonly StepName[] = ['failed', 'cancelled', 'expired', 'part_reversed', 'reversed']

function isBadEnd({ name }: Step): boolean {
  return badEnds.includes(name)
}

function DotIcon({ step, isDone }: { step: Step; isDone: boolean }) {
  if (step.at === null) return null
  if (!isDone) return <Clock3 className="size-4" />
  const Icon = isBadEnd(step) ? X : Check
  return <Icon className="size-4" strokeWidth={3} />
}
