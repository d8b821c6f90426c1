import { gamerunText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import { useNow } from '../../app/exchange/use-now.ts'
import { useSitting } from '../../features/games/sitting-query.ts'
import { useText } from '../../lib/text/language.ts'

const MINUTE_MS = 60_000

/** How long the player has been at the games and where they stand; nothing before the first round. */
export function SittingLine() {
  const t = useText(gamerunText)
  const nowMs = useNow()
  const sitting = useSitting().data
  if (!sitting || sitting.beganMs === null) return null
  const minutes = Math.max(0, Math.floor((nowMs - sitting.beganMs) / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const time =
    hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes: minutes - hours * 60 })
  return (
    <p className="line-clamp-2 text-xs leading-snug text-quiet" data-sitting>
      {t('sitting', { time })}
      {' · '}
      <MoneyText currency={sitting.currency} minor={sitting.netMinor} signed />
    </p>
  )
}
