import { SHAPE_BOX } from '../fish/shape.ts'
import type { Effects } from './effects.ts'
import type { Layout } from './lay-out.ts'
import type { Net } from './net.ts'
import { paintNet } from './paint-net.ts'
import type { SwimmingFish } from './school.ts'
import { pathOf } from './sprites.ts'

type Scene = {
  fishes: readonly SwimmingFish[]
  nets: readonly Net[]
  effects: Effects
  nowMs: number
}

type Context = CanvasRenderingContext2D

/** Paints one frame of what moves. */
export function paintScene(layout: Layout, { fishes, nets, effects, nowMs }: Scene): void {
  const { context, ratio, width, height } = layout
  if (!context) return
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
  paintDolphin(context, layout, nowMs)
  paintWeed(context, layout, nowMs)
  paintBoat(context, layout, nowMs)
  for (const fish of fishes) paintFish(context, layout, fish)
  for (const net of nets) paintNet(context, net, layout.netSprite, layout.hand, layout.netRadius)
  paintSurface(context, layout, nowMs)
  effects.paint(context, width)
}

function paintFish(context: Context, { sprites }: Layout, fish: SwimmingFish): void {
  if (fish.state === 'gone') return
  const { frames } = sprites[fish.kind]
  const frame = frames[Math.floor(fish.beat * frames.length) % frames.length]
  if (!frame) return
  const width = (fish.lengthPx * SHAPE_BOX.width) / 100
  const height = (fish.lengthPx * SHAPE_BOX.height) / 100
  context.save()
  context.translate(fish.x, fish.y)
  context.scale(fish.heading, 1)
  context.drawImage(frame, -width / 2, -height / 2, width, height)
  context.restore()
}

function paintBoat(context: Context, layout: Layout, nowMs: number): void {
  const { boat, boatLength, boatSprite } = layout
  const width = (boatLength * SHAPE_BOX.width) / 100
  const height = (boatLength * SHAPE_BOX.height) / 100
  context.save()
  context.translate(boat.x, boat.y + Math.sin(nowMs / 900) * 1.6)
  context.rotate(Math.sin(nowMs / 1_100) * 0.014)
  context.drawImage(boatSprite, -width / 2, -height / 2, width, height)
  context.restore()
}

const DOLPHIN =
  'M60 -2C48 -5 42 -8 36 -14C24 -22 2 -22 -14 -13L-22 -22L-25 -10C-34 -6 -42 -3 -50 -2L-62 -12L-60 0L-64 9L-50 4C-38 8 -24 12 -8 12L-10 22L4 13C20 12 32 8 38 3C46 2 54 1 60 -2Z'
const DOLPHIN_EVERY_MS = 46_000
const DOLPHIN_CROSSES_MS = 15_000

/** Now and then a river dolphin passes far behind; a shadow that no net is cast at. */
function paintDolphin(context: Context, { width, water }: Layout, nowMs: number): void {
  const share = ((nowMs + DOLPHIN_EVERY_MS / 2) % DOLPHIN_EVERY_MS) / DOLPHIN_CROSSES_MS
  if (share > 1) return
  const x = width * 1.25 - share * width * 1.5
  const y = water.top + (water.bottom - water.top) * (0.42 - Math.sin(share * Math.PI * 3) * 0.16)
  context.save()
  context.translate(x, y)
  context.rotate(Math.cos(share * Math.PI * 3) * 0.16)
  context.scale(-1.5 * water.scale, 1.5 * water.scale)
  context.fillStyle = '#04283F66'
  context.fill(pathOf(DOLPHIN))
  context.restore()
}

/** The water's edge: a lit line of small waves, and the water before the boat's hull. */
function paintSurface(context: Context, layout: Layout, nowMs: number): void {
  const { width, surface, water } = layout
  const wave = (x: number) => surface + 5 + Math.sin(x / 26 + nowMs / 700) * 1.8 * water.scale
  context.beginPath()
  context.moveTo(0, wave(0))
  for (let x = 12; x <= width + 12; x += 12) context.lineTo(x, wave(x))
  context.strokeStyle = '#F4FFF2B0'
  context.lineWidth = 1.6
  context.stroke()
  context.lineTo(width + 12, surface + 18 * water.scale)
  context.lineTo(0, surface + 18 * water.scale)
  context.fillStyle = '#4FC0B673'
  context.fill()
}

const WEEDS = [
  [0.04, 62],
  [0.075, 44],
  [0.33, 30],
  [0.58, 36],
  [0.61, 52],
  [0.9, 48],
  [0.94, 72],
  [0.97, 50],
] as const

function paintWeed(context: Context, layout: Layout, nowMs: number): void {
  const { width, height, water } = layout
  context.lineCap = 'round'
  context.lineWidth = 5 * water.scale
  context.strokeStyle = '#1F7A5C'
  context.beginPath()
  for (const [share, tall] of WEEDS) {
    const x = width * share
    const rise = tall * water.scale
    const sway = Math.sin(nowMs / 1_200 + share * 9) * 7 * water.scale
    context.moveTo(x, height)
    context.bezierCurveTo(
      x - 9 + sway * 0.3,
      height - rise * 0.4,
      x + 9 + sway * 0.7,
      height - rise * 0.7,
      x + sway,
      height - rise,
    )
  }
  context.stroke()
}
