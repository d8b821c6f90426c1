import { COATS, SILKS } from './colours.ts'

/** A horse of 100 units from tail to muzzle, its hooves at the origin, running to the right. */
const SHAPES = {
  body: new Path2D(
    'M-31-43C-33-54-20-58-6-54C6-51 16-54 25-57C33-56 36-46 31-38C24-31 8-31-6-33C-18-32-29-33-31-43Z',
  ),
  neck: new Path2D(
    'M18-52C28-60 34-70 43-77L46-83L49-76C54-74 60-67 63-62C63-58 60-57 57-58L49-62C44-58 40-48 33-41Z',
  ),
  mane: new Path2D('M19-55C27-60 33-70 43-78C37-65 31-56 22-52Z'),
  jockey: new Path2D('M-12-56C-12-66 0-76 12-77L18-70C12-66 8-62 8-56L4-50L-4-50Z'),
  leg: new Path2D('M-4-55L9-51L3-41L-1-42L3-50L-6-51Z'),
}

type Gait = {
  /** Where in its stride the horse is, in turns. */
  stride: number
  /** 0 stands, 1 gallops. */
  speed: number
}

/** Draws the horse of a lane with its jockey at a place of the canvas, `size` pixels long. */
export function drawHorse(
  pen: CanvasRenderingContext2D,
  lane: number,
  place: { x: number; y: number; size: number },
  { stride, speed }: Gait,
): void {
  const coat = COATS[lane] ?? COATS[0]
  const silk = SILKS[lane] ?? SILKS[0]
  const turn = stride * Math.PI * 2
  pen.save()
  pen.translate(place.x, place.y)
  pen.scale(place.size / 100, place.size / 100)
  drawShadow(pen)
  pen.translate(0, -3 * speed * Math.sin(turn))
  drawLegs(pen, coat.shade, turn + 0.5, speed)
  pen.rotate(0.05 * speed * Math.sin(turn + 1.2))
  drawTail(pen, coat.mane, turn, speed)
  pen.fillStyle = coat.coat
  pen.fill(SHAPES.body)
  drawLegs(pen, coat.coat, turn, speed)
  pen.rotate(0.04 * speed * Math.sin(turn + 2.4))
  pen.fill(SHAPES.neck)
  pen.fillStyle = coat.mane
  pen.fill(SHAPES.mane)
  drawRider(pen, silk, lane)
  pen.restore()
}

function drawShadow(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#00000040'
  pen.beginPath()
  pen.ellipse(2, 0, 44, 5, 0, 0, Math.PI * 2)
  pen.fill()
}

function drawTail(
  pen: CanvasRenderingContext2D,
  colour: string,
  turn: number,
  speed: number,
): void {
  const lift = 16 * speed + 4 * speed * Math.sin(turn)
  pen.strokeStyle = colour
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(-30, -47)
  pen.quadraticCurveTo(-42, -50, -40 - lift, -28 - lift)
  pen.stroke()
}

const HIND = -23
const FORE = 25
const THIGH = 19
const SHANK = 20

/** A pair of legs, one behind and one before; drawn twice, the far pair darker. */
function drawLegs(
  pen: CanvasRenderingContext2D,
  colour: string,
  turn: number,
  speed: number,
): void {
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  drawLeg(pen, HIND, turn, speed, 1)
  drawLeg(pen, FORE, turn + 2.6, speed, -1)
}

function drawLeg(
  pen: CanvasRenderingContext2D,
  hip: number,
  turn: number,
  speed: number,
  bend: 1 | -1,
): void {
  const swing = 0.78 * speed * Math.sin(turn)
  const fold = speed * (0.35 + 0.75 * Math.max(0, Math.cos(turn)))
  const kneeX = hip + THIGH * Math.sin(swing)
  const kneeY = -39 + THIGH * Math.cos(swing)
  const shank = swing - fold * (bend === 1 ? 0.9 : 1.1)
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(hip, -39)
  pen.lineTo(kneeX, kneeY)
  pen.stroke()
  pen.lineWidth = 4.5
  pen.beginPath()
  pen.moveTo(kneeX, kneeY)
  pen.lineTo(kneeX + SHANK * Math.sin(shank), kneeY + SHANK * Math.cos(shank))
  pen.stroke()
}

function drawRider(
  pen: CanvasRenderingContext2D,
  { cloth, ink }: { cloth: string; ink: string },
  lane: number,
): void {
  pen.fillStyle = cloth
  pen.beginPath()
  pen.roundRect(-24, -56, 22, 20, 3)
  pen.fill()
  pen.fillStyle = ink
  pen.font = '800 16px system-ui, sans-serif'
  pen.textAlign = 'center'
  pen.fillText(String(lane + 1), -13, -40)
  pen.fillStyle = '#f4f1ea'
  pen.fill(SHAPES.leg)
  pen.fillStyle = cloth
  pen.fill(SHAPES.jockey)
  pen.strokeStyle = cloth
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(10, -70)
  pen.lineTo(24, -60)
  pen.stroke()
  pen.fillStyle = '#e7b48c'
  pen.beginPath()
  pen.arc(19, -77, 5, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = cloth
  pen.beginPath()
  pen.arc(18, -80, 6.5, Math.PI * 0.9, Math.PI * 2.1)
  pen.fill()
}
