import { taka } from '../objects/taka.ts'
import { METAL } from '../palette.ts'
import { confetti } from '../scene/confetti.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glint, glow, rays } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import { swell } from '../scene/warp.ts'
import type { Wording } from '../scene/wording.ts'

/** Welcome 100%: the figure itself is the subject, standing in two beams on a hill of coins. */
export function welcomePromotion({ lines, ending }: Wording): string {
  const pic = createPicture(`pw${ending}`, 640, 320)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#0A2A20', '#14804A', '#0C3A26', '#07130E'])) +
      rays(pic, 320, 170, 380, 26, '#FFE9A0', 0.3) +
      cone(pic, {
        from: [90, -30],
        to: [360, 330],
        spread: 260,
        colour: '#FFF1C4',
        strength: 0.5,
      }) +
      cone(pic, {
        from: [550, -30],
        to: [280, 330],
        spread: 260,
        colour: '#FFF1C4',
        strength: 0.5,
      }) +
      glow(pic, 320, 170, 260, '#FFC94A', 0.7) +
      confetti(3, 50, [20, 0, 600, 200], 11) +
      title(
        pic,
        letter(lines[0], {
          cap: 138,
          x: 320,
          y: 214,
          anchor: 'middle',
          fit: 470,
          warp: swell(0.1),
        }),
        { face: METAL.gold, edge: '#6B2C00', depth: '#1B0B02', lift: 0.08, rim: 0.1 },
      ) +
      hill(pic) +
      title(
        pic,
        letter(lines[1], { cap: 44, x: 320, y: 286, anchor: 'middle', tracking: 0.1, fit: 420 }),
        { face: METAL.chalk, edge: '#0E8A47', depth: '#03180E', rim: 0.24 },
      ) +
      glint(118, 84, 20) +
      glint(532, 122, 26),
  )
}

function hill(pic: Picture): string {
  const places = [
    [40, 300, 84, -12],
    [112, 314, 78, 10],
    [176, 302, 66, -20],
    [600, 298, 88, 14],
    [528, 314, 76, -8],
    [464, 304, 64, 18],
    [70, 236, 60, 16],
    [584, 228, 58, -16],
    [240, 320, 60, 6],
    [398, 320, 60, -6],
  ] as const
  return places.map(([x, y, size, rotate]) => taka(pic, { x, y, size, rotate })).join('')
}
