import { FIELD } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { createPicture, type Picture } from '../scene/picture.ts'

/** Adults only: the number in a ring. */
export function eighteenPlus(): string {
  const pic = createPicture('r1', 120, 120)
  const number = letter('18+', { cap: 33, x: 59, y: 76.5, anchor: 'middle', tracking: -0.03 })
  return pic.svg(
    `${disc(pic, ['#FF8A7A', '#FF5C5C', '#8A1420'])}<path d="${number.d}" fill="#FFFFFF"/>`,
  )
}

/** Play safe: two hands around a ball. */
export function playSafe(): string {
  const pic = createPicture('r2', 120, 120)
  const hand = 'M60 96C40 96 24 84 20 62C18 54 26 50 30 57L36 68V40C36 32 46 32 46 40V60'
  return pic.svg(
    `${disc(pic, ['#9DF5C2', '#2BD576', '#0A5A30'])}<g fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="${hand}"/><path d="${hand}" transform="translate(120 0) scale(-1 1)"/></g><path d="M60 44C52 34 40 44 48 54L60 66L72 54C80 44 68 34 60 44Z" transform="translate(0 -16)" fill="#FFB703"/>`,
  )
}

/** Limits: a dial turned back from its end. */
export function limits(): string {
  const pic = createPicture('r3', 120, 120)
  return pic.svg(
    `${disc(pic, ['#BFE3FF', '#5CB8FF', '#12507F'])}<path d="M32 82A34 34 0 1 1 88 82" fill="none" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="10" stroke-linecap="round"/><path d="M32 82A34 34 0 0 1 60 28.5" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round"/><path d="M60 64L50 40" stroke="#FFB703" stroke-width="7" stroke-linecap="round"/><circle cx="60" cy="64" r="8" fill="#FFB703"/><path d="M84 44l6 -4M90 62h7" stroke="#FF5C5C" stroke-width="6" stroke-linecap="round"/>`,
  )
}

function disc(pic: Picture, ring: readonly [string, string, string]): string {
  return `<circle cx="60" cy="60" r="56" fill="${pic.radial([FIELD[700], FIELD[800], FIELD[950]], [60, 36, 84])}"/><circle cx="60" cy="60" r="54" fill="none" stroke="${pic.linear('falling', ring)}" stroke-width="7"/>`
}
