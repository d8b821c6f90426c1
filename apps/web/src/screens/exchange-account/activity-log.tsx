import { exchangeAccountText, oddsText } from '@maidan/locales'
import { Card, EmptyState, siteTime } from '@maidan/ui'
import { LogIn, TicketCheck } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'
import { AccountPage } from './account-page.tsx'
import { AnswerState } from './answer-state.tsx'
import { useActivity } from '../../features/exchange-bets/account-queries.ts'
import type { Activity } from '../../features/exchange-bets/account-queries.ts'

/** The last logins and bets. */
export function ActivityLog() {
  const t = useText(exchangeAccountText)
  const activity = useActivity()
  return (
    <AccountPage timed title="activity">
      <AnswerState query={activity} rowClass="h-16">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState hint={t('noActivity')} />
          ) : (
            <Card className="divide-y divide-field-800" padded={false}>
              {entries.map((entry) => (
                <ActivityLine entry={entry} key={`${entry.at} ${entry.title} ${entry.detail}`} />
              ))}
            </Card>
          )
        }
      </AnswerState>
    </AccountPage>
  )
}

function ActivityLine({ entry }: { entry: Activity }) {
  const t = useText(exchangeAccountText)
  const odds = useText(oddsText)
  const side = entry.side === null ? [] : [odds(entry.side)]
  const Icon = entry.kind === 'login' ? LogIn : TicketCheck
  return (
    <article aria-label={t(entry.kind)} className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-grass" />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-quiet">
          {t(entry.kind)} · <span className="tabular">{siteTime(entry.at)}</span>
        </p>
        <p className="text-sm font-semibold">{entry.title}</p>
        <p className="line-clamp-2 text-xs break-words text-quiet">
          {[...side, entry.detail].filter(Boolean).join(' ')}
        </p>
      </div>
    </article>
  )
}
