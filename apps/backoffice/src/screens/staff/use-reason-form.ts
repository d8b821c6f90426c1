import { staffText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useReason } from '../../parts/use-reason.ts'

/** The reason that every act on a member asks for; `error` is that of the act. */
export function useReasonForm(error: unknown) {
  const t = useText(staffText)
  return useReason(error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
}
