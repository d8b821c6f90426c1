import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

export type Bloom = readonly [tip: string, middle: string, heart: string]

export const PINK: Bloom = ['#FFFFFF', '#FF9EC9', '#C2185B']

const PETAL = 'M0 14C-12 2 -13 -24 0 -46C13 -24 12 2 0 14Z'

/** A shapla, the water lily, open towards the viewer and floating on its leaf. */
export function shapla(pic: Picture, place: Place, bloom: Bloom = PINK): string {
  const paint = pic.linear([0, -46, 0, 14], bloom)
  const petal = pic.define(
    (id) =>
      `<g id="${id}"><path d="${PETAL}" fill="${paint}"/><path d="M0 8C-3 -6 -3 -22 0 -38" fill="none" stroke="${bloom[2]}" stroke-opacity=".35"/><path d="M-9.5 -10C-9 -22 -5 -34 0 -46" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.3"/></g>`,
  )
  const use = (turn: number, scale: number) =>
    `<use href="#${petal}" transform="translate(0 16) rotate(${turn}) scale(${scale})"/>`
  const leaf = pic.linear('right', ['#2BD576', '#0E8A47', '#04331B'])
  return stamped(
    pic,
    `<ellipse cy="30" rx="50" ry="11" fill="${leaf}"/><path d="M-48 29C-30 21 30 21 48 29" fill="none" stroke="#C9FFE0" stroke-opacity=".8" stroke-width="1.4"/>
    ${[-84, 84, -62, 62].map((turn) => use(turn, 0.98)).join('')}${[-42, 42, -22, 22].map((turn) => use(turn, 1.06)).join('')}${use(0, 1.1)}${[-56, 56].map((turn) => use(turn, 0.72)).join('')}${[-30, 30].map((turn) => use(turn, 0.78)).join('')}${use(0, 0.74)}
    <ellipse cy="20" rx="13" ry="6" fill="#FFB703"/><path d="M-9 17v-6M-4.5 15v-8M0 15v-9M4.5 15v-8M9 17v-6" stroke="#FFE08A" stroke-width="2" stroke-linecap="round"/>`,
    place,
  )
}
