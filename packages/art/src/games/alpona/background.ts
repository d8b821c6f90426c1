import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { reelShade } from '../reels/shade.ts'
import { painting } from './brush.ts'
import { pasteBowl } from './charms.ts'
import { earth, mudHouse, pot } from './courtyard.ts'

/** Alpona: a courtyard before a painted house in the evening, the floor painted up to the threshold. */
export function background(): string {
  const pic = createPicture('bal', 720, 1280)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#2A1A4A', [0.1, '#8A3A5A'], [0.22, '#F29A5A'], '#5A2410'])) +
      specks(11, 50, [0, 0, 720, 150], '#FFF3D0', 1.8) +
      glow(pic, 360, 210, 380, '#FFC46B', 0.7) +
      treeline(5, 720, 330, 110, '#4A1E3A') +
      palm(66, 340, 250, 30, '#2E1226') +
      palm(660, 340, 230, -34, '#2E1226') +
      mudHouse(pic, { x: 360, y: 260, size: 380 }) +
      earth(pic, 390) +
      painting(pic, 360, 470, 528, 0.34) +
      pot(pic, { x: 100, y: 372, size: 110 }) +
      pot(pic, { x: 620, y: 372, size: 110 }) +
      reelShade(pic, '#1F0A04') +
      painting(pic, 360, 1140, 672, 0.34) +
      painting(pic, 40, 1250, 336, 0.34) +
      painting(pic, 690, 1250, 336, 0.34) +
      pasteBowl(pic, { x: 594, y: 1070, size: 130 }),
  )
}
