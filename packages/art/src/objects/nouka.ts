import { fade } from '../palette.ts'
import { glow } from '../scene/light.ts'
import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const HULL = 'M-52 -15C-47 6 -34 23 -8 27C20 30 44 16 54 -25C45 -4 34 5 8 9C-18 12 -40 4 -52 -15Z'
const PLANK =
  'M-48 -4C-38 9 -22 15 2 14.5C26 14 42 4 50.5 -13M-44 6C-34 16 -20 20.5 2 20C24 19.5 40 10 48 -3'
const SAIL =
  'M-27 -58C-10 -53 10 -54 25 -60C33 -42 32 -24 24 -8C8 -2 -10 -2 -25 -7C-33 -24 -33 -42 -27 -58Z'
const SAIL_SHADE =
  'M8 -56C14 -56.5 20 -58 25 -60C33 -42 32 -24 24 -8C18 -5.5 12 -4.2 6 -3.8C14 -20 14 -40 8 -56Z'
const CANOPY = 'M-33 6C-33 -9 -27 -16 -17 -16C-8 -16 -3 -10 -2 10C-13 11 -24 10 -33 6Z'

export type NoukaColours = {
  sail: readonly [string, string, string]
  hull: readonly [string, string, string]
  trim: string
}

export const GOLDEN: NoukaColours = {
  sail: ['#FF9A5C', '#D92F2F', '#7A0F22'],
  hull: ['#D98A2B', '#9A4A12', '#4A1E08'],
  trim: '#FFD56B',
}

/** A river boat with a square sail, a bamboo canopy and a lantern, prow to the right. */
export function nouka(pic: Picture, place: Place, colours: NoukaColours = GOLDEN): string {
  return placed(mast(pic, colours) + canopy(pic) + hull(pic, colours) + boatman(), place)
}

function mast(pic: Picture, { sail, trim }: NoukaColours): string {
  const cloth = pic.linear('falling', sail)
  return `<path d="M-1.5 -70H1.8L2.4 12H-2Z" fill="#3A1B09"/>
    <path d="M-30 -60C-10 -56 10 -57 29 -63" fill="none" stroke="#4A240D" stroke-width="2.6" stroke-linecap="round"/>
    <path d="${SAIL}" fill="${cloth}"/>
    <path d="${SAIL_SHADE}" fill="#7A2E00" fill-opacity=".28"/>
    <path d="M-29.5 -40C-12 -35 12 -36 29.5 -42M-31 -24C-12 -19 12 -20 29.5 -25" fill="none" stroke="#8F3C00" stroke-opacity=".45" stroke-width="1"/>
    <path d="M-27 -58C-33 -42 -33 -24 -25 -7" fill="none" stroke="#FFFDF0" stroke-width="1.3"/>
    <path d="M-6 -50C-2 -42 -2 -22 -6 -14" fill="none" stroke="#FFFDF0" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>
    <path d="M1 -70C8 -74 14 -68 22 -71C16 -66 10 -63 1 -64Z" fill="${trim}"/>`
}

function canopy(pic: Picture): string {
  const reed = pic.linear('down', ['#E7A548', '#8A4A14', '#40200A'])
  return `<path d="${CANOPY}" fill="${reed}"/>
    <path d="M-27.5 8C-28 -6 -24 -13.5 -20 -15.5M-20 10C-20.5 -4 -18.5 -13 -15 -16M-12.5 10.5C-12.5 -4 -12.5 -12 -11 -14" fill="none" stroke="#3A1B09" stroke-opacity=".6" stroke-width="1"/>
    <path d="M-32.5 2C-22 5 -12 5.5 -2.3 4.5M-32 -4C-22 -1 -12 -.8 -3 -2" fill="none" stroke="#FFE3A3" stroke-opacity=".35" stroke-width=".8"/>`
}

function hull(pic: Picture, colours: NoukaColours): string {
  const wood = pic.linear('down', [colours.hull[0], colours.hull[1], [0.8, colours.hull[2]]])
  return `<path d="${HULL}" fill="${wood}"/>
    <path d="${PLANK}" fill="none" stroke="${fade(colours.trim, 0.35)}" stroke-width="1"/>
    <path d="M-52 -15C-40 4 -18 12 8 9C34 5 45 -4 54 -25" fill="none" stroke="${colours.trim}" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M40 -3l3 -5l2 6l-3 4ZM-40 3l-3 -4l-1 5l3 3Z" fill="${colours.trim}"/>
    <path d="M-8 27C20 30 44 16 54 -25C48 -2 33 17 -8 27Z" fill="#000" fill-opacity=".25"/>
    <path d="M48 -14C50 -18 52 -21 54 -25" stroke="#FFF6D8" stroke-width="2" stroke-linecap="round"/>
    ${glow(pic, 33, -9, 15, '#FFD34D', 0.95)}<path d="M31.5 -12h3l.8 5h-4.6Z" fill="#FFF6D0"/>`
}

function boatman(): string {
  return `<g stroke-linecap="round" fill="none" stroke="#1A0C05">
    <path d="M-42 -32L-49 24" stroke-width="1.6"/><path d="M-41 1L-40 -12" stroke-width="5"/>
    <path d="M-40 -12L-45 -16" stroke-width="2.6"/></g>
    <circle cx="-39.5" cy="-18.5" r="3.6" fill="#1A0C05"/>
    <path d="M-46 -20C-43 -25 -36 -25 -33 -19.5Z" fill="#E9B75A"/>`
}
