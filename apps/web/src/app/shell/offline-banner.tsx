import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function watchLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the phone has no connection, for as long as it has none. */
export function OfflineBanner() {
  const t = useText(shellText)
  const online = useSyncExternalStore(watchLine, () => navigator.onLine)
  return (
    <div aria-live="polite">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-amber px-4 py-2 text-sm font-medium text-ink">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
