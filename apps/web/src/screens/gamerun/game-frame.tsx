import { gamerunText } from '@maidan/locales'
import { ErrorState } from '@maidan/ui'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenGame } from '../../app/routes/route-state.ts'
import { useText } from '../../lib/text/language.ts'
import { useFrameState } from './use-frame-state.ts'
import { useReopenGame } from './use-reopen-game.ts'

const SLOW_AFTER_MS = 12_000

type Props = { game: OpenGame; title: string }

/** The frame on the provider's origin, what is shown until it has loaded, and where it has not. */
export function GameFrame({ game, title }: Props) {
  const { reopen, tries, busy } = useReopenGame(game)
  return (
    <OneFrame
      busy={busy}
      greets={game.greets === true}
      key={`${tries} ${game.url}`}
      onReopen={reopen}
      title={title}
      url={game.url}
    />
  )
}

type FrameProps = {
  url: string
  title: string
  /** The page says when it is there. */
  greets: boolean
  busy: boolean
  onReopen: () => void
}

function OneFrame({ url, title, greets, busy, onReopen }: FrameProps) {
  const { state, onLoad } = useFrameState({ url, greets })
  const isLost = state === 'lost'
  return (
    <div className="relative flex-1">
      {state === 'coming' && <Opening />}
      <iframe
        allow="fullscreen; autoplay"
        className="absolute inset-0 size-full border-0"
        inert={isLost}
        onLoad={onLoad}
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
        src={url}
        title={title}
      />
      {isLost && <NotLoaded busy={busy} onReopen={onReopen} />}
    </div>
  )
}

/** Stands over what the browser shows in a game's place, and tries by itself once the line is back. */
function NotLoaded({ busy, onReopen }: Pick<FrameProps, 'busy' | 'onReopen'>) {
  const t = useText(gamerunText)
  const reopen = useEffectEvent(onReopen)
  useEffect(() => {
    const tryAgain = () => reopen()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return (
    <div className="absolute inset-0 flex flex-col justify-center bg-field-950">
      <ErrorState busy={busy} hint={t('lostHint')} onRetry={onReopen} title={t('lost')} />
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
