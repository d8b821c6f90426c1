import { oddsText } from '@maidan/locales'
import { Skeleton, cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronDown, Tv } from 'lucide-react'
import { useState } from 'react'
import { useScoreAddress, useStreamAddress } from '../../features/odds/feed/watch-queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = { host: string; eventId: string; eventName: string }

const sandbox = 'allow-scripts allow-same-origin'
const scoreClass = 'h-44 w-full rounded-card md:h-56'

/** The live stream, which can be folded away, and the score of an event. */
export function WatchPart(props: Props) {
  return (
    <>
      <Stream {...props} />
      <Score {...props} />
    </>
  )
}

/** The player's last choice holds for the next event, as long as the page lives. */
let openLast = true

function Stream({ eventId, eventName }: Props) {
  const t = useText(oddsText)
  const general = useGeneral().data
  const language = useLanguage()
  const streamUrl = general?.stream_url ?? ''
  const settings = { ipUrl: general?.ip_url ?? '', streamUrl, eventId, language }
  const address = useStreamAddress(settings)
  const [open, setOpen] = useState(openLast)
  if (!settings.ipUrl || !streamUrl) return null
  const toggle = () => {
    openLast = !open
    setOpen(!open)
  }
  return (
    <section className={clsx(cardClass, 'overflow-hidden')}>
      <button
        aria-expanded={open}
        aria-label={t(open ? 'hideStream' : 'showStream')}
        className="flex min-h-11 w-full items-center gap-2 px-3 text-left text-sm font-semibold"
        onClick={toggle}
        type="button"
      >
        <Tv aria-hidden className="size-5 shrink-0 text-floodlight" />
        <span className="flex-1">{t('liveStream')}</span>
        <ChevronDown
          aria-hidden
          className={clsx('size-5 text-quiet transition', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div className="aspect-video w-full bg-field-950">
          {address !== null && (
            <iframe
              allow="fullscreen; autoplay"
              className="size-full border-0"
              referrerPolicy="origin"
              sandbox={sandbox}
              src={address}
              title={t('streamOf', { event: eventName })}
            />
          )}
        </div>
      )}
    </section>
  )
}

function Score({ host, eventId, eventName }: Props) {
  const t = useText(oddsText)
  const score = useScoreAddress(host, eventId, useLanguage())
  if (score.isPending) return <Skeleton className={scoreClass} />
  if (!score.data) return null
  return (
    <iframe
      className={clsx(scoreClass, 'border border-field-800')}
      referrerPolicy="origin"
      sandbox={sandbox}
      src={score.data}
      title={t('scoreOf', { event: eventName })}
    />
  )
}
