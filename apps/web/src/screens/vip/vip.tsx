import { vipText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import { Card, ErrorState, PageHeader, SkeletonRows } from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { userQuery } from '../../features/session/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, shortMoney } from '../../lib/read-money.ts'
import { ConvertPoints } from './convert-points.tsx'

/** The documents' own step for this screen (VIP-04). */
const POLL_MS = 1000
/** What earns a point, in whatever the account is kept in. */
const POINT_STAKE_MINOR = 100_00n

export function Vip() {
  const t = useText(vipText)
  const navigate = useNavigate()
  const user = useQuery({ ...userQuery, refetchInterval: POLL_MS })
  const currency = readCurrency(user.data?.currency)
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {user.data ? (
          <>
            <LevelCard currency={currency} points={asText(user.data.vip_coin)} />
            <ConvertPoints currency={currency} points={asText(user.data.vip_coin)} />
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

function LevelCard({ points, currency }: { points: string; currency: Currency }) {
  const t = useText(vipText)
  return (
    <Card className="flex flex-col gap-4 bg-linear-to-br from-field-700 to-field-900">
      <div className="flex items-center gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-field-950">
          <Crown aria-hidden className="size-6 text-floodlight" />
        </span>
        <div>
          <p className="text-lg font-bold">{t('level')}</p>
          <p className="text-sm text-quiet">
            {t('levelHint', { stake: shortMoney(POINT_STAKE_MINOR, currency) })}
          </p>
        </div>
      </div>
      <div>
        <p className="text-sm text-quiet">{t('balance')}</p>
        <p className="tabular text-2xl font-bold">{points}</p>
      </div>
    </Card>
  )
}
