import { shellText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'

/** Stands in while the code of a screen is on its way. */
export function ScreenPending() {
  const t = useText(shellText)
  return (
    <main aria-label={t('loadingScreen')} className="p-4 pt-20">
      <SkeletonRows count={5} rowClass="h-20" />
    </main>
  )
}
