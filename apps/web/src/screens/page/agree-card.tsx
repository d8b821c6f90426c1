import { contentText } from '@maidan/locales'
import { Button, Card } from '@maidan/ui'
import { DoneNote } from '../../app/notes/done-note.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useAcceptPage, useDuePages, type Page } from '../../features/pages/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Below the words that a player has still to agree to: the way to do it, and that it is done. */
export function AgreeCard({ page }: { page: Page }) {
  const t = useText(contentText)
  const due = useDuePages().find(({ key }) => key === page.key)
  const accept = useAcceptPage()
  if (due === undefined) return accept.isSuccess ? <DoneNote>{t('agreed')}</DoneNote> : null
  const { key, accepted_version: accepted } = due
  const { version } = page
  return (
    <Card className="flex flex-col gap-3">
      <p>{accepted === null ? t('agreeFirst') : t('agreeNext', { accepted, version })}</p>
      <AgreeFailure error={accept.error} />
      <Button
        busy={accept.isPending}
        className="self-start"
        onClick={() => accept.mutate({ page: key, version })}
      >
        {t('agree')}
      </Button>
    </Card>
  )
}

function AgreeFailure({ error }: { error: Error | null }) {
  const t = useText(contentText)
  const language = useLanguage()
  if (error === null) return null
  const failed = t('agreeFailed')
  return <FormNote>{failureText(error, { language, fallback: failed, network: failed })}</FormNote>
}
