import { useRef } from 'react'
import { useFrames } from '../clock/use-frames.ts'
import type { Delivery } from './delivery.ts'
import type { Kit } from './kit.ts'
import { moveParts, partsOf, type Parts } from './move-parts.ts'
import { BATTERS, placed } from './places.ts'
import './cricket.css'
import { Batter, Bowler, Fielder, PADS, Stumps } from './players.tsx'

const FIELDERS = [
  { x: 100, y: 92 },
  { x: 262, y: 92 },
  { x: 58, y: 120 },
  { x: 308, y: 120 },
  { x: 130, y: 76 },
  { x: 236, y: 76 },
  { x: 181, y: 78 },
]

type FieldProps = {
  batting: Kit
  bowling: Kit
  deliveries: readonly Delivery[]
  /** The clock of the picture, to be read at each frame. */
  playMs: () => number
  isRunning: boolean
  fit: string
}

/** Who bats and who bowls. A frame only moves the parts. */
export function Field({ batting, bowling, deliveries, playMs, isRunning, fit }: FieldProps) {
  const scene = useRef<SVGSVGElement>(null)
  const parts = useRef<Parts | null>(null)
  useFrames(isRunning, () => {
    if (scene.current === null) return
    parts.current ??= partsOf(scene.current)
    const nowMs = playMs()
    const delivery = deliveries.findLast(({ beginsMs }) => beginsMs <= nowMs) ?? null
    moveParts(parts.current, delivery, nowMs)
  })
  return (
    <svg
      ref={scene}
      aria-hidden="true"
      className="cricket-layer"
      preserveAspectRatio={fit}
      viewBox="0 0 360 190"
    >
      {FIELDERS.map((at) => (
        <g key={`${at.x} ${at.y}`} transform={placed(at)}>
          <Fielder kit={bowling} />
        </g>
      ))}
      <g transform={placed({ x: 180, y: 90 })}>
        <Stumps />
      </g>
      <g data-part="striker" transform={placed(BATTERS.striker.from)}>
        <Batter kit={batting} />
      </g>
      <ellipse data-part="ball-shadow" rx="3" ry="1" fill="#03180c" opacity="0" />
      <g data-part="partner" transform={placed(BATTERS.partner.from)}>
        <Fielder kit={{ ...batting, deep: PADS }} />
      </g>
      <g data-part="bowler">
        <Bowler kit={bowling} />
      </g>
      <g data-part="ball" opacity="0">
        <circle r="3.1" fill="#fff8ea" />
        <path d="M-1.6 -2.4Q0 0 -1.6 2.4" fill="none" stroke="#c9382b" strokeWidth=".7" />
      </g>
    </svg>
  )
}
