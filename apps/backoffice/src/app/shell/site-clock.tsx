import { deskText } from '@maidan/locales'
import { siteClock, useText, utcTime } from '@maidan/ui'
import { clsx } from 'clsx'
import { useNow } from '../../lib/use-now.ts'

const secondMs = 1000

/** The clock that every time on these screens follows. */
export function SiteClock({ className }: { className?: string }) {
  const t = useText(deskText)
  const nowMs = useNow(secondMs)
  return (
    <span
      className={clsx('tabular text-sm', className)}
      title={utcTime(new Date(nowMs).toISOString())}
    >
      <span className="sr-only">{t('clock')} </span>
      {siteClock(nowMs)} <span className="text-xs text-quiet">{t('zone')}</span>
    </span>
  )
}
