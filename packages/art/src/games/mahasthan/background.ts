import { citadel } from './citadel.ts'
import { coin } from '../../objects/coin.ts'
import { goldJar } from './hoard.ts'
import { backdrop, cone, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { reelShade } from '../reels/shade.ts'

/** Mahasthan Treasure: the mound against a night of stars, the opened hoard at its foot. */
export function background(): string {
  const pic = createPicture('bmh', 720, 1280)
  const coins = [
    [90, 1196, 70, 0.4],
    [180, 1236, 92, 0.25],
    [262, 1250, 66, 0.5],
    [470, 1250, 74, 0.5],
    [560, 1226, 96, 0.3],
    [650, 1200, 70, 0.45],
  ] as const
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#061B2E',
        [0.16, '#0E4A5A'],
        [0.27, '#E0955A'],
        [0.32, '#5A2412'],
        [0.6, '#1E0C08'],
        '#0E0504',
      ]),
    ) +
      specks(7, 80, [0, 0, 720, 250], '#E6FFF6', 2) +
      glow(pic, 360, 330, 430, '#FFB35A', 0.75) +
      cone(pic, { from: [150, 400], to: [260, 60], spread: 190, colour: '#FFE9A8' }) +
      cone(pic, { from: [570, 400], to: [460, 60], spread: 190, colour: '#FFE9A8' }) +
      treeline(5, 720, 376, 54, '#0B2A2A') +
      citadel(pic, { x: 360, y: 262, size: 460 }) +
      palm(52, 424, 190, -18, '#041A1C') +
      palm(672, 424, 210, 22, '#041A1C') +
      `<path d="M0 420Q360 396 720 420V1280H0Z" fill="${pic.linear([0, 410, 0, 1280], ['#7A3A1C', '#3A160C', '#140806'])}"/>` +
      reelShade(pic, '#120604') +
      glow(pic, 360, 1170, 300, '#FFC94A', 0.55) +
      goldJar(pic, { x: 360, y: 1150, size: 230 }) +
      coins.map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: x % 40 }, tilt)).join(''),
  )
}
