import type { Water } from './school.ts'

type Context = CanvasRenderingContext2D
type Box = Pick<Water, 'width' | 'scale'> & { surface: number; height: number }

/** Paints all that stands still: sky, far bank, water, shafts of light, weed and bed. */
export function paintBackdrop(context: Context, box: Box): void {
  paintSky(context, box)
  paintBank(context, box)
  paintWater(context, box)
  paintShafts(context, box)
  paintBed(context, box)
}

function paintSky(context: Context, { width, surface }: Box): void {
  context.fillStyle = ramp(context, 0, surface, ['#1F4E79', '#5F8FA8', '#F3B36B', '#FFE2A8'])
  context.fillRect(0, 0, width, surface)
  const sun = context.createRadialGradient(width * 0.76, surface, 0, width * 0.76, surface, surface)
  sun.addColorStop(0, '#FFF6D0')
  sun.addColorStop(0.22, '#FFE08ACC')
  sun.addColorStop(1, '#FFB70300')
  context.fillStyle = sun
  context.fillRect(0, 0, width, surface)
}

/** A far bank of round trees and a few palms. */
function paintBank(context: Context, { width, surface, scale }: Box): void {
  context.fillStyle = '#24503F'
  context.beginPath()
  context.moveTo(0, surface)
  const step = 26 * scale
  for (let x = 0, tree = 0; x < width + step; x += step, tree += 1) {
    const rise = (9 + ((tree * 7) % 5) * 2.4) * scale
    context.quadraticCurveTo(x + step / 2, surface - rise * 2, x + step, surface - rise * 0.5)
  }
  context.lineTo(width, surface)
  context.fill()
  for (const share of [0.09, 0.16, 0.93]) paintPalm(context, width * share, surface, scale)
}

function paintPalm(context: Context, x: number, y: number, scale: number): void {
  context.strokeStyle = '#1B4033'
  context.lineCap = 'round'
  context.lineWidth = 2.4 * scale
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + 2 * scale, y - 18 * scale, x + 6 * scale, y - 34 * scale)
  context.stroke()
  context.lineWidth = 2 * scale
  for (const turn of [-2.9, -2.3, -1.5, -0.8, -0.2, 0.3, 2.9]) {
    const [dx, dy] = [Math.cos(turn) * 14 * scale, Math.sin(turn) * 9 * scale]
    context.beginPath()
    context.moveTo(x + 6 * scale, y - 34 * scale)
    context.quadraticCurveTo(
      x + 6 * scale + dx * 0.6,
      y - 36 * scale + dy,
      x + 6 * scale + dx,
      y - 30 * scale + dy * 0.7,
    )
    context.stroke()
  }
}

function paintWater(context: Context, { width, surface, height }: Box): void {
  context.fillStyle = ramp(context, surface, height, [
    '#5CC9BE',
    '#1C93A0',
    '#0B5F7C',
    '#06334F',
    '#041B2E',
  ])
  context.fillRect(0, surface, width, height - surface)
}

function paintShafts(context: Context, { width, surface, height }: Box): void {
  const light = ramp(context, surface, height, ['#EFFFE83D', '#EFFFE816', '#EFFFE800'])
  context.fillStyle = light
  for (const [from, spread] of [
    [0.5, 0.1],
    [0.66, 0.16],
    [0.8, 0.12],
    [0.3, 0.08],
  ] as const) {
    const x = width * from
    const reach = width * spread
    context.beginPath()
    context.moveTo(x, surface)
    context.lineTo(x + reach * 0.5, surface)
    context.lineTo(x - width * 0.28 + reach, height)
    context.lineTo(x - width * 0.28 - reach, height)
    context.fill()
  }
}

function paintBed(context: Context, { width, height, scale }: Box): void {
  const rise = 24 * scale
  const sand = ramp(context, height - rise * 1.4, height, ['#3E6A58', '#1F4038', '#0B1F1C'])
  context.fillStyle = sand
  context.beginPath()
  context.moveTo(0, height)
  context.lineTo(0, height - rise)
  context.bezierCurveTo(
    width * 0.2,
    height - rise * 1.7,
    width * 0.4,
    height - rise * 0.3,
    width * 0.62,
    height - rise * 0.8,
  )
  context.bezierCurveTo(
    width * 0.8,
    height - rise * 1.3,
    width * 0.9,
    height - rise * 0.5,
    width,
    height - rise,
  )
  context.lineTo(width, height)
  context.fill()
  for (let stone = 0; stone < 9; stone += 1) {
    const x = width * ((stone * 0.137 + 0.05) % 1)
    const r = (5 + ((stone * 5) % 7)) * scale
    context.fillStyle = stone % 2 === 0 ? '#2C4A48' : '#1B3534'
    context.beginPath()
    context.ellipse(x, height - r * 0.5, r * 1.7, r, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function ramp(context: Context, from: number, to: number, colours: readonly string[]) {
  const paint = context.createLinearGradient(0, from, 0, to)
  for (const [index, colour] of colours.entries()) {
    paint.addColorStop(index / (colours.length - 1), colour)
  }
  return paint
}
