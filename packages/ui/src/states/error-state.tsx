import { commonText } from '@maidan/locales'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { useText } from '../language.tsx'

/** A part that did not load: what failed, and a button that tries again in place. */
export function ErrorState(props: {
  title?: ReactNode
  hint?: ReactNode
  retryText?: string
  busy?: boolean
  onRetry?: () => void
}) {
  const t = useText(commonText)
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center" role="alert">
      <CloudOff aria-hidden className="size-10 text-quiet" />
      <p className="text-base font-semibold">{props.title ?? t('loadFailed')}</p>
      <p className="max-w-xs text-sm text-quiet">{props.hint ?? t('loadFailedHint')}</p>
      {props.onRetry && (
        <Button busy={props.busy ?? false} look="secondary" onClick={props.onRetry}>
          {props.retryText ?? t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
