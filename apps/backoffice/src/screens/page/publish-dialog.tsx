import { AGREED_PAGES } from '@maidan/contract/facts'
import { publishingText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { usePublishPage, type PageRecord } from '../../features/pages/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { textsOf, type Draft } from './draft.ts'

type Props = {
  base: PageRecord
  draft: Draft
  onClose: () => void
  onAsked: (page: PageRecord) => void
}

/** Asks for the reason, says what publishing means, and asks a second person for it. */
export function PublishDialog({ base, draft, onClose, onAsked }: Props) {
  const t = useText(publishingText)
  const publish = usePublishPage(base.key)
  const form = useReason(publish.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    publish.mutate(
      { version: base.version, texts: textsOf(draft), reason },
      {
        onSuccess: (page) => {
          showToast(t('asked', { version: page.version + 1 }), 'good')
          onAsked(page)
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={publish.isPending}
      confirm={t('publish')}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('publishTitle', { version: base.version + 1 })}
    >
      <p className="text-sm text-quiet">
        {t('publishMeans')} {AGREED_PAGES.some((one) => one === base.key) && t('publishDue')}
      </p>
      <Field {...form.field} />
      <RefusalNote error={publish.error} fields={['reason']} />
    </AskDialog>
  )
}
