import { CHALK, INK, METAL } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import type { Picture, Stop } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

export type Headline = {
  lines: Wording['lines']
  face?: readonly Stop[]
  edge?: string
  /** Capital heights of the two lines. */
  caps?: readonly [number, number]
  fit?: number
}

/** The banner's two words in its upper left; the lower left stays calm for the caption. */
export function headline(
  pic: Picture,
  { lines: [top, main], face = METAL.gold, edge = '#5A2A00', caps = [54, 92], fit = 470 }: Headline,
): string {
  const first = letter(top, { cap: caps[0], x: 60, y: 66 + caps[0], fit, weight: 800 })
  const second = letter(main, { cap: caps[1], x: 56, y: 66 + caps[0] + 34 + caps[1], fit })
  return (
    title(pic, first, { face: [CHALK, '#DCE8E1'], edge: INK, depth: INK, rim: 0.12, lift: 0.1 }) +
    title(pic, second, { face, edge, depth: INK, lift: 0.1 })
  )
}

/** The shade under the lettering and the caption, gone by the middle of the banner. */
export function calm(pic: Picture, colour: string): string {
  const paint = pic.linear('right', [
    `${colour}F2`,
    [0.3, `${colour}D9`],
    [0.52, `${colour}33`],
    [0.62, `${colour}00`],
  ])
  return `<rect width="${pic.width}" height="${pic.height}" fill="${paint}"/>`
}
