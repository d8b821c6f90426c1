import { referralText } from '@maidan/locales'
import { ErrorState, PageHeader, Pills, SkeletonRows } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { Friends } from './friends.tsx'
import { ReferralInfo } from './referral-info.tsx'

export function ReferralProgram() {
  const t = useText(referralText)
  const navigate = useNavigate()
  const user = useUser()
  const [tab, setTab] = useState<'info' | 'mine'>('info')
  const tabs = [
    { value: 'info' as const, label: t('info') },
    { value: 'mine' as const, label: t('mine') },
  ]
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <Pills items={tabs} label={t('tabs')} look="tabs" onChange={setTab} value={tab} />
        {!user.data ? (
          user.isError ? (
            <ErrorState busy={user.isFetching} onRetry={() => void user.refetch()} />
          ) : (
            <SkeletonRows count={3} rowClass="h-28" />
          )
        ) : tab === 'info' ? (
          <ReferralInfo user={user.data} />
        ) : (
          <Friends user={user.data} />
        )}
      </main>
    </>
  )
}
