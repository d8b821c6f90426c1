import type { DropEvent } from '@maidan/casino'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fallAt, POND, spotsOf, type Spot } from './layout.ts'
import type { DropTable } from './props.ts'

const ROW_MS = 92
const ENTRY_MS = 220
const REST_MS = 260

/** Drops that are listed beside the pond. */
const LAST_MAX = 6

export type Landed = { key: number; event: DropEvent }

/** Lets the drop of a new round fall; says which lies in its pot, and those of this visit before it. */
export function useFall(
  table: DropTable,
  drop: RefObject<SVGGElement | null>,
): { landed: DropEvent | null; last: readonly Landed[] } {
  const { phase, round, sounds, isStill, shown } = table
  const seenAtOnce = round !== null && round.seen > 0 ? (round.events[0] ?? null) : null
  const [landed, setLanded] = useState<DropEvent | null>(seenAtOnce)
  const [last, setLast] = useState<readonly Landed[]>([])
  const showingOf = useRef('')
  useEffect(() => {
    const event = round?.events[0]
    if (phase !== 'showing' || !round || !event || showingOf.current === round.id) return
    showingOf.current = round.id
    setLanded(null)
    const show = async () => {
      if (!isStill) await fall(drop.current, spotsOf(event.path), (row) => sounds.play('bud', row))
      hide(drop.current)
      sounds.play(event.tenths >= 100 ? 'bigWin' : event.tenths > 10 ? 'win' : 'splash')
      setLanded(event)
      setLast((before) => [{ key: (before[0]?.key ?? 0) + 1, event }, ...before].slice(0, LAST_MAX))
      await new Promise((resolve) => setTimeout(resolve, isStill ? 0 : REST_MS))
      shown()
    }
    void show()
  }, [phase, round, sounds, isStill, shown, drop])
  return { landed, last }
}

/** Moves the drop along its buds; resolves in its pot. */
function fall(
  node: SVGGElement | null,
  spots: readonly Spot[],
  onBud: (row: number) => void,
): Promise<void> {
  const first = spots[0] ?? { x: POND.width / 2, y: 0 }
  const rows = spots.length - 1
  const beganMs = performance.now()
  let touched = -1
  return new Promise((resolve) => {
    const frame = (nowMs: number) => {
      const at = (nowMs - beganMs - ENTRY_MS) / ROW_MS
      const entry = Math.max(0, 1 + (at * ROW_MS) / ENTRY_MS)
      put(node, at < 0 ? { x: first.x, y: first.y * entry * entry } : fallAt(spots, at))
      if (at >= touched + 1 && touched < rows - 1) onBud((touched += 1))
      if (at >= rows) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

function put(node: SVGGElement | null, { x, y }: Spot): void {
  node?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
  node?.setAttribute('data-falls', 'true')
}

function hide(node: SVGGElement | null): void {
  node?.setAttribute('data-falls', 'false')
}
