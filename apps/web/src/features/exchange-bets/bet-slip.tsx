import { Suspense, useState } from 'react'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { useBetSettings } from '../../lib/exchange/bet-settings.ts'
import type { BetSettings } from '../../lib/exchange/bet-settings.ts'
import type { Selection } from '../../lib/exchange/selection.ts'

type Props = { selection: Selection; onClose: () => void }

export const SlipSheet = lazyScreen(async () => (await import('./slip-sheet.tsx')).SlipSheet)
const OneClickBet = lazyScreen(async () => (await import('./one-click-bet.tsx')).OneClickBet)

/**
 * The bet slip of a price that was tapped: a sheet from below or, with one-click betting on, the
 * bet itself.
 */
export function BetSlip(props: Props) {
  const settings = useBetSettings()
  if (settings === undefined) return null
  return <TappedPrice key={JSON.stringify(props.selection)} {...props} settings={settings} />
}

/** Keeps to what was set at the tap: turning one-click on in the slip is for the taps after it. */
function TappedPrice({ selection, onClose, settings }: Props & { settings: BetSettings }) {
  const [atOnce] = useState(settings.oneClick)
  return (
    <Suspense>
      {atOnce ? (
        <OneClickBet onDone={onClose} selection={selection} stake={settings.oneClickStake} />
      ) : (
        <SlipSheet onClose={onClose} selection={selection} />
      )}
    </Suspense>
  )
}
