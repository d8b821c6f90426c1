import { deskText } from '@maidan/locales'
import { ErrorState, useText } from '@maidan/ui'
import { useEffect } from 'react'

/** A screen that could not be fetched, or that broke: says so and offers a plain reload. */
export function ScreenFailure({ error }: { error: unknown }) {
  const t = useText(deskText)
  useEffect(() => console.error('A screen broke', error), [error])
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <ErrorState
        hint={t('crashedHint')}
        onRetry={() => location.reload()}
        retryText={t('reload')}
        title={t('crashed')}
      />
    </div>
  )
}
