import { fade, INK } from '../palette.ts'
import { letter } from './lettering.ts'
import type { Picture, Stop } from './picture.ts'

/** The thin lit edge every card wears: bright where the light falls, lost in the shadow. */
export function frame(pic: Picture, metal: readonly Stop[], radius = 18): string {
  const { width, height } = pic
  const paint = pic.linear('falling', metal)
  const edge = (inset: number, stroke: string, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`
  return edge(1.5, paint, 3) + edge(5, fade(INK, 0.35), 3)
}

/** The provider's tab hanging from the top edge, its name in small capitals. */
export function ribbon(pic: Picture, name: string, colour: string, x = 22): string {
  const line = letter(name.toUpperCase(), { cap: 9.4, weight: 800, tracking: 0.14, x: 0, y: 0 })
  const wide = line.width + 22
  const paint = pic.linear('down', [fade(INK, 0.95), fade(INK, 0.78)])
  return `<g transform="translate(${x} 0)">
    <path d="M0 0H${wide}V19Q${wide} 25 ${wide - 6} 25H6Q0 25 0 19Z" fill="${paint}"/>
    <path d="M0 0H${wide}V2.5H0Z" fill="${colour}"/>
    <path d="${line.d}" transform="translate(11 18)" fill="${colour}"/>
  </g>`
}
