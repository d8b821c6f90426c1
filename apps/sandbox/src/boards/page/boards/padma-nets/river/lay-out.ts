import type { FishKind } from '@maidan/casino'
import { HAND, boatShape } from './boat-shape.ts'
import type { Point } from './net.ts'
import { drawNetSprite } from './paint-net.ts'
import { lengthOf, type Water } from './school.ts'
import { drawShape, drawSprites, type Sprite } from './sprites.ts'

/** Where everything is on the canvases, in page pixels, and the pictures at their size. */
export type Layout = {
  context: CanvasRenderingContext2D | null
  width: number
  height: number
  /** Device pixels of a page pixel. */
  ratio: number
  surface: number
  water: Water
  /** The boat's middle, where it meets the water. */
  boat: Point
  boatLength: number
  hand: Point
  netRadius: number
  sprites: Readonly<Record<FishKind, Sprite>>
  boatSprite: HTMLCanvasElement
  netSprite: HTMLCanvasElement
}

/** More device pixels than this are not seen in movement, but cost frames. */
const RATIO_MAX = 2
const SURFACE_SHARE = 0.27
/** Between the two plates at the top. */
const BOAT_SHARE = 0.57

/** Measures the box, sizes the canvases and draws the pictures for this size. */
export function layOut(
  box: HTMLElement,
  back: HTMLCanvasElement,
  front: HTMLCanvasElement,
): Layout {
  const width = Math.max(1, box.clientWidth)
  const height = Math.max(1, box.clientHeight)
  const ratio = Math.min(RATIO_MAX, window.devicePixelRatio || 1)
  for (const canvas of [back, front]) {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
  }
  const scale = Math.min(1.6, Math.max(0.75, Math.min(width / 360, height / 320)))
  const surface = Math.round(height * SURFACE_SHARE)
  const boatLength = 112 * scale
  const boat = { x: width * BOAT_SHARE, y: surface + 2 * scale }
  const netRadius = 46 * scale
  return {
    context: front.getContext('2d'),
    width,
    height,
    ratio,
    surface,
    water: { width, top: surface + 26 * scale, bottom: height - 30 * scale, scale },
    boat,
    boatLength,
    hand: { x: boat.x + (HAND.x * boatLength) / 100, y: boat.y + (HAND.y * boatLength) / 100 },
    netRadius,
    sprites: drawSprites((kind) => lengthOf(kind) * scale * ratio),
    boatSprite: drawShape(boatShape, boatLength * ratio),
    netSprite: drawNetSprite(netRadius * ratio),
  }
}
