import { gamerunText } from '@maidan/locales'
import { Button, Dialog, MoneyText } from '@maidan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNow } from '../../app/exchange/use-now.ts'
import { useSitting } from '../../features/games/sitting-query.ts'
import { toldHourQuery } from '../../features/games/told-hour-query.ts'
import { useText } from '../../lib/text/language.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'

const HOUR_MS = 3_600_000

/**
 * Each full hour at the games says how long it is and what it has cost or brought, and waits for an answer.
 * It never comes between a player and a round that is open: a curve that climbs has to be left in time.
 */
export function HourDialog({ roundOpen }: { roundOpen: boolean }) {
  const t = useText(gamerunText)
  const client = useQueryClient()
  const navigate = useNavigate()
  const nowMs = useNow()
  const sitting = useSitting().data
  const toldMs = useQuery(toldHourQuery).data ?? 0
  if (!sitting || sitting.beganMs === null) return null
  const hours = Math.floor((nowMs - sitting.beganMs) / HOUR_MS)
  const hourMs = sitting.beganMs + hours * HOUR_MS
  const playOn = () => client.setQueryData(toldHourQuery.queryKey, hourMs)
  const takeBreak = () => {
    playOn()
    navigate({ to: paths.protection })
  }
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={takeBreak}>
            {t('takeBreak')}
          </Button>
          <Button onClick={playOn}>{t('stay')}</Button>
        </>
      }
      mustChoose
      onOpenChange={playOn}
      open={hours >= 1 && hourMs > toldMs && !roundOpen}
      title={t('hourTitle', { hours })}
    >
      {t('hourNet')}{' '}
      <MoneyText
        className="font-semibold text-chalk"
        currency={sitting.currency}
        minor={sitting.netMinor}
        signed
      />
    </Dialog>
  )
}
