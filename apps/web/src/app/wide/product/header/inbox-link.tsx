import { productText } from '@maidan/locales'
import { Inbox } from 'lucide-react'
import { Link } from '../../../../lib/router/link.tsx'
import { useInbox } from '../../../../features/inbox/queries.ts'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'

/** The way to the messages, and how many of them wait to be read. */
export function InboxLink() {
  const t = useText(productText)
  const unread = useInbox(1).data?.unread ?? 0
  const name = unread > 0 ? t('inboxUnread', { count: unread }) : t('inbox')
  return (
    <Link
      aria-label={name}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-field-800"
      title={name}
      to={paths.inbox}
    >
      <Inbox aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="tabular absolute top-1 right-0.5 min-w-4.5 rounded-full bg-clay px-1 text-center text-xs leading-4.5 font-bold text-ink"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </Link>
  )
}

const mostShown = 99
