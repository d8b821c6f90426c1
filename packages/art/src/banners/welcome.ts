import { ball, bat } from '../objects/cricket.ts'
import { taka } from '../objects/taka.ts'
import { confetti } from '../scene/confetti.ts'
import { lit } from '../scene/icon.ts'
import { backdrop, glint, glow, rays, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import type { Wording } from '../scene/wording.ts'
import { calm, headline } from './lettering.ts'

/** Welcome: a gift opened on the lit pitch, coins and paper over it. */
export function welcomeBanner({ lines, ending }: Wording): string {
  const pic = createPicture(`bw${ending}`, 1120, 490)
  return pic.svg(
    arena(pic) +
      rays(pic, 800, 240, 420, 24, '#FFE9A8', 0.3) +
      glow(pic, 800, 250, 330, '#FFC94A', 0.7) +
      bat(pic, { x: 640, y: 300, size: 300, rotate: -28 }) +
      `<ellipse cx="800" cy="446" rx="250" ry="20" fill="#030A07" fill-opacity=".6"/>` +
      lit(pic, 'noto:wrapped-gift', { x: 800, y: 290, size: 320 }, '#FFF1C9') +
      ball(pic, { x: 984, y: 386, size: 104 }) +
      coins(pic) +
      confetti(5, 60, [520, 20, 580, 300], 15) +
      calm(pic, '#07130E') +
      headline(pic, { lines }) +
      glint(530, 152, 22, '#FFFBE8'),
  )
}

function arena(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#04202A', '#0B4A44', '#0E6B4A', '#07130E'])) +
    specks(6, 50, [0, 0, 1120, 120], '#DFF6FF', 1.8) +
    stands(pic, 178, 90, 4) +
    field(pic, 296, [780, 330], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 560, y: 250, height: 190, to: [800, 470], strength: 0.45 }) +
    tower(pic, { x: 1050, y: 250, height: 190, to: [780, 470], strength: 0.5 })
  )
}

function coins(pic: Picture): string {
  const places = [
    [630, 130, 76, -18],
    [738, 84, 62, 12],
    [884, 78, 82, 20],
    [978, 170, 66, -10],
    [1040, 280, 84, 16],
    [596, 420, 84, -12],
    [676, 446, 66, 20],
    [900, 440, 70, -20],
  ] as const
  return places.map(([x, y, size, rotate]) => taka(pic, { x, y, size, rotate })).join('')
}
