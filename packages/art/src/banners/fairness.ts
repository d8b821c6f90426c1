import { METAL } from '../palette.ts'
import { alponaRings } from '../scene/alpona.ts'
import { lit } from '../scene/icon.ts'
import { backdrop, cone, glint, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import type { Wording } from '../scene/wording.ts'
import { calm, headline } from './lettering.ts'

/** Fairness: a chain of sealed rounds runs past a shield; every link can be checked. */
export function fairnessBanner({ lines, ending }: Wording): string {
  const pic = createPicture(`bf${ending}`, 1120, 490)
  return pic.svg(
    stage(pic) +
      chain(pic) +
      shield(pic) +
      lit(pic, 'noto:game-die', { x: 634, y: 372, size: 130, rotate: -14 }, '#E3F3FF') +
      lit(pic, 'noto:old-key', { x: 1000, y: 376, size: 120, rotate: 10 }, '#FFF1C9') +
      calm(pic, '#050F1A') +
      headline(pic, {
        lines,
        face: METAL.silver,
        edge: '#0A3A66',
        caps: [60, 116],
      }) +
      glint(372, 176, 24),
  )
}

function stage(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#06182E', '#0A3A5A', '#0E4A5A', '#050F1A'])) +
    `<g transform="translate(810 250)" opacity=".3">${alponaRings(480, '#8FE6FF')}</g>` +
    cone(pic, {
      from: [560, -40],
      to: [860, 490],
      spread: 340,
      colour: '#DFF6FF',
      strength: 0.32,
    }) +
    cone(pic, {
      from: [1080, -40],
      to: [760, 490],
      spread: 340,
      colour: '#FFF1C4',
      strength: 0.32,
    }) +
    glow(pic, 810, 240, 320, '#5CB8FF', 0.65) +
    specks(9, 40, [500, 20, 600, 440], '#DFF6FF', 2.4)
  )
}

function shield(pic: Picture): string {
  const steel = pic.linear([660, 60, 960, 440], ['#F2FAFF', '#7FC4FF', '#1C5FA8', '#06203A'])
  const inner = pic.linear([690, 80, 930, 420], ['#2BD576', '#0E8A47', '#04331B'])
  const outline =
    'M810 58C856 90 908 102 956 104C964 262 918 376 810 442C702 376 656 262 664 104C712 102 764 90 810 58Z'
  const check = 'M738 246L792 304L888 186'
  return `<path d="${outline}" transform="translate(10 16)" fill="#020A14" fill-opacity=".6"/><path d="${outline}" fill="${steel}"/><path d="${outline}" transform="translate(810 250) scale(.86) translate(-810 -250)" fill="${inner}"/>
    <path d="M810 84C772 108 730 118 690 121C688 210 700 280 730 332C720 230 752 130 810 84Z" fill="#fff" fill-opacity=".22"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${check}" stroke="#03200F" stroke-opacity=".6" stroke-width="44" transform="translate(4 8)"/><path d="${check}" stroke="#FFFFFF" stroke-width="38"/></g>`
}

/** Links from edge to edge behind the shield. */
function chain(pic: Picture): string {
  const gold = pic.linear('down', ['#FFF3C0', '#FFB703', '#8A4A00'])
  const link = pic.define(
    (id) =>
      `<path id="${id}" d="M-36 -22H36A22 22 0 0 1 36 22H-36A22 22 0 0 1 -36 -22Z" fill="none" stroke="${gold}" stroke-width="12"/>`,
  )
  const bar = pic.define(
    (id) =>
      `<path id="${id}" d="M-30 0H30" stroke="${gold}" stroke-width="13" stroke-linecap="round"/>`,
  )
  const at = (x: number) => Math.round(250 + Math.sin(x / 150) * 26)
  const links = [500, 620, 740, 860, 980, 1100].map(
    (x) => `<use href="#${link}" x="${x}" y="${at(x)}"/>`,
  )
  const bars = [560, 680, 800, 920, 1040].map((x) => `<use href="#${bar}" x="${x}" y="${at(x)}"/>`)
  return links.join('') + bars.join('')
}
