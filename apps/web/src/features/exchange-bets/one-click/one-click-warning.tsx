import { latePart } from '../../../lib/chunks/late-part.tsx'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'

const OneClickStrip = latePart(async () => (await import('./one-click-strip.tsx')).OneClickStrip)

/** The warning of one-click betting wherever a tap may place a bet: above the navigation, or docked. */
export function OneClickWarning({ docked = false }: { docked?: boolean }) {
  const settings = useBetSettings()
  if (settings?.oneClick !== true) return null
  return <OneClickStrip docked={docked} stake={settings.oneClickStake} />
}
