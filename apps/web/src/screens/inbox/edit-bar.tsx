import { inboxText } from '@maidan/locales'
import { Button, showToast } from '@maidan/ui'
import { type InboxMessage, useDelete, useMarkRead } from '../../features/inbox/queries.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  messages: readonly InboxMessage[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** What can be done with the ticked messages (INBOX-09, SIL-098). */
export function EditBar({ messages, chosen, onChoose }: Props) {
  const t = useText(inboxText)
  const read = useMarkRead()
  const remove = useDelete()
  const idle = chosen.length === 0 || read.isPending || remove.isPending
  const after = (failed: string) => ({
    onSuccess: () => onChoose([]),
    onError: () => showToast(failed, 'bad'),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => onChoose(messages.map(({ id }) => id))} size="small">
        {t('selectAll')}
      </Button>
      <Button
        busy={read.isPending}
        disabled={idle}
        look="secondary"
        onClick={() => read.mutate(chosen, after(t('readFailed')))}
        size="small"
      >
        {t('markRead')}
      </Button>
      <Button
        busy={remove.isPending}
        disabled={idle}
        look="danger"
        onClick={() => remove.mutate(chosen, after(t('deleteFailed')))}
        size="small"
      >
        {t('delete')}
      </Button>
    </div>
  )
}
