import { useFields, useLanguage } from '@maidan/ui'
import { fieldFailure } from '../lib/failure-text.ts'

/** Characters of a reason that staff give. */
export const reasonLengthMax = 300

type Words = { label: string; hint: string; missing: string }

/** The one field that most acts of staff ask for: why. `error` is that of the act. */
export function useReason(error: unknown, { label, hint, missing }: Words) {
  const language = useLanguage()
  const form = useFields({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? missing : undefined,
  }))
  return {
    /** Runs the act with the reason, or says at the field that it is missing. */
    onSubmit: (act: (reason: string) => void) => form.onSubmit(({ reason }) => act(reason.trim())),
    /** Spread into a field of `@maidan/ui`. */
    field: {
      autoComplete: 'off',
      hint,
      label,
      maxLength: reasonLengthMax,
      ...form.field('reason', fieldFailure(error, 'reason', language)),
    },
  }
}
