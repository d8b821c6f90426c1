import type { FishKind } from '@maidan/casino'
import { useId } from 'react'
import { SHAPE_BOX, type Layer, type Paint } from './shape.ts'
import { SHAPES } from './shapes.ts'

const { left, top, width, height } = SHAPE_BOX

/** A fish as a picture in a line of text or a button; its name stands beside it. */
export function FishFigure({ kind, className }: { kind: FishKind; className?: string }) {
  const id = useId()
  return (
    <svg className={className} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {SHAPES[kind].map((layer, index) => (
        <LayerPath key={layer.d} layer={layer} paintId={`${id}-${index}`} />
      ))}
    </svg>
  )
}

function LayerPath({ layer, paintId }: { layer: Layer; paintId: string }) {
  const { d, fill, stroke, width: strokeWidth, opacity } = layer
  const ramp = typeof fill === 'object' ? fill : null
  return (
    <>
      {ramp && <Ramp id={paintId} ramp={ramp} />}
      <path
        d={d}
        fill={ramp ? `url(#${paintId})` : ((fill as string | undefined) ?? 'none')}
        stroke={stroke}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        opacity={opacity}
      />
    </>
  )
}

function Ramp({ id, ramp }: { id: string; ramp: Exclude<Paint, string> }) {
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      y1={ramp.fromY}
      x2={0}
      y2={ramp.toY}
    >
      {ramp.stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </linearGradient>
  )
}
