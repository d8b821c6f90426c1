import { inboxText, unbrokenMoney } from '@maidan/locales'
import { Card, siteTime } from '@maidan/ui'
import { MailOpen } from 'lucide-react'
import type { InboxMessage } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'

/** The message that is read, beside the list of a wide page. */
export function MessagePane({ message }: { message: InboxMessage | null }) {
  const t = useText(inboxText)
  return (
    <section aria-label={t('message')} aria-live="polite" className="sticky top-20">
      {message === null ? (
        <p className="flex min-h-48 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-field-700 p-6 text-center text-sm text-quiet">
          <MailOpen aria-hidden className="size-8" />
          {t('choose')}
        </p>
      ) : (
        <Card>
          <h2 className="text-lg font-semibold">{message.title}</h2>
          <p className="tabular mt-1 text-sm text-quiet">{siteTime(message.created_at)}</p>
          <p className="mt-4 max-w-prose whitespace-pre-line">{unbrokenMoney(message.message)}</p>
        </Card>
      )}
    </section>
  )
}
