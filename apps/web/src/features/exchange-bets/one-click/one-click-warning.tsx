import { Suspense } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'

const OneClickStrip = lazyScreen(async () => (await import('./one-click-strip.tsx')).OneClickStrip)

/** The warning of one-click betting, above the navigation wherever a tap may place a bet. */
export function OneClickWarning() {
  const settings = useBetSettings()
  if (settings?.oneClick !== true) return null
  return (
    <Suspense>
      <OneClickStrip stake={settings.oneClickStake} />
    </Suspense>
  )
}
