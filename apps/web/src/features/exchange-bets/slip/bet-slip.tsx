import { startTransition, useEffect, useState } from 'react'
import { latePart } from '../../../lib/chunks/late-part.tsx'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useTappedPart } from '../../../lib/chunks/use-tapped-part.ts'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { isBetAtOnce } from '../one-click/is-bet-at-once.ts'
import { useTellLost } from '../../../lib/chunks/use-tell-lost.ts'

type Props = {
  selection: Selection | null
  /** The tapped price as the screen knows it now; null where it does not. */
  live: LivePrice | null
  onClose: () => void
  /** In its place beside the page, where there is room for one. */
  docked?: boolean
}

const DockedSlip = latePart(async () => (await import('./docked-slip.tsx')).DockedSlip)
const SlipSheet = lazyScreen(async () => (await import('./slip-sheet.tsx')).SlipSheet)
const OneClickBet = lazyScreen(
  async () => (await import('../one-click/one-click-bet.tsx')).OneClickBet,
)

/** The screen comes first; no finger is sooner. */
const PREPARE_AFTER_MS = 1500

/**
 * The bet slip of a price that was tapped: a sheet from below or a pane beside the page or, with
 * one-click betting on, the bet itself.
 */
export function BetSlip({ selection, live, onClose, docked = false }: Props) {
  const settings = useBetSettings()
  const prepared = usePrepared(!docked)
  const atOnce =
    selection !== null && settings !== undefined && isBetAtOnce(selection, settings.oneClick)
  const inSlip = atOnce ? null : selection
  const onLost = useTellLost(onClose)
  const mayBet = useTappedPart(OneClickBet, { isTapped: atOnce, onLost })
  const hasSheet = useTappedPart(SlipSheet, { isTapped: !docked && inSlip !== null, onLost })
  if (settings === undefined) return null
  return (
    <>
      {atOnce && mayBet && (
        <OneClickBet onDone={onClose} selection={selection} stake={settings.oneClickStake} />
      )}
      {docked && <DockedSlip live={live} onClose={onClose} selection={inSlip} />}
      {!docked && (prepared || (hasSheet && inSlip !== null)) && (
        <SlipSheet live={live} onClose={onClose} selection={inSlip} />
      )}
    </>
  )
}

/**
 * Builds the slip where nobody sees it, a little at a time, so that the first tap only shows it. What
 * cannot be fetched now is asked for again by the tap.
 */
function usePrepared(wanted: boolean): boolean {
  const [prepared, setPrepared] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    const prepare = async () => {
      await SlipSheet.preload()
      if (SlipSheet.isThere()) startTransition(() => setPrepared(true))
    }
    const timer = setTimeout(() => void prepare(), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return prepared
}
