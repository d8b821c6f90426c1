import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Direction, PaymentState } from '../../../features/payments/payment.ts'
import { SearchBox } from '../../../parts/tables/search-box.tsx'
import { Segments } from '../../../parts/tables/segments.tsx'

type Props = {
  direction: Direction
  filter: { state: string; search: string }
  /** How many payments the present filter has; undefined while that is not known. */
  counts: number | undefined
  onChange: (next: { state?: string; search?: string }) => void
}

const states = {
  deposit: [
    'created',
    'presented',
    'claimed',
    'verifying',
    'review',
    'unknown',
    'confirmed',
    'credited',
    'late_confirmed',
    'expired',
    'failed',
    'rejected',
    'cancelled',
    'refunding',
    'refunded',
    'reversed',
  ],
  withdrawal: [
    'requested',
    'review',
    'approved',
    'sending',
    'unknown',
    'paid',
    'failed',
    'rejected',
    'cancelled',
  ],
} as const satisfies Record<Direction, readonly PaymentState[]>

/** Which payments the queue shows; the choice stands in the address. */
export function QueueFilter({ direction, filter, counts, onChange }: Props) {
  const t = useText(cashierText)
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2">
      <Segments
        items={(['waiting', 'all'] as const).map((state) => ({
          value: state,
          label: t(state),
          ...(filter.state === state && { count: counts }),
        }))}
        label={t('state')}
        onChange={(state) => onChange({ state: state === 'waiting' ? '' : state })}
        value={filter.state}
      />
      <StateSelect
        onChange={(state) => onChange({ state })}
        states={states[direction]}
        value={filter.state}
      />
      <SearchBox
        hint={t('searchHint')}
        onSearch={(search) => onChange({ search })}
        value={filter.search}
      />
    </div>
  )
}

function StateSelect(props: {
  states: readonly PaymentState[]
  value: string
  onChange: (state: string) => void
}) {
  const t = useText(cashierText)
  const chosen = props.states.some((state) => state === props.value)
  return (
    <div className="relative flex items-center">
      <select
        aria-label={t('byState')}
        className={clsx(
          'h-11 max-w-40 appearance-none truncate rounded-md border bg-field-900 pr-8 pl-3 text-base outline-none focus-visible:ring-1 focus-visible:ring-floodlight lg:h-9 lg:text-sm',
          chosen ? 'border-field-600 font-semibold' : 'border-field-700 text-quiet',
        )}
        onChange={(event) => props.onChange(event.target.value)}
        value={chosen ? props.value : ''}
      >
        <option value="">{t('byState')}</option>
        {props.states.map((state) => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-2.5 size-4 text-quiet"
      />
    </div>
  )
}
