import type { Pen, Size } from './painter.ts'

const MASTS = [
  [0.06, -0.05],
  [0.94, -0.05],
] as const

/** Light from the masts and dusk around it, over a finished ground. */
export function drawFloodlights(pen: Pen, size: Size): void {
  for (const [x, y] of MASTS) fill(pen, size, glowOf(pen, size, x, y))
  fill(pen, size, duskOf(pen, size))
}

function glowOf(pen: Pen, { width, height }: Size, x: number, y: number): CanvasGradient {
  const at = { x: width * x, y: height * y }
  const glow = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, height * 1.15)
  glow.addColorStop(0, 'rgba(255,240,190,0.30)')
  glow.addColorStop(0.35, 'rgba(255,226,150,0.09)')
  glow.addColorStop(1, 'rgba(255,226,150,0)')
  return glow
}

function duskOf(pen: Pen, { width, height }: Size): CanvasGradient {
  const at = { x: width / 2, y: height * 0.5 }
  const far = Math.max(width, height) * 0.75
  const dusk = pen.createRadialGradient(at.x, at.y, height * 0.4, at.x, at.y, far)
  dusk.addColorStop(0, 'rgba(0,0,0,0)')
  dusk.addColorStop(1, 'rgba(0,6,4,0.62)')
  return dusk
}

function fill(pen: Pen, { width, height }: Size, style: CanvasGradient): void {
  pen.fillStyle = style
  pen.fillRect(0, 0, width, height)
}
