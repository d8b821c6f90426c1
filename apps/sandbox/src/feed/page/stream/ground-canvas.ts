import { element } from '../../../games/page/dom/element.ts'
import type { Painter, Pen, Size } from '../paint/painter.ts'

const FRAME_MS = 1000 / 30
/** A browser draws about this often; what is asked for a moment early is in time. */
const SCREEN_MS = 16
/** More pixels than this a CSS pixel cost a phone more than they show. */
const RATIO_MAX = 2
const PASSED_S_MAX = 0.1

export type GroundCanvas = {
  node: HTMLCanvasElement
  /** Draws with this painter from now on. */
  paintWith: (painter: Painter) => void
  /** Draws once more where nothing moves. */
  redraw: () => void
}

type Layer = { canvas: HTMLCanvasElement; pen: Pen }

/** A canvas that fills its host: the still ground from a second one, the moving parts over it. */
export function groundCanvas(host: HTMLElement): GroundCanvas {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const front = layer()
  const ground = layer()
  let painter: Painter | null = null
  let size: Size = { width: 0, height: 0 }
  let drawnMs = 0

  const draw = (nowMs: number) => {
    if (painter === null || size.width === 0) return
    const passedS = Math.min(PASSED_S_MAX, (nowMs - drawnMs) / 1000)
    copy(ground, front)
    painter.draw(front.pen, size, isCalm ? { nowMs: Infinity, passedS: 1 } : { nowMs, passedS })
    drawnMs = nowMs
  }
  const fit = () => {
    size = { width: host.clientWidth, height: host.clientHeight }
    for (const one of [front, ground]) resize(one, size)
    painter?.ground(ground.pen, size)
    draw(performance.now())
  }
  const loop = (nowMs: number) => {
    draw(nowMs)
    // Asked for only when it is due: a frame costs a phone something even if nothing is drawn.
    setTimeout(() => requestAnimationFrame(loop), FRAME_MS - SCREEN_MS)
  }
  new ResizeObserver(fit).observe(host)
  if (!isCalm) requestAnimationFrame(loop)
  return {
    node: front.canvas,
    paintWith: (next) => {
      painter = next
      fit()
    },
    redraw: () => {
      if (isCalm) requestAnimationFrame(draw)
    },
  }
}

function layer(): Layer {
  const canvas = element('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser does not draw on a canvas.')
  return { canvas, pen }
}

function resize({ canvas, pen }: Layer, { width, height }: Size): void {
  const ratio = Math.min(RATIO_MAX, devicePixelRatio || 1)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
}

function copy({ canvas }: Layer, { pen }: Layer): void {
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(canvas, 0, 0)
  pen.restore()
}
