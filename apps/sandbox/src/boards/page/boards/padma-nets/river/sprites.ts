import { FISH, type FishKind } from '@maidan/casino'
import { SHAPE_BOX, type Paint, type Shape } from '../fish/shape.ts'
import { SHAPES } from '../fish/shapes.ts'

/** Pictures of one beat of a fish's tail. */
export type Sprite = { frames: readonly HTMLCanvasElement[] }

const FRAMES = 8
/** How far the tail swings, as a share of the fish's length. */
const SWING = 0.055
const SLICE_PX = 2

/** Draws every fish once, so that a frame only copies pictures. `lengthPx` in device pixels. */
export function drawSprites(
  lengthPx: (kind: FishKind) => number,
): Readonly<Record<FishKind, Sprite>> {
  const entries = FISH.map(({ kind }) => [kind, beats(SHAPES[kind], lengthPx(kind))] as const)
  return Object.fromEntries(entries) as Record<FishKind, Sprite>
}

/** A shape on a canvas of its own, so many device pixels for its 100 units of length. */
export function drawShape(shape: Shape, lengthPx: number): HTMLCanvasElement {
  const scale = lengthPx / 100
  const canvas = blank(SHAPE_BOX.width * scale, SHAPE_BOX.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(scale, scale)
  context.translate(-SHAPE_BOX.left, -SHAPE_BOX.top)
  paintShape(context, shape)
  return canvas
}

/** Paints a shape around the context's origin. */
export function paintShape(context: CanvasRenderingContext2D, shape: Shape): void {
  context.lineCap = 'round'
  for (const { d, fill, stroke, width = 1, opacity = 1 } of shape) {
    context.globalAlpha = opacity
    if (fill !== undefined) {
      context.fillStyle = paintOf(context, fill)
      context.fill(pathOf(d))
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke
      context.lineWidth = width
      context.stroke(pathOf(d))
    }
  }
  context.globalAlpha = 1
}

export function pathOf(d: string): Path2D {
  return new Path2D(d)
}

function paintOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const ramp = context.createLinearGradient(0, paint.fromY, 0, paint.toY)
  for (const [offset, colour] of paint.stops) ramp.addColorStop(offset, colour)
  return ramp
}

function beats(shape: Shape, lengthPx: number): Sprite {
  const still = drawShape(shape, lengthPx)
  const frames = Array.from({ length: FRAMES }, (_, frame) =>
    bent(still, (frame / FRAMES) * Math.PI * 2, lengthPx * SWING),
  )
  return { frames }
}

/** The picture with its tail (on the left) swung up and down, the head almost still. */
function bent(still: HTMLCanvasElement, phase: number, swingPx: number): HTMLCanvasElement {
  const canvas = blank(still.width, still.height)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  for (let x = 0; x < still.width; x += SLICE_PX) {
    const toTail = 1 - x / still.width
    const shift = Math.sin(phase - toTail * 2.4) * swingPx * toTail ** 1.6
    context.drawImage(still, x, 0, SLICE_PX, still.height, x, shift, SLICE_PX, still.height)
  }
  return canvas
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas
}
