import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LadderRow } from './ladder-rows.ts'

type Side = 'back' | 'lay'

type Acts = {
  middle: number
  onBet: (side: Side, odds: string) => void
  onLeave: () => void
}

/** A ladder falls: down is the next lower tick. */
const steps: Readonly<Record<string, number | undefined>> = { ArrowUp: 1, ArrowDown: -1 }
/** By their place on the keyboard, so that a Bangla one has them too. */
const betKeys: Readonly<Record<string, Side | undefined>> = { KeyB: 'back', KeyL: 'lay' }

/** The keyboard of a ladder: arrows choose a tick, B and L bet at it, Escape leaves. */
export function useLadderKeys(
  rows: readonly LadderRow<unknown>[],
  { middle, onBet, onLeave }: Acts,
) {
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(middle)
  useEffect(() => show(grid.current, middle, 'center'), [middle])
  const [shownMiddle, setShownMiddle] = useState(middle)
  if (shownMiddle !== middle) {
    setShownMiddle(middle)
    choose(middle)
  }
  const rowAt = (tick: number) => rows.find((row) => row.tick === tick)
  const step = (by: number) => {
    const to = rowAt(chosen + by)
    if (to === undefined) return
    choose(to.tick)
    show(grid.current, to.tick, 'nearest')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own keys stay its own.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = steps[event.key]
    // A key that is held down is one press.
    const side = event.repeat ? undefined : betKeys[event.code]
    const row = rowAt(chosen)
    if (by !== undefined) step(by)
    else if (side !== undefined && row) onBet(side, row.odds)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }
  return { grid, chosen, choose, onKeyDown }
}

function show(grid: HTMLElement | null, tick: number, block: ScrollLogicalPosition): void {
  grid?.querySelector(`[data-tick="${tick}"]`)?.scrollIntoView({ block })
}
