import { ReadySheet } from '@maidan/ui'
import { startTransition, useEffect, useState } from 'react'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { newTap } from '../one-click/new-tap.ts'
import { draftOf } from '../placing/new-bet.ts'
import { OneBet } from './one-bet.tsx'
import type { Slip, SlipFrame } from './one-bet.tsx'

type Props = {
  selection: Selection | null
  live: LivePrice | null
  onClose: () => void
  /** A sheet from below unless it says otherwise. */
  frame?: SlipFrame
}

/** A closed slip has slid away by then, and is made ready for the next tap. */
const CLEAR_AFTER_MS = 400

/** Stands in the slip before the first tap, where nobody sees it. */
const noSelection: Selection = {
  eventId: '',
  eventName: '',
  marketId: '',
  marketName: '',
  kind: 'match_odds',
  selectionId: null,
  selectionName: '',
  side: 'back',
  odds: '2.00',
  run: null,
}

/**
 * One bet from a tapped price to what became of it. Its parts stay in the page while it is closed
 * (`selection` is null), so that a tap changes words instead of building a form.
 */
export function SlipSheet({ selection, live, onClose, frame = ReadySheet }: Props) {
  const [slip, setSlip] = useState(() => slipOf(selection ?? noSelection))
  // A tap begins anew; closing leaves what stands in the slip to be seen off.
  if (selection !== null && selection !== slip.tap.selection) setSlip(slipOf(selection))
  const isOpen = selection !== null
  useEffect(() => {
    if (isOpen) return undefined
    const clear = () => startTransition(() => setSlip(({ tap }) => slipOf(tap.selection)))
    const timer = setTimeout(clear, CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  const change = (changed: Partial<Slip>) => setSlip((before) => ({ ...before, ...changed }))
  return (
    <OneBet change={change} frame={frame} live={live} onClose={onClose} open={isOpen} slip={slip} />
  )
}

function slipOf(selection: Selection): Slip {
  return { tap: newTap(selection), draft: draftOf(selection), editing: false }
}
