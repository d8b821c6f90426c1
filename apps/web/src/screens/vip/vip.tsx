import { vipText } from '@maidan/locales'
import { ErrorState, PageHeader, SkeletonRows } from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useVip } from '../../features/loyalty/queries.ts'
import { userQuery } from '../../features/session/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency } from '../../lib/read-money.ts'
import { ConvertPoints } from './convert-points.tsx'
import { Ladder } from './ladder.tsx'
import { LevelCard } from './level-card.tsx'

/** The documents' own step for this screen (VIP-04). */
const POLL_MS = 1000

export function Vip() {
  const t = useText(vipText)
  const navigate = useNavigate()
  const user = useQuery({ ...userQuery, refetchInterval: POLL_MS })
  const vip = useVip()
  const currency = readCurrency(user.data?.currency)
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {user.data ? (
          <>
            <LevelCard currency={currency} points={asText(user.data.vip_coin)} vip={vip.data} />
            <ConvertPoints currency={currency} points={asText(user.data.vip_coin)} />
            <Levels vip={vip} />
          </>
        ) : user.isError ? (
          <ErrorState busy={user.isFetching} onRetry={() => void user.refetch()} />
        ) : (
          <SkeletonRows count={2} rowClass="h-40" />
        )}
      </main>
    </>
  )
}

/** All levels, and what earns points. */
function Levels({ vip }: { vip: ReturnType<typeof useVip> }) {
  const t = useText(vipText)
  if (vip.data) return <Ladder vip={vip.data} />
  if (vip.isError)
    return (
      <ErrorState busy={vip.isFetching} onRetry={() => void vip.refetch()} title={t('noLevels')} />
    )
  return <SkeletonRows count={1} rowClass="h-40" />
}
