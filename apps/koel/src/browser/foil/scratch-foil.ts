import { createCountScratched } from './count-scratched.ts'
import { paintFoil } from './paint-foil.ts'
import type { Box } from './paint-foil.ts'

type Point = { readonly x: number; readonly y: number }
type Told = { onBare(field: number): void; onRub(): void }

/** The share of a field's width that a finger takes off to either side. */
const BRUSH = 0.19
const SHARPEST = 2

/** Silver over fields that comes off under finger and mouse. */
export class ScratchFoil {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #fields: readonly HTMLElement[]
  readonly #told: Told
  #covered = new Set<number>()
  #counts
  #last: Point | null = null

  constructor(canvas: HTMLCanvasElement, fields: readonly HTMLElement[], told: Told) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws nothing')
    this.#canvas = canvas
    this.#context = context
    this.#fields = fields
    this.#told = told
    this.#counts = fields.map(createCountScratched)
    this.#listen()
    new ResizeObserver(() => this.#paint()).observe(canvas)
  }

  /** Lays new foil over all fields. */
  lay(): void {
    this.#covered = new Set(this.#fields.keys())
    this.#counts = this.#fields.map(createCountScratched)
    this.#last = null
    this.#paint()
  }

  /** Takes the foil of one field off. */
  bare(index: number): void {
    const field = this.#fields[index]
    if (!field || !this.#covered.delete(index)) return
    const { left, top, width, height } = this.#boxOf(field)
    this.#context.clearRect(left - 2, top - 2, width + 4, height + 4)
    this.#told.onBare(index)
  }

  /** Takes all foil off, without telling of it. */
  lift(): void {
    this.#covered.clear()
    this.#paint()
  }

  #listen(): void {
    this.#canvas.addEventListener('pointerdown', (event) => {
      this.#canvas.setPointerCapture(event.pointerId)
      this.#last = this.#place(event)
      this.#rub(this.#last, this.#last)
    })
    this.#canvas.addEventListener('pointermove', (event) => {
      if (!this.#last) return
      const point = this.#place(event)
      this.#rub(this.#last, point)
      this.#last = point
    })
    for (const end of ['pointerup', 'pointercancel']) {
      this.#canvas.addEventListener(end, () => (this.#last = null))
    }
  }

  #place(event: PointerEvent): Point {
    const { left, top } = this.#canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  #boxOf(field: HTMLElement): Box {
    const ground = this.#canvas.getBoundingClientRect()
    const { left, top, width, height } = field.getBoundingClientRect()
    return { left: left - ground.left, top: top - ground.top, width, height }
  }

  #paint(): void {
    const { clientWidth, clientHeight } = this.#canvas
    const scale = Math.min(window.devicePixelRatio || 1, SHARPEST)
    this.#canvas.width = Math.round(clientWidth * scale)
    this.#canvas.height = Math.round(clientHeight * scale)
    this.#context.setTransform(scale, 0, 0, scale, 0, 0)
    // A field that was scratched in part is whole again after a change of size.
    this.#fields.forEach((field, index) => {
      if (this.#covered.has(index)) paintFoil(this.#context, this.#boxOf(field))
    })
  }

  #rub(from: Point, to: Point): void {
    const width = (this.#fields[0]?.offsetWidth ?? 0) * BRUSH * 2
    this.#wipe(from, to, width)
    for (const point of walk(from, to, width / 3)) this.#rubAt(point)
    this.#told.onRub()
  }

  #wipe(from: Point, to: Point, width: number): void {
    this.#context.globalCompositeOperation = 'destination-out'
    this.#context.lineWidth = width
    this.#context.lineCap = 'round'
    this.#context.beginPath()
    this.#context.moveTo(from.x, from.y)
    this.#context.lineTo(to.x, to.y)
    this.#context.stroke()
    this.#context.globalCompositeOperation = 'source-over'
  }

  #rubAt(point: Point): void {
    this.#fields.forEach((field, index) => {
      if (!this.#covered.has(index)) return
      const box = this.#boxOf(field)
      const radius = box.width * BRUSH
      if (!isNear(box, point, radius)) return
      if (this.#counts[index]?.touch(box, point.x, point.y, radius)) this.bare(index)
    })
  }
}

function isNear(box: Box, { x, y }: Point, radius: number): boolean {
  const isBeside = x < box.left - radius || x > box.left + box.width + radius
  return !isBeside && y >= box.top - radius && y <= box.top + box.height + radius
}

function* walk(from: Point, to: Point, step: number): Generator<Point> {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  for (let index = 0; index <= steps; index += 1) {
    const share = index / steps
    yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
}
