import { commonText, oddsText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

/** In place of a sport's matches that could not be read, with a way to ask for them at once. */
export function MatchesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(oddsText)
  const common = useText(commonText)
  return (
    <div
      className="flex items-center justify-between gap-3 rounded-card bg-field-900 p-4 text-sm text-clay-soft"
      role="alert"
    >
      <p>{t('matchesFailed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </div>
  )
}
