import { deskText } from '@maidan/locales'
import { useText, utcTime } from '@maidan/ui'
import { clsx } from 'clsx'
import { ageOf } from '../../lib/age.ts'
import type { Age, AgeTone } from '../../lib/age.ts'
import { useNow } from '../../lib/use-now.ts'

const stepMs = 10_000

const tones = {
  calm: 'text-quiet',
  waiting: 'text-amber',
  late: 'font-semibold text-clay-soft',
} as const satisfies Record<AgeTone, string>

/** How long something has waited; its colour follows the age. */
export function WaitingAge({ since, className }: { since: string; className?: string }) {
  const words = useAgeWords()
  const age = ageOf(since, useNow(stepMs))
  return (
    <time
      className={clsx('tabular whitespace-nowrap', tones[age.tone], className)}
      dateTime={since}
      title={utcTime(since)}
    >
      {words(age)}
    </time>
  )
}

/** The words of an age in staff's language. */
function useAgeWords(): (age: Age) => string {
  const t = useText(deskText)
  return ({ days, hours, minutes }) => {
    if (days > 0) return t('ageDays', { days, hours })
    if (hours > 0) return t('ageHours', { hours, minutes })
    return minutes === 0 ? t('ageNow') : t('ageMinutes', { minutes })
  }
}
