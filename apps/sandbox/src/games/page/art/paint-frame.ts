import type { StageLayout } from '../stage/layout.ts'
import type { Theme } from '../theme/theme.ts'
import { drawingSurface } from './load-picture.ts'

/** How far the frame's shadow reaches, in frame widths. */
const SHADOW_REACH = 1.6

type Painted = { canvas: HTMLCanvasElement; margin: number }

/**
 * The machine around the reels: a metal rim with bevel and shadow, its opening left free. `margin`
 * is how far the drawing reaches beyond the window of the reels.
 */
export function paintFrame(layout: StageLayout, theme: Theme, density: number): Painted {
  const { reels, frame } = layout
  const margin = Math.round(frame * (1 + SHADOW_REACH))
  const width = reels.width + 2 * margin
  const height = reels.height + 2 * margin
  const { canvas, pen } = drawingSurface(width * density, height * density)
  pen.scale(density, density)
  pen.translate(margin, margin)
  dropShadow(pen, layout)
  rim(pen, layout, theme)
  opening(pen, layout)
  return { canvas, margin }
}

/** The dark inside of the machine: five rounded columns, lit in the middle. */
export function paintReelBeds(
  layout: StageLayout,
  theme: Theme,
  density: number,
): HTMLCanvasElement {
  const { reels, cellWidth } = layout
  const { canvas, pen } = drawingSurface(reels.width * density, reels.height * density)
  pen.scale(density, density)
  const [edge, middle] = theme.reel
  for (let reel = 0; reel < 5; reel += 1) {
    const bed = pen.createLinearGradient(0, 0, 0, reels.height)
    bed.addColorStop(0, edge)
    bed.addColorStop(0.5, middle)
    bed.addColorStop(1, edge)
    pen.fillStyle = bed
    pen.fillRect(reel * cellWidth, 0, cellWidth, reels.height)
    const side = pen.createLinearGradient(reel * cellWidth, 0, (reel + 1) * cellWidth, 0)
    side.addColorStop(0, 'rgba(0,0,0,.42)')
    side.addColorStop(0.12, 'rgba(0,0,0,0)')
    side.addColorStop(0.88, 'rgba(0,0,0,0)')
    side.addColorStop(1, 'rgba(0,0,0,.42)')
    pen.fillStyle = side
    pen.fillRect(reel * cellWidth, 0, cellWidth, reels.height)
  }
  return canvas
}

/** How far the shade reaches over the first and the last row: almost gone, and gone. */
const SHADE_ROWS = { almost: 0.39, gone: 0.66 }

/** The shade over the turning symbols that makes the reels look round, and their separators. */
export function paintReelShade(
  layout: StageLayout,
  theme: Theme,
  density: number,
): HTMLCanvasElement {
  const { reels, rows, cellWidth } = layout
  const { canvas, pen } = drawingSurface(reels.width * density, reels.height * density)
  pen.scale(density, density)
  const [almost, gone] = [SHADE_ROWS.almost / rows, SHADE_ROWS.gone / rows]
  const shade = pen.createLinearGradient(0, 0, 0, reels.height)
  shade.addColorStop(0, 'rgba(0,0,0,.62)')
  shade.addColorStop(almost, 'rgba(0,0,0,.12)')
  shade.addColorStop(gone, 'rgba(0,0,0,0)')
  shade.addColorStop(1 - gone, 'rgba(0,0,0,0)')
  shade.addColorStop(1 - almost, 'rgba(0,0,0,.12)')
  shade.addColorStop(1, 'rgba(0,0,0,.62)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, reels.width, reels.height)
  for (let reel = 1; reel < 5; reel += 1) {
    pen.fillStyle = 'rgba(0,0,0,.5)'
    pen.fillRect(reel * cellWidth - 1.5, 0, 3, reels.height)
    pen.fillStyle = theme.metal[1]
    pen.globalAlpha = 0.55
    pen.fillRect(reel * cellWidth - 0.5, 0, 1, reels.height)
    pen.globalAlpha = 1
  }
  return canvas
}

function dropShadow(pen: CanvasRenderingContext2D, { reels, frame }: StageLayout): void {
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.75)'
  pen.shadowBlur = frame * 2.4
  pen.shadowOffsetY = frame * 0.7
  pen.fillStyle = '#000'
  pen.beginPath()
  pen.roundRect(-frame, -frame, reels.width + 2 * frame, reels.height + 2 * frame, frame * 1.3)
  pen.fill()
  pen.restore()
}

/** Rings of metal from outside to inside; each is lit from above. */
function rim(pen: CanvasRenderingContext2D, { reels, frame }: StageLayout, theme: Theme): void {
  const [light, middle, dark] = theme.metal
  const rings: readonly [inset: number, colours: readonly string[]][] = [
    [0, [dark, '#000000', dark]],
    [0.1, [light, middle, dark, middle]],
    [0.34, [dark, middle, light, middle, dark]],
    [0.62, [light, dark, middle]],
    [0.78, [dark, '#000000', dark]],
  ]
  for (const [inset, colours] of rings) {
    const out = frame * (1 - inset)
    const metal = pen.createLinearGradient(0, -out, 0, reels.height + out)
    colours.forEach((colour, index) => metal.addColorStop(index / (colours.length - 1), colour))
    pen.fillStyle = metal
    pen.beginPath()
    pen.roundRect(-out, -out, reels.width + 2 * out, reels.height + 2 * out, frame * 0.4 + out)
    pen.fill()
  }
}

/** Cuts the window free and darkens its edge from within. */
function opening(pen: CanvasRenderingContext2D, { reels, frame }: StageLayout): void {
  pen.save()
  pen.globalCompositeOperation = 'destination-out'
  pen.beginPath()
  pen.roundRect(0, 0, reels.width, reels.height, frame * 0.45)
  pen.fill()
  pen.restore()
  pen.save()
  pen.beginPath()
  pen.roundRect(0, 0, reels.width, reels.height, frame * 0.45)
  pen.clip()
  pen.shadowColor = 'rgba(0,0,0,.9)'
  pen.shadowBlur = frame
  pen.lineWidth = 3
  pen.strokeStyle = 'rgba(0,0,0,.9)'
  pen.beginPath()
  pen.roundRect(-1, -1, reels.width + 2, reels.height + 2, frame * 0.45)
  pen.stroke()
  pen.restore()
}
