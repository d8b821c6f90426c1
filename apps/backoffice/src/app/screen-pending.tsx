import { deskText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'

/** Stands in while the code of a screen is on its way. */
export function ScreenPending() {
  const t = useText(deskText)
  return (
    <div aria-label={t('loadingScreen')} className="p-4" role="status">
      <SkeletonRows count={8} rowClass="h-9" />
    </div>
  )
}
