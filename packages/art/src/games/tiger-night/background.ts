import { leaves } from '../../scene/leaves.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { ripples } from '../../scene/water.ts'
import { reelShade } from '../reels/shade.ts'

/** Tiger Night: the moon over mangroves, its light on the creek, two eyes in the dark below. */
export function background(): string {
  const pic = createPicture('btn', 720, 1280)
  const moon = pic.radial(['#FFFFF2', '#F3F7D0', '#CFE3A8', '#8DB58A'], [330, 170, 190])
  const iris = pic.radial(['#F7FF8A', '#FFC400', '#8A4A00'])
  const eye = `<path d="M-34 8C-20 -16 18 -20 34 -14C28 10 -8 20 -34 8Z" fill="${iris}"/><ellipse cx="2" cy="-2" rx="5" ry="13" fill="#050302"/>`
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#0B3B34', '#0E5A45', [0.4, '#0A3326'], '#020906'])) +
      specks(5, 110, [0, 0, 720, 420], '#E9FFF2', 1.8) +
      glow(pic, 360, 210, 380, '#D9FFB8', 0.75) +
      `<circle cx="360" cy="210" r="140" fill="${moon}"/><g fill="#7FA77C" fill-opacity=".35"><circle cx="304" cy="164" r="24"/><circle cx="420" cy="140" r="16"/><circle cx="404" cy="262" r="28"/></g>` +
      mangrove(90, 470, 340, '#06241A') +
      mangrove(640, 480, 400, '#06241A', true) +
      mangrove(330, 450, 170, '#0A3022') +
      `<path d="M0 448H720V1280H0Z" fill="${pic.linear([0, 448, 0, 1280], ['#0F5A44', '#05231A', '#020906'])}"/>` +
      ripples({
        seed: 9,
        x: 360,
        top: 454,
        bottom: 1240,
        spread: [120, 330],
        colour: '#D9FFB8',
        count: 40,
        strength: 0.5,
      }) +
      reelShade(pic, '#020906') +
      glow(pic, 360, 1160, 210, '#FFC400', 0.3) +
      `<g transform="translate(282 1150) rotate(8)">${eye}</g><g transform="translate(438 1150) scale(-1 1) rotate(8)">${eye}</g>` +
      `<g transform="translate(0 280)">${leaves(pic, 'night')}</g>`,
  )
}
