import { fundsText } from '@maidan/locales'
import { Info } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'

const points = ['reminderAccount', 'reminderTurnover', 'reminderPending'] as const

/** What to look at before the press (SIL-085). */
export function Reminder() {
  const t = useText(fundsText)
  return (
    <section className="rounded-card border border-field-800 bg-field-900 p-4 text-sm">
      <h2 className="flex items-center gap-2 font-semibold">
        <Info aria-hidden className="size-4 text-sky" />
        {t('reminder')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-quiet">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
  )
}
