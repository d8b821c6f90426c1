import { commonText, deskText } from '@maidan/locales'
import { siteClock, useText } from '@maidan/ui'
import { CloudOff } from 'lucide-react'

/** Shown above data that could not be refreshed. */
export function StaleNote({ atMs, onRetry }: { atMs: number; onRetry: () => void }) {
  const t = useText(deskText)
  const common = useText(commonText)
  return (
    <p
      className="flex shrink-0 items-center gap-2 border-b border-amber/30 bg-amber/10 px-4 py-1.5 text-sm text-amber"
      role="alert"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">{t('stale', { time: siteClock(atMs) })}</span>
      <button className="font-semibold underline" onClick={onRetry} type="button">
        {common('tryAgain')}
      </button>
    </p>
  )
}
