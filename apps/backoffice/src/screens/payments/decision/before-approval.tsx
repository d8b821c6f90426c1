import { cashierText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { TriangleAlert } from 'lucide-react'
import type { Payment } from '../../../features/payments/payment.ts'
import { warningSentence } from '../../../features/payments/warning-words.ts'

/** The warnings once more, at the last moment that they help. */
export function BeforeApproval({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const language = useLanguage()
  if (payment.warnings.length === 0) return null
  return (
    <div className="rounded-md border border-amber/40 bg-amber/10 px-3 py-2 text-sm text-amber">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4" />
        {t('lookFirst')}
      </p>
      <ul className="mt-1 list-disc pl-6">
        {payment.warnings.map((warning, index) => (
          <li key={`${warning.code}-${index}`}>{warningSentence(warning, language)}</li>
        ))}
      </ul>
    </div>
  )
}
