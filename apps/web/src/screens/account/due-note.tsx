import { contentText } from '@maidan/locales'
import { FileText } from 'lucide-react'
import { PageLinks } from '../../app/shell/page-links.tsx'
import { useDuePages } from '../../features/pages/queries.ts'
import { useText } from '../../lib/text/language.ts'

/** Tells of the pages that the player has still to agree to; nothing is locked meanwhile. */
export function DueNote() {
  const t = useText(contentText)
  const due = useDuePages()
  if (due.length === 0) return null
  return (
    <section
      aria-labelledby="due-pages"
      className="flex items-start gap-3 rounded-card border border-sky/40 p-4"
    >
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-sky" />
      <div className="min-w-0">
        <h2 className="font-semibold" id="due-pages">
          {t('due')}
        </h2>
        <p className="text-sm text-quiet">{t('dueHint')}</p>
        <div className="flex flex-wrap gap-x-6">
          <PageLinks
            className="flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
            keys={due.map(({ key }) => key)}
          />
        </div>
      </div>
    </section>
  )
}
