import { roulette } from '../objects/roulette.ts'
import { FIELD } from '../palette.ts'
import { icon, silhouette, type IconName } from '../scene/icon.ts'
import { glow } from '../scene/light.ts'
import type { Place } from '../scene/place.ts'
import { createPicture, type Picture } from '../scene/picture.ts'

export type Category = {
  key: string
  art: IconName | typeof roulette
  light: string
  turn?: number
}

/** A lobby category: a vivid icon in a ring of light, 64 x 64. */
export function categoryIcon({ key, art, light, turn = 0 }: Category): string {
  const pic = createPicture(`k${key.slice(0, 3)}`, 64, 64)
  const ring = pic.linear('falling', ['#FFFFFF', light, `${light}33`, light])
  return pic.svg(
    `<circle cx="32" cy="32" r="30" fill="${pic.radial([FIELD[700], FIELD[800], FIELD[950]], [32, 22, 44])}"/>` +
      glow(pic, 32, 32, 29, light, 0.6) +
      `<circle cx="32" cy="32" r="29.8" fill="none" stroke="${ring}" stroke-width="2.4"/>` +
      subject(pic, art, { x: 32, y: 32, size: 39, rotate: turn }),
  )
}

function subject(pic: Picture, art: Category['art'], place: Place): string {
  if (typeof art !== 'string') return art(pic, place)
  return (
    silhouette(pic, art, '#030A07', { ...place, x: 33, y: 34, opacity: 0.5 }) +
    icon(pic, art, place)
  )
}

export const CATEGORIES = [
  { key: 'sports', art: 'noto:cricket-game', light: '#2BD576' },
  { key: 'casino', art: 'fluent-emoji-flat:game-die', light: '#FF7AB8' },
  { key: 'slot', art: 'noto:slot-machine', light: '#FFB703' },
  { key: 'table', art: roulette, light: '#5CB8FF' },
  { key: 'poker', art: 'noto:joker', light: '#B79BFF' },
  { key: 'crash', art: 'fluent-emoji-flat:rocket', light: '#FF8A3D' },
  { key: 'fishing', art: 'noto:tropical-fish', light: '#4DD6E8' },
  { key: 'lottery', art: 'noto:admission-tickets', light: '#FF5C8A', turn: -18 },
  { key: 'arcade', art: 'noto:joystick', light: '#9DF5C2' },
] as const satisfies readonly Category[]
