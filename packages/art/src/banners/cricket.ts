import { fireball, stumps } from '../objects/cricket.ts'
import { batter } from '../objects/figures/batter.ts'
import { bowler } from '../objects/figures/bowler.ts'
import { METAL } from '../palette.ts'
import { backdrop, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import type { Wording } from '../scene/wording.ts'
import { calm, headline } from './lettering.ts'

const RIVAL = {
  shirt: ['#E0483F', '#4A0A10'],
  trousers: ['#A3242A', '#2A0408'],
  accent: '#FFFFFF',
  rim: '#FFD9CF',
} as const

/** Cricket: the drive through the lights, with a back and a lay price in the air. */
export function cricketBanner({ lines, ending }: Wording): string {
  const pic = createPicture(`bc${ending}`, 1120, 490)
  return pic.svg(
    arena(pic) +
      bowler(pic, { x: 600, y: 268, size: 92 }, RIVAL) +
      stumps(pic, { x: 764, y: 372, size: 118 }) +
      `<ellipse cx="890" cy="456" rx="140" ry="15" fill="#03100A" fill-opacity=".6"/>` +
      batter(pic, { x: 868, y: 296, size: 276 }) +
      fireball(pic, { x: 624, y: 108, size: 92, rotate: 24 }) +
      prices() +
      calm(pic, '#07130E') +
      headline(pic, {
        lines,
        face: METAL.grass,
        edge: '#03301A',
        caps: [54, 88],
      }),
  )
}

function arena(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#041A2E', '#0A4256', '#0E6B52', '#07130E'])) +
    specks(6, 50, [300, 0, 820, 130], '#DFF6FF', 1.8) +
    glow(pic, 800, 250, 420, '#9DF5E0', 0.4) +
    stands(pic, 170, 92, 8) +
    field(pic, 284, [700, 310], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 470, y: 234, height: 170, to: [760, 480], strength: 0.38 }) +
    tower(pic, { x: 1040, y: 234, height: 196, to: [760, 480], strength: 0.5 }) +
    `<path d="M560 306H650L1050 486H520Z" fill="#E9C98A" fill-opacity=".34"/><path d="M536 430H980M552 330H700" stroke="#F2F7F4" stroke-opacity=".55" stroke-width="4"/>`
  )
}

/** Two price cells as a slip would show them. */
function prices(): string {
  const cell = (x: number, y: number, colour: string, deep: string) =>
    `<g transform="translate(${x} ${y}) rotate(-5)"><rect x="3" y="6" width="92" height="60" rx="10" fill="#030A07" fill-opacity=".5"/><rect width="92" height="60" rx="10" fill="${colour}"/><path d="M20 24H72" stroke="${deep}" stroke-width="11" stroke-linecap="round"/><path d="M30 44H62" stroke="${deep}" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/></g>`
  return cell(984, 88, '#72BBEF', '#0B2A45') + cell(1000, 166, '#FAA9BA', '#4A1220')
}
