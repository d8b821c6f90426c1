import { exchangeAccountText } from '@maidan/locales'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { indiaTime } from './india-time.ts'

const TICK_MS = 1000

/** The running time of the exchange account page (EXCH-20). */
export function IndiaClock() {
  const t = useText(exchangeAccountText)
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <Clock aria-hidden className="size-4" />
      {t('clock')}
      <time
        className="tabular ml-auto whitespace-nowrap text-text"
        dateTime={new Date(nowMs).toISOString()}
      >
        {indiaTime(nowMs)}
      </time>
      <span className="tabular whitespace-nowrap">{t('zone')}</span>
    </p>
  )
}
