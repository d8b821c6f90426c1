import { inboxText } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import { clsx } from 'clsx'
import type { InboxMessage } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { firstWords } from '../../lib/text/first-words.ts'

/** Words of a message that the list shows (INBOX-02). */
const PREVIEW_WORDS = 5

type Props = {
  message: InboxMessage
  /** It stands beside the list. */
  isOpen: boolean
  /** Set in edit mode: whether the line is ticked. */
  ticked?: boolean
  onOpen: () => void
  onToggle: () => void
}

/** One message of the list; in edit mode a tap ticks it. */
export function MessageLine({ message, isOpen, ticked, onOpen, onToggle }: Props) {
  const t = useText(inboxText)
  const editing = ticked !== undefined
  return (
    <div className="flex items-center">
      {editing && (
        <label className="flex size-12 shrink-0 items-center justify-center">
          <input
            aria-label={t('select', { title: message.title })}
            checked={ticked}
            className="size-5 accent-floodlight"
            onChange={onToggle}
            type="checkbox"
          />
        </label>
      )}
      <button
        aria-current={isOpen || undefined}
        className={clsx(
          'flex min-h-18 min-w-0 flex-1 items-center gap-3 px-4 py-3 text-left',
          isOpen && 'bg-field-800',
        )}
        onClick={editing ? onToggle : onOpen}
        type="button"
      >
        <span
          className={clsx(
            'size-2.5 shrink-0 rounded-full',
            message.is_read ? 'bg-field-700' : 'bg-floodlight',
          )}
        >
          {!message.is_read && <span className="sr-only">{t('unread')}</span>}
        </span>
        <span className="min-w-0 flex-1">
          <span className={clsx('block', !message.is_read && 'font-semibold')}>
            {message.title}
          </span>
          <span className="line-clamp-2 text-sm text-quiet">
            {firstWords(message.message, PREVIEW_WORDS)}
          </span>
          <span className="tabular block text-xs text-quiet">{siteTime(message.created_at)}</span>
        </span>
      </button>
    </div>
  )
}
