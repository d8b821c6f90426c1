import { shellText } from '@maidan/locales'
import { ErrorState, useText } from '@maidan/ui'
import { useEffect } from 'react'
import { ChunkFailure } from '../../lib/chunks/watch-chunk.ts'

/** A screen that could not be fetched, or that broke: says so and offers a plain reload. */
export function ScreenFailure({ error }: { error: unknown }) {
  const t = useText(shellText)
  const notFetched = error instanceof ChunkFailure
  useEffect(() => {
    if (!notFetched) console.error('A screen broke', error)
  }, [error, notFetched])
  return (
    <main className="flex min-h-[70dvh] items-center justify-center">
      <ErrorState
        hint={t(notFetched ? 'chunkFailedHint' : 'crashedHint')}
        onRetry={() => location.reload()}
        retryText={t('reload')}
        title={t(notFetched ? 'chunkFailed' : 'crashed')}
      />
    </main>
  )
}
