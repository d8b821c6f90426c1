import { fade, INK } from '../palette.ts'
import { isBangla } from '../scene/font.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glow } from '../scene/light.ts'
import { createPicture, type Picture, type Stop } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

export type ProviderCard = {
  /** Keeps the card's ids apart. */
  prefix: string
  /** One word or two; with two the second goes below in small capitals. */
  wording: Wording
  /** The night behind: top, middle and foot. */
  sky: readonly [string, string, string]
  light: string
  face: readonly Stop[]
  edge: string
  /** Emblem on the left with the name beside it, or above the name. */
  layout: 'row' | 'stack'
  emblem: (pic: Picture) => string
  pattern?: (pic: Picture) => string
}

/** A provider's tile, 240 x 140. */
export function providerCard(card: ProviderCard): string {
  const pic = createPicture(`${card.prefix}${card.wording.ending}`, 240, 140)
  const [cx, cy] = card.layout === 'row' ? [62, 70] : [120, 52]
  const rim = pic.linear('falling', [
    fade(card.light, 0.9),
    fade(card.light, 0.1),
    fade(card.light, 0.5),
  ])
  return pic.svg(
    backdrop(pic, pic.linear('falling', card.sky)) +
      (card.pattern?.(pic) ?? '') +
      glow(pic, cx, cy, 96, card.light, 0.55) +
      card.emblem(pic) +
      lettering(pic, card) +
      `<rect x="1.2" y="1.2" width="237.6" height="137.6" rx="14" fill="none" stroke="${rim}" stroke-width="2.4"/>`,
  )
}

function lettering(pic: Picture, { wording, layout, face, edge }: ProviderCard): string {
  const [first, second] = wording.lines
  const style = { face, edge, depth: INK, lift: 0.1, rim: 0.14 }
  const row = layout === 'row'
  const place = row
    ? { x: 118, anchor: 'start' as const, fit: 112 }
    : { x: 120, anchor: 'middle' as const, fit: 208 }
  const base = row ? (second ? 74 : 82) : second ? 110 : 122
  const main = letter(first, { ...place, cap: row ? 27 : 25, y: base, weight: 900 })
  const small = second
    ? letter(second.toUpperCase(), {
        ...place,
        cap: isBangla(second) ? 18 : 12.5,
        y: base + (row ? 24 : 20),
        weight: 700,
        tracking: 0.24,
        fit: 110,
      })
    : undefined
  return title(pic, main, style) + (small ? `<path d="${small.d}" fill="#F2F7F4"/>` : '')
}
