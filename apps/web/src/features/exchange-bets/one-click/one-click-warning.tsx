import { Suspense } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'

const OneClickStrip = lazyScreen(async () => (await import('./one-click-strip.tsx')).OneClickStrip)

/** The warning of one-click betting wherever a tap may place a bet: above the navigation, or docked. */
export function OneClickWarning({ docked = false }: { docked?: boolean }) {
  const settings = useBetSettings()
  if (settings?.oneClick !== true) return null
  return (
    <Suspense>
      <OneClickStrip docked={docked} stake={settings.oneClickStake} />
    </Suspense>
  )
}
