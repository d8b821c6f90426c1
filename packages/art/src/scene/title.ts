import { fade, INK } from '../palette.ts'
import type { Line } from './lettering.ts'
import { short } from './path/short.ts'
import type { Picture, Stop } from './picture.ts'

export type TitleStyle = {
  /** Vertical ramp of the letters' faces, top to bottom. */
  face: readonly Stop[]
  /** Colour of the outline around the letters. */
  edge: string
  /** Colour of the block behind the letters. */
  depth?: string
  /** How far the block reaches down, as a share of the capital's height. */
  lift?: number
  /** Width of the outline, as a share of the capital's height. */
  rim?: number
  /** Brightness of the lit upper edge, 0 to 1. */
  bevel?: number
}

/** Stacked lettering: a dark block, an outline, a lit edge, a metal face and a gloss over its upper half. */
export function title(pic: Picture, line: Line, style: TitleStyle): string {
  const id = pic.define((id) => `<path id="${id}" d="${line.d}"/>`)
  const inside = pic.clip(`<use href="#${id}"/>`)
  const rim = short(line.cap * (style.rim ?? 0.16))
  const lift = short(line.cap * (style.lift ?? 0.14))
  const bevel = short(Math.max(0.7, line.cap * 0.035))
  const top = short(line.y - line.cap * 1.05)
  const face = pic.linear([0, top, 0, short(line.y + line.cap * 0.02)], style.face)
  const depth = style.depth ?? INK
  const gloss = pic.linear(
    [0, top, 0, short(line.y - line.cap * 0.42)],
    [fade('#FFFFFF', 0.42), fade('#FFFFFF', 0.06)],
  )
  return `<g stroke-linejoin="round">
    <use href="#${id}" y="${lift}" fill="${depth}" stroke="${depth}" stroke-width="${short(rim * 1.7)}"/>
    <use href="#${id}" y="${short(lift / 2)}" fill="${depth}" stroke="${depth}" stroke-width="${short(rim * 1.7)}"/>
    <use href="#${id}" fill="${depth}" stroke="${depth}" stroke-width="${short(rim * 1.7)}"/>
    <use href="#${id}" fill="${style.edge}" stroke="${style.edge}" stroke-width="${rim}"/>
  </g>
  <g clip-path="${inside}">
    <use href="#${id}" fill="#FFFFFF" fill-opacity="${style.bevel ?? 0.95}"/>
    <use href="#${id}" y="${bevel}" fill="${face}"/>
    <rect x="${short(line.x - line.cap)}" y="${short(top - line.cap)}" width="${short(line.width + line.cap * 2)}" height="${short(line.cap * 1.58)}" fill="${gloss}"/>
  </g>`
}

/** Plain lettering in one paint. */
export function words(line: Line, paint: string): string {
  return `<path d="${line.d}" fill="${paint}"/>`
}
