import { paymentHelpText } from '@maidan/locales'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../lib/text/language.ts'
import { paymentTimesQuery } from './payment-times.ts'

const hourMinutes = 60

/** How long payments took last week, in one quiet line; nothing where there were too few to say. */
export function UsualTime({ direction }: { direction: 'deposit' | 'withdrawal' }) {
  const t = useText(paymentHelpText)
  const times = useQuery(paymentTimesQuery).data?.[direction]
  if (!times) return null
  const span = (seconds: number) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    return minutes <= 2 * hourMinutes
      ? t('minutes', { count: minutes })
      : t('hours', { count: Math.ceil(minutes / hourMinutes) })
  }
  const { median_seconds: half, p95_seconds: most } = times
  return (
    <p className="tabular text-sm text-balance text-quiet">
      {t(`usual_${direction}`, { half: span(half), most: span(most) })}
    </p>
  )
}
