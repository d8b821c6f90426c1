import { gameDeskText } from '@maidan/locales'
import { Badge, Card, useText } from '@maidan/ui'
import type { ProviderLine, Stoppable } from '../../features/games/queries.ts'
import { StopAct } from './stop-act.tsx'
import { StoppedNote } from './stopped-note.tsx'

type Props = {
  providers: readonly ProviderLine[]
  /** The provider whose games alone are shown. */
  chosen: string
  onChoose: (provider: string) => void
  onAct: ((target: Stoppable) => void) | undefined
}

/** Every provider with how many of its games are open; a press on its name shows its games alone. */
export function ProviderList({ providers, chosen, onChoose, onAct }: Props) {
  const t = useText(gameDeskText)
  return (
    <section aria-label={t('providers')}>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{t('providers')}</h2>
      <ul aria-label={t('providers')} className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {providers.map((one) => (
          <li key={one.provider}>
            <Card className="px-3" padded={false}>
              <div className="flex min-h-14 items-center justify-between gap-2">
                <button
                  aria-label={t('onlyWhat', { name: one.name })}
                  aria-pressed={chosen === one.provider}
                  className="flex min-h-11 min-w-0 flex-col justify-center text-left aria-pressed:text-amber"
                  onClick={() => onChoose(chosen === one.provider ? '' : one.provider)}
                  type="button"
                >
                  <b className="w-full truncate text-sm font-semibold">{one.name}</b>
                  <span className="tabular text-xs text-quiet">
                    {t('openOf', { open: one.open_games, all: one.games })}
                  </span>
                </button>
                <span className="flex shrink-0 items-center gap-2">
                  <ProviderState provider={one} />
                  {onAct && (
                    <StopAct onAct={onAct} target={{ ...one, of: 'provider', key: one.provider }} />
                  )}
                </span>
              </div>
              {one.stopped && (
                <p className="pb-2">
                  <StoppedNote stopped={one.stopped} />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Said only where it is not as usual. */
function ProviderState({ provider: { status, offered } }: { provider: ProviderLine }) {
  const t = useText(gameDeskText)
  if (status === 'inactive') return <Badge tone="bad">{t('inactive')}</Badge>
  return offered ? null : <Badge>{t('notOffered')}</Badge>
}
