import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { Payment } from '../../../features/payments/payment.ts'
import { When } from '../../../parts/facts/when.tsx'
import { sourceWord, stateWord } from './event-words.ts'

/** Every step of a payment: what it became, who did it, when, and the note left there. */
export function PaymentTimeline({ events }: Pick<Payment, 'events'>) {
  const t = useText(cashierText)
  return (
    <ol className="flex flex-col">
      {events.map((event, index) => (
        <li
          className="relative flex gap-3 pb-3 last:pb-0"
          key={`${event.at}-${event.state}-${index}`}
        >
          <span
            aria-hidden
            className={clsx(
              'mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-floodlight',
              index === events.length - 1 && 'bg-floodlight',
            )}
          />
          {index < events.length - 1 && (
            <span aria-hidden className="absolute top-5 bottom-0 left-1 w-px bg-field-700" />
          )}
          <div className="min-w-0 text-sm">
            <p>
              <b className="font-semibold">{stateWord(t, event.state)}</b>
              <span className="text-quiet">
                {' '}
                · {sourceWord(t, event.source)}
                {event.actor !== '' && ` ${event.actor}`}
              </span>
            </p>
            <When at={event.at} className="text-xs text-quiet" zone />
            {event.note !== null && <p className="mt-0.5 wrap-anywhere">{event.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
