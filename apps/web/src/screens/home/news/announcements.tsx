import { homeText, textIn } from '@maidan/locales'
import { Megaphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useGeneral } from '../../../features/site/queries.ts'
import type { General } from '../../../features/site/queries.ts'
import { answerList } from '../../../lib/calls/answer-list.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { SafeHtml } from '../../../lib/text/safe-html.tsx'

/** The announcement line's speed (SIL-122). */
const pxPerSecond = 30

/** The general notices, running from right to left without end. */
export function Announcements() {
  const t = useText(homeText)
  const language = useLanguage()
  const notices = answerList<General['general'][number]>(useGeneral().data, 'general')
    .map((item) => textIn(item, 'notice', language))
    .filter((notice) => notice !== '')
  return (
    <section
      aria-label={t('announcements')}
      className="mx-4 mt-2 flex h-10 items-center gap-2 overflow-hidden rounded-full bg-field-900 pl-3"
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-floodlight" />
      {notices.length > 0 && <RunningLine key={notices.join()} notices={notices} />}
    </section>
  )
}

/** The notices stand in the line twice, so that the second run begins where the first one ends. */
function RunningLine({ notices }: { notices: readonly string[] }) {
  const run = useRef<HTMLSpanElement>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (run.current === null) return undefined
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setSeconds(entry.contentRect.width / pxPerSecond)
    })
    measure.observe(run.current)
    return () => measure.disconnect()
  }, [])
  return (
    <div className="marquee min-w-0 flex-1 overflow-hidden">
      <div className="marquee-track flex w-max" style={{ animationDuration: `${seconds ?? 0}s` }}>
        <span className="flex" ref={run}>
          <Notices notices={notices} />
        </span>
        <span aria-hidden className="flex">
          <Notices notices={notices} />
        </span>
      </div>
    </div>
  )
}

function Notices({ notices }: { notices: readonly string[] }) {
  return notices.map((notice) => (
    <span className="px-6 text-sm whitespace-nowrap text-quiet" key={notice}>
      <SafeHtml html={notice} />
    </span>
  ))
}
