import { textIn } from '@maidan/locales'
import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { paths } from '../../../lib/paths.ts'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import type { Slider } from '../../../features/site/queries.ts'
import { readSliderLink } from '../../../features/site/slider-link.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { useLanguage } from '../../../lib/text/language.ts'
import { bareText } from '../../../lib/text/safe-html.tsx'
import { readSession } from '../../../lib/session/session.ts'

/** A favourite or featured game: a player launches it, a guest goes to `/login` (HOME-19 to HOME-22). */
export function GameCard({
  slider,
  name,
  wide,
}: {
  slider: Slider
  name: string
  /** A wide picture in its grid; else the card of a strip. */
  wide: boolean
}) {
  const title = bareText(name)
  const language = useLanguage()
  const { open, busy } = useOpenGame(slider, title)
  return (
    <button
      aria-busy={busy || undefined}
      className={clsx('group flex shrink-0 snap-start flex-col gap-1.5 text-left', !wide && 'w-26')}
      onClick={open}
      type="button"
    >
      <span
        className={clsx(
          'relative block w-full overflow-hidden rounded-card bg-field-800 transition group-active:scale-[0.97]',
          wide ? 'aspect-[8/5]' : 'aspect-[3/4]',
        )}
      >
        <img
          alt=""
          className="size-full object-cover"
          height={wide ? 200 : 400}
          loading="lazy"
          src={storageUrl(textIn(slider, 'thubmnail', language))}
          width={wide ? 320 : 300}
        />
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center bg-shade/60 text-paper">
            <LoaderCircle aria-hidden className="size-8 animate-spin text-floodlight" />
          </span>
        )}
      </span>
      <span className="line-clamp-2 w-full text-xs leading-tight font-medium">{title}</span>
    </button>
  )
}

function useOpenGame(slider: Slider, title: string) {
  const navigate = useNavigate()
  const { launch, launching } = useLaunchGame()
  const link = readSliderLink(slider.link)
  const open = () => {
    if (readSession() === null) return navigate({ to: paths.login })
    switch (link.kind) {
      case 'game':
        return launch({ target: launchTarget(link.code), title })
      case 'path':
        return navigate({ href: link.path })
      case 'address':
        return void window.open(link.address, '_blank', 'noopener')
      case 'none':
        return undefined
    }
  }
  return { open, busy: launching !== undefined }
}
