import { clearness, openness, type Net, type Point } from './net.ts'

const KNOTS = 14
const RINGS = [0.34, 0.62, 0.86, 1]

/** The net spread out, once: mesh, rim and weights. `radius` in device pixels. */
export function drawNetSprite(radius: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.ceil(radius * 2.2)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.translate(canvas.width / 2, canvas.height / 2)
  context.strokeStyle = '#F6EFD9'
  context.lineWidth = radius * 0.022
  context.globalAlpha = 0.8
  for (let knot = 0; knot < KNOTS; knot += 1) {
    const [x, y] = onRim(knot, radius)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(x, y)
    context.stroke()
  }
  for (const ring of RINGS) scalloped(context, radius * ring)
  context.globalAlpha = 1
  context.fillStyle = '#FFD56B'
  for (let knot = 0; knot < KNOTS; knot += 1) {
    const [x, y] = onRim(knot, radius)
    context.beginPath()
    context.arc(x, y, radius * 0.055, 0, Math.PI * 2)
    context.fill()
  }
  return canvas
}

/** Paints a net and the rope to the hand that threw it; `radius` in page pixels. */
export function paintNet(
  context: CanvasRenderingContext2D,
  net: Net,
  sprite: HTMLCanvasElement,
  hand: Point,
  radius: number,
): void {
  const size = radius * 2.2 * openness(net)
  context.globalAlpha = clearness(net)
  context.strokeStyle = '#F6EFD9'
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(hand.x, hand.y)
  context.quadraticCurveTo((hand.x + net.x) / 2, Math.min(hand.y, net.y) + 6, net.x, net.y)
  context.stroke()
  const wriggle = net.state === 'waits' ? Math.sin(net.ageMs / 55) * 0.06 : net.ageMs / 900
  context.save()
  context.translate(net.x, net.y)
  context.rotate(wriggle)
  context.drawImage(sprite, -size / 2, -size * 0.44, size, size * 0.88)
  context.restore()
  context.globalAlpha = 1
}

function scalloped(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  for (let knot = 0; knot <= KNOTS; knot += 1) {
    const [x, y] = onRim(knot, radius)
    const [midX, midY] = onRim(knot - 0.5, radius * 0.93)
    if (knot === 0) context.moveTo(x, y)
    else context.quadraticCurveTo(midX, midY, x, y)
  }
  context.stroke()
}

function onRim(knot: number, radius: number): readonly [number, number] {
  const angle = (knot / KNOTS) * Math.PI * 2
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}
