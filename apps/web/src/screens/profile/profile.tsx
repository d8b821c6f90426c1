import { profileText, textIn } from '@maidan/locales'
import { Card, ErrorState, PageHeader, siteTime, SkeletonRows } from '@maidan/ui'
import { Info } from 'lucide-react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { reachedLevel, useVip } from '../../features/loyalty/queries.ts'
import { type User, useUser } from '../../features/session/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { groupedDigits } from '../../lib/text/grouped-digits.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { Birthday } from './birthday.tsx'
import { Contacts } from './contacts.tsx'
import { Fact } from './fact.tsx'

export function Profile() {
  const t = useText(profileText)
  const navigate = useNavigate()
  const user = useUser()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {user.data ? (
          <Person user={user.data} />
        ) : user.isError ? (
          <ErrorState busy={user.isFetching} onRetry={() => void user.refetch()} />
        ) : (
          <SkeletonRows count={6} rowClass="h-16" />
        )}
      </main>
    </>
  )
}

function Person({ user }: { user: User }) {
  const t = useText(profileText)
  const reached = reachedLevel(useVip().data)
  const hasLevels = reached !== undefined
  const language = useLanguage()
  const level = reached ? textIn(reached, 'name', language) : t('level')
  return (
    <>
      <Card className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-field-700 text-xl font-bold text-floodlight uppercase"
        >
          {user.username.slice(0, 1)}
        </span>
        <div className="min-w-0">
          <p className="text-lg font-semibold">{user.username}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
            <span>{level}</span>
            <span className="tabular">
              {t('vipPoints', { points: groupedDigits(asText(user.vip_coin), language) })}
            </span>
          </p>
          <p className="text-xs text-quiet">{t(hasLevels ? 'levelsHint' : 'levelHint')}</p>
        </div>
      </Card>
      <section>
        <h2 className="mb-2 text-sm font-semibold text-quiet">{t('about')}</h2>
        <Card className="divide-y divide-field-800" padded={false}>
          <Fact label={t('username')}>{user.username}</Fact>
          <Fact label={t('name')}>{user.name}</Fact>
          <Fact label={t('registered')}>
            <span className="tabular">{siteTime(user.created_at)}</span>
          </Fact>
          <Birthday saved={user.dofb} />
        </Card>
      </section>
      <Contacts user={user} />
      <p className="flex items-start gap-2 text-sm text-quiet">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-sky" />
        {t('guidance')}
      </p>
      <p hidden>{t('tips')}</p>
    </>
  )
}
