import { taka } from '../objects/taka.ts'
import { METAL } from '../palette.ts'
import { confetti } from '../scene/confetti.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glint, glow, rays } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

/** Promo code: a ticket under the floodlights, its code punched, a coin on the stub. */
export function promoCode({ lines, ending }: Wording): string {
  const pic = createPicture(`prc${ending}`, 640, 320)
  return pic.svg(
    backdrop(pic, pic.linear('rising', ['#04140E', '#0C3A2A', '#14795A', '#6FE0B0'])) +
      rays(pic, 470, 150, 340, 20, '#C9FFE6', 0.22) +
      cone(pic, {
        from: [640, -40],
        to: [430, 330],
        spread: 200,
        colour: '#F4FFE0',
        strength: 0.35,
      }) +
      glow(pic, 470, 160, 220, '#FFE08A', 0.55) +
      confetti(11, 34, [300, 4, 340, 130], 9) +
      ticket(pic) +
      title(pic, letter(lines[0], { cap: 54, x: 34, y: 138, fit: 250 }), {
        face: METAL.chalk,
        edge: '#06402B',
        depth: '#03160F',
      }) +
      title(pic, letter(lines[1], { cap: 66, x: 32, y: 226, fit: 270 }), {
        face: METAL.gold,
        edge: '#6B3A00',
        depth: '#03160F',
      }) +
      glint(592, 96, 18, '#FFFBE8'),
  )
}

/** Bitten at both edges where the stub tears off. */
function ticket(pic: Picture): string {
  const paper = pic.linear('falling', ['#FFFDF0', '#FFE7A8', '#FFC24A'])
  const edge = 'M-136 -74H136V-22A22 22 0 0 0 136 22V74H-136V22A22 22 0 0 0 -136 -22Z'
  const marks = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<path d="M${at * 28} -24l4.1 8.4 9.2 1.3 -6.7 6.5 1.6 9.2 -8.2 -4.3 -8.2 4.3 1.6 -9.2 -6.7 -6.5 9.2 -1.3Z"/>`,
    )
    .join('')
  const bars = [0, 6, 15, 21, 33, 39, 48, 60, 66, 78, 84, 96, 105, 111]
    .map((x, at) => `<path d="M${-14 + x} 34V56" stroke-width="${at % 3 === 0 ? 4 : 2}"/>`)
    .join('')
  return `<g transform="translate(472 178) rotate(-11)"><path d="${edge}" fill="#03160F" fill-opacity=".45" transform="translate(8 14)"/><path d="${edge}" fill="${paper}"/><path d="${edge}" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="3"/><path d="M-44 -62V62" stroke="#A85704" stroke-opacity=".55" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><g fill="#0C5A3F">${marks}</g><g stroke="#7A4A10" stroke-opacity=".75" fill="none">${bars}</g>${taka(pic, { x: -92, y: 0, size: 78 })}</g>`
}
