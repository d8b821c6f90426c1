import { gamerunText } from '@maidan/locales'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/text/language.ts'

const SLOW_AFTER_MS = 12_000

/** The frame on the provider's origin, and what is shown until it has loaded. */
export function GameFrame({ url, title }: { url: string; title: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className="relative flex-1">
      {!loaded && <Opening />}
      <iframe
        allow="fullscreen; autoplay"
        className="absolute inset-0 size-full border-0"
        onLoad={() => setLoaded(true)}
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
        src={url}
        title={title}
      />
    </div>
  )
}

function Opening() {
  const t = useText(gamerunText)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-8 text-center text-quiet"
      role="status"
    >
      <LoaderCircle aria-hidden className="size-8 animate-spin text-floodlight" />
      <p>{slow ? t('slow') : t('loading')}</p>
    </div>
  )
}
