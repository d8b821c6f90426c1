import { unbrokenMoney } from '@maidan/locales'
import { Sheet, siteTime } from '@maidan/ui'
import type { InboxMessage } from '../../features/inbox/queries.ts'

/** A message in full. */
export function MessageSheet(props: { message: InboxMessage | null; onClose: () => void }) {
  const { message, onClose } = props
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={message !== null}
      title={message?.title ?? ''}
    >
      <p className="tabular text-sm text-quiet">{message && siteTime(message.created_at)}</p>
      <p className="mt-3 pb-4 whitespace-pre-line">{message && unbrokenMoney(message.message)}</p>
    </Sheet>
  )
}
