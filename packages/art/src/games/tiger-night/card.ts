import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { leaves } from '../../scene/leaves.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { arch, chain, flare } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tiger Night: a tiger's head before a huge moon, the forest closing in from both sides. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tn${ending}`, 300, 400)
  return pic.svg(
    night(pic) +
      tiger(pic, { x: 150, y: 176, size: 212 }) +
      vignette(pic, '#020906', 0.9) +
      leaves(pic, 'night') +
      title(
        pic,
        letter(first, {
          cap: 56,
          x: 150,
          y: 350,
          anchor: 'middle',
          fit: 256,
          warp: chain(flare(0.22), arch(12)),
        }),
        {
          face: METAL.ember,
          edge: '#3A0E02',
          depth: '#0A0402',
        },
      ) +
      claws() +
      title(
        pic,
        letter(second, { cap: 28, x: 150, y: 386, anchor: 'middle', tracking: 0.36, fit: 206 }),
        {
          face: ['#FFFFFF', '#D6F5E4', '#7FD9AE'],
          edge: '#0A3A24',
          depth: '#020906',
          rim: 0.2,
        },
      ) +
      frame(pic, ['#D6F5E4', '#2BD576', '#0A3A24', '#FF8A17']) +
      ribbon(pic, 'Bagh Studio', '#9DF5C2', 158),
  )
}

function night(pic: Picture): string {
  const moon = pic.radial(['#FFFFF2', '#F3F7D0', '#CFE3A8', '#8DB58A'], [128, 110, 150])
  return (
    backdrop(pic, pic.linear('down', ['#0B3B34', '#0E5A45', '#0A3326', '#030D09'])) +
    specks(5, 60, [0, 0, 300, 190], '#E9FFF2', 1.2) +
    glow(pic, 150, 136, 210, '#D9FFB8', 0.75) +
    `<circle cx="150" cy="136" r="118" fill="${moon}"/><g fill="#7FA77C" fill-opacity=".35"><circle cx="74" cy="80" r="15"/><circle cx="214" cy="66" r="10"/><circle cx="232" cy="96" r="6"/><circle cx="58" cy="128" r="8"/></g>` +
    mangrove(30, 262, 150, '#06241A') +
    mangrove(276, 266, 170, '#06241A', true) +
    glow(pic, 150, 270, 170, '#2BD576', 0.28)
  )
}

/** Three torn lines across the word. */
function claws(): string {
  const cut = (x: number) =>
    `M${x} 292C${x - 5} 308 ${x - 12} 328 ${x - 22} 348C${x - 15} 328 ${x - 8} 308 ${x - 3} 292Z`
  return `<path d="${cut(226)}${cut(240)}${cut(254)}" fill="#0A0402"/>`
}
