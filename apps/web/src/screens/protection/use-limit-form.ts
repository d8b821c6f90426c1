import { protectionText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import { showToast, useFields } from '@maidan/ui'
import { useSetLimit, type PlayLimit } from '../../features/protection/queries.ts'
import { fieldErrors } from '../../lib/calls/failure-text.ts'
import { bareAmount, readMinor, typedMinor } from '../../lib/read-money.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { LimitProps } from './limit-props.ts'

const DAY_MINUTES = 24 * 60

/** The one field of a limit, and what becomes of it: set at once, or asked for. */
export function useLimitForm({ limit, currency }: LimitProps, onDone: () => void) {
  const t = useText(protectionText)
  const language = useLanguage()
  const set = useSetLimit()
  const isTime = limit.kind === 'time'
  const read = (typed: string) => (isTime ? typedMinutes(typed) : typedMinor(typed, currency))
  const form = useFields({ amount: shownOf(limit, currency) }, ({ amount }) => ({
    amount: read(amount) === null ? t(isTime ? 'minutesMissing' : 'amountMissing') : undefined,
  }))
  const present = read(shownOf(limit, currency))
  /** None at all, or more than now: that is asked for and does not hold yet. */
  const waits = (amount: string | null) => {
    const asked = amount === null ? null : read(amount)
    return present !== null && (asked === null || asked > present)
  }
  const save = (amount: string | null) =>
    set.mutate(
      { kind: limit.kind, period: limit.period, amount },
      {
        onSuccess: () => {
          showToast(t(waits(amount) ? 'askedSaved' : 'saved'), 'good')
          onDone()
        },
      },
    )
  const field = form.field('amount', fieldErrors(set.error, language)['amount'])
  const isLooser = read(field.value) !== null && waits(field.value)
  return {
    set,
    save,
    isTime,
    field: { hint: t(isLooser ? 'looseHint' : 'tightHint'), ...field },
    onSubmit: form.onSubmit(({ amount }) => save(amount)),
  }
}

function typedMinutes(typed: string): bigint | null {
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  return minutes >= 1 && minutes <= DAY_MINUTES ? BigInt(minutes) : null
}

/** The amount as it is typed; empty without one. */
function shownOf({ kind, amount }: PlayLimit, currency: Currency): string {
  if (amount === null || kind === 'time') return amount ?? ''
  return bareAmount(readMinor(amount, currency), currency)
}
