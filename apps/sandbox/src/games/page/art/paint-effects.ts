import { Texture } from 'pixi.js'
import { drawingSurface } from './load-picture.ts'

export type EffectTextures = {
  /** Soft round light, white; tint it. */
  glow: Texture
  /** Beams from a middle, white; tint and turn it. */
  rays: Texture
  coin: Texture
  /** A small four-pointed sparkle, white. */
  spark: Texture
}

/** Textures of the effects, painted once. */
export function paintEffects(): EffectTextures {
  return { glow: glow(), rays: rays(), coin: coin(), spark: spark() }
}

function glow(): Texture {
  const side = 128
  const { canvas, pen } = drawingSurface(side, side)
  const light = pen.createRadialGradient(64, 64, 0, 64, 64, 64)
  light.addColorStop(0, 'rgba(255,255,255,1)')
  light.addColorStop(0.35, 'rgba(255,255,255,.55)')
  light.addColorStop(0.7, 'rgba(255,255,255,.14)')
  light.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = light
  pen.fillRect(0, 0, side, side)
  return Texture.from(canvas)
}

function rays(): Texture {
  const side = 512
  const beams = 14
  const { canvas, pen } = drawingSurface(side, side)
  pen.translate(side / 2, side / 2)
  const light = pen.createRadialGradient(0, 0, 20, 0, 0, side / 2)
  light.addColorStop(0, 'rgba(255,255,255,.95)')
  light.addColorStop(0.35, 'rgba(255,255,255,.4)')
  light.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = light
  for (let beam = 0; beam < beams; beam += 1) {
    pen.rotate((2 * Math.PI) / beams)
    const half = beam % 2 === 0 ? 0.062 : 0.03
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(side / 2, -half * side)
    pen.lineTo(side / 2, half * side)
    pen.fill()
  }
  return Texture.from(canvas)
}

function coin(): Texture {
  const side = 72
  const { canvas, pen } = drawingSurface(side, side)
  disc(pen, side / 2, 34, ['#fff3b0', '#f7b71d', '#a45d00'])
  disc(pen, side / 2, 27, ['#ffd95e', '#f2a900', '#c97a00'])
  pen.strokeStyle = '#fff1a8'
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.arc(side / 2, side / 2, 27, Math.PI * 0.9, Math.PI * 1.6)
  pen.stroke()
  pen.fillStyle = '#8f5200'
  star(pen, side / 2, side / 2 + 1.5, 15, 6.4, 5)
  pen.fillStyle = '#fff0a0'
  star(pen, side / 2, side / 2, 15, 6.4, 5)
  return Texture.from(canvas)
}

function disc(
  pen: CanvasRenderingContext2D,
  middle: number,
  radius: number,
  [light, body, shade]: readonly [string, string, string],
): void {
  const metal = pen.createLinearGradient(0, middle - radius, 0, middle + radius)
  metal.addColorStop(0, light)
  metal.addColorStop(0.5, body)
  metal.addColorStop(1, shade)
  pen.fillStyle = metal
  pen.beginPath()
  pen.arc(middle, middle, radius, 0, 2 * Math.PI)
  pen.fill()
}

function spark(): Texture {
  const side = 64
  const { canvas, pen } = drawingSurface(side, side)
  pen.shadowColor = 'white'
  pen.shadowBlur = 8
  pen.fillStyle = 'white'
  star(pen, side / 2, side / 2, 28, 4, 4)
  return Texture.from(canvas)
}

/** A filled star with so many points, one of them up. */
function star(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
): void {
  pen.beginPath()
  for (let step = 0; step < points * 2; step += 1) {
    const radius = step % 2 === 0 ? outer : inner
    const angle = (Math.PI * step) / points - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.closePath()
  pen.fill()
}
