import { referralText } from '@maidan/locales'
import { Card, EmptyState, MoneyText, siteTime } from '@maidan/ui'
import type { User } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'

/** Who came by the player's link, and what each one has brought (REF-13, SIL-093). */
export function Friends({ user }: { user: User }) {
  const t = useText(referralText)
  const friends = user.referrals ?? []
  const currency = readCurrency(user.currency)
  if (friends.length === 0) return <EmptyState hint={t('nobody')} />
  return (
    <Card className="divide-y divide-field-800" padded={false}>
      {friends.map(({ username, joined_at, bonus }) => (
        <div className="flex min-h-16 items-center gap-3 px-4" key={`${username}-${joined_at}`}>
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{username}</p>
            <p className="tabular text-xs text-quiet">
              {t('joined', { time: siteTime(joined_at) })}
            </p>
          </div>
          <MoneyText currency={currency} minor={readMinor(bonus, currency)} signed />
        </div>
      ))}
    </Card>
  )
}
