import { fundsText } from '@maidan/locales'
import { Clock3 } from 'lucide-react'
import { useText } from '../../../lib/text/language.ts'

/** Says by how many minutes what comes by a method is credited late; nothing while it is not. */
export function LateNote({ minutes }: { minutes: number | undefined }) {
  const t = useText(fundsText)
  if (minutes === undefined) return null
  return (
    <p
      className="flex items-start gap-2 rounded-card border border-amber/40 bg-field-900 p-4 text-sm"
      role="status"
    >
      <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
      <span>{t('creditLate', { minutes })}</span>
    </p>
  )
}
