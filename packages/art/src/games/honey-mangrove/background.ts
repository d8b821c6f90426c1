import { bee } from '../../objects/bee.ts'
import { comb, drips, honeyPot } from '../../objects/honey.ts'
import { backdrop, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { reelShade } from '../reels/shade.ts'

/** Mangrove Honey: the comb overhead, running; pots among the roots below. */
export function background(): string {
  const pic = createPicture('bhm', 720, 1280)
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#A85A04',
        [0.14, '#D98A0F'],
        [0.3, '#7A6B10'],
        [0.6, '#1E2E08'],
        '#0A0F02',
      ]),
    ) +
      comb(pic, { x: -10, y: 10, columns: 9, rows: 6, r: 54, seed: 21, keep: 0.46 }) +
      glow(pic, 360, 200, 420, '#FFE58A', 0.7) +
      drips(pic, 720, 14, [60, 26, 96, 40, 22, 130, 34, 70, 28, 110]) +
      bee(pic, { x: 150, y: 270, size: 140, rotate: -10 }) +
      bee(pic, { x: 590, y: 230, size: 100, rotate: 10, flip: true }) +
      mangrove(100, 1160, 420, '#141E04') +
      mangrove(640, 1170, 460, '#101803', true) +
      reelShade(pic, '#120701') +
      glow(pic, 360, 1180, 240, '#FFC93C', 0.5) +
      honeyPot(pic, { x: 360, y: 1180, size: 190 }) +
      honeyPot(pic, { x: 210, y: 1222, size: 110 }) +
      honeyPot(pic, { x: 520, y: 1226, size: 100 }),
  )
}
