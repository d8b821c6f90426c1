import { ApiFailure, failureCode } from '@maidan/client'
import { deskText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { CircleAlert } from 'lucide-react'
import { failureText } from '../../lib/failure-text.ts'

type Props = {
  error: unknown
  /** Fields of the form that show their own refusal. */
  fields?: readonly string[]
  /** The desk's own words for a code whose text is written for players. */
  words?: Readonly<Record<string, string>>
}

/** Why an act was refused, where staff can still mend it; silent if a field says so already. */
export function RefusalNote({ error, fields = [], words = {} }: Props) {
  const t = useText(deskText)
  const language = useLanguage()
  if (error === null || error === undefined) return null
  if (error instanceof ApiFailure && fields.some((field) => error.errors?.[field])) return null
  return (
    <p
      className="flex items-start gap-2 rounded-md border border-clay/60 bg-clay/10 px-3 py-2 text-sm text-clay-soft"
      role="alert"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words[failureCode(error) ?? ''] ??
        (isUnsure(error) ? t('actUnsure') : failureText(error, language))}
    </p>
  )
}

/** Whether the answer was lost on the way, so that the act may be done all the same. */
function isUnsure(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'network'
}
