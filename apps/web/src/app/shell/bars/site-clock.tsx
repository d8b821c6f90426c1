import { shellText } from '@maidan/locales'
import { siteClock, siteDate, useText } from '@maidan/ui'
import { useEffect, useState } from 'react'

/** The site clock's step (APP-14). */
const tickMs = 1000

/** The time of the site, GMT+6 whatever the device's zone. */
export function SiteClock() {
  const t = useText(shellText)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p aria-label={t('siteTime')} className="tabular text-xs whitespace-nowrap text-quiet">
      <span>{siteDate(now)}</span> <time className="text-text">{siteClock(now)}</time> (GMT+6)
    </p>
  )
}
