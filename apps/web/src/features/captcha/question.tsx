import { captchaText } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { QuestionKind } from './use-question.ts'

type Props = { kind: QuestionKind; shown: string | undefined; failure: Error | null }

/** The picture or the words of a captcha, as they come, or why they do not. */
export function Question(props: Props) {
  return (
    <div aria-live="polite" className="flex min-h-24 items-center justify-center">
      <Shown {...props} />
    </div>
  )
}

function Shown({ kind, shown, failure }: Props) {
  const t = useText(captchaText)
  const language = useLanguage()
  if (failure) return <p>{failureText(failure, { language, fallback: t('loadFailed') })}</p>
  if (shown === undefined) return <Skeleton className="h-24 w-60" />
  if (kind === 'sum') return <p className="text-lg font-semibold">{shown}</p>
  return <img alt={t('picture')} className="h-24 w-60 rounded-card" src={shown} />
}
