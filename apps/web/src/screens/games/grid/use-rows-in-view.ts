import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { rowsInView } from './rows-in-view.ts'

/** Places that are drawn before anything has been measured. */
const PLACES_AT_FIRST = 24

type Grid = { columns: number; pitchPx: number; topPx: number; viewPx: number }

export type PlacesInView = { from: number; to: number; beforePx: number; afterPx: number }

/**
 * Which of so many places of a grid are near the screen, and how tall those before and after them
 * are. All places are as tall as the first; what scrolls may be the page or any part of it.
 */
export function useRowsInView(count: number): [RefObject<HTMLUListElement | null>, PlacesInView] {
  const list = useRef<HTMLUListElement>(null)
  const [grid, setGrid] = useState<Grid>()
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => {
      const next = measure(element)
      if (next) setGrid((before) => (isSameView(before, next, count) ? before : next))
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(element)
    // A scroll does not rise from the part that scrolls: it is caught on its way down.
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      size.disconnect()
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [count])
  if (grid === undefined)
    return [list, { from: 0, to: Math.min(count, PLACES_AT_FIRST), beforePx: 0, afterPx: 0 }]
  return [list, placesOf(grid, count)]
}

function measure(list: HTMLUListElement): Grid | null {
  const [first] = list.children
  if (first === undefined) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    pitchPx: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    topPx: list.getBoundingClientRect().top,
    viewPx: innerHeight,
  }
}

function placesOf(grid: Grid, count: number): PlacesInView {
  const rows = Math.ceil(count / grid.columns)
  const { from, to } = rowsInView({ ...grid, rows })
  return {
    from: from * grid.columns,
    to: Math.min(count, to * grid.columns),
    beforePx: from * grid.pitchPx,
    afterPx: (rows - to) * grid.pitchPx,
  }
}

function isSameView(before: Grid | undefined, next: Grid, count: number): boolean {
  if (before === undefined) return false
  const [one, other] = [placesOf(before, count), placesOf(next, count)]
  return (
    one.from === other.from &&
    one.to === other.to &&
    Math.abs(before.pitchPx - next.pitchPx) < 0.5 &&
    before.columns === next.columns
  )
}
