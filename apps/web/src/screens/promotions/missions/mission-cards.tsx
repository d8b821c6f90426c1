import { missionsText } from '@maidan/locales'
import { ErrorState, Skeleton } from '@maidan/ui'
import { useMissions } from '../../../features/promotions/missions.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'
import { MissionCard } from './mission-card.tsx'

/** The missions that run for the player; nothing for guests and where there is none. */
export function MissionCards() {
  const t = useText(missionsText)
  const missions = useMissions()
  const isPlayer = useSession() !== null
  if (!isPlayer) return null
  if (missions.data)
    return missions.data.data.map((one) => (
      <MissionCard key={`${one.promotion_id} ${one.from}`} mission={one} />
    ))
  if (missions.isError)
    return (
      <ErrorState
        busy={missions.isFetching}
        onRetry={() => void missions.refetch()}
        title={t('unread')}
      />
    )
  return <Skeleton className="mx-4 mt-4 h-40 rounded-card" />
}
