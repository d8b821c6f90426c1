import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const HORN = 'M8 -25C9 -42 20 -52 36 -54C30 -47 30 -36 24 -20Z'
const MANE = 'M16 -28L44 -38L37 -21L54 -15L41 -3L54 9L39 12L47 29L32 26L33 44L18 34L0 46V-20Z'
const HEAD = 'M0 -32C16 -33 28 -23 28 -8C28 4 21 10 19 20C17 37 8 46 0 46Z'
const BROW = 'M2 -10C8 -25 24 -27 34 -21C26 -16 16 -14 8 -3Z'
const EYE = 'M6 -2C11 -9 21 -11 26 -6C21 2 12 3 6 -2Z'
const SNOUT = 'M0 7C10 5 18 12 18 21C18 31 8 33 0 33Z'
const JAW = 'M0 33C7 33 13 31 16 27C15 40 8 46 0 46Z'
const TEETH = 'M5 33L8.5 43L13 30.5ZM15 28L16.5 34L18.5 27Z'
const SCALES =
  'M2 -30C6 -27 10 -27 14 -29M2 -24C8 -20 14 -20 20 -23M19 6C22 5 24 3 26 0M17 12C20 12 22 10 24 8'

/** A dragon's head, full face, horned and maned, as it is carried through the streets. */
export function dragon(pic: Picture, place: Place): string {
  const half = pic.define((id) => `<g id="${id}">${side(pic)}</g>`)
  return placed(
    `<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>
    <path d="M0 -31C5 -25 5 -18 0 -12C-5 -18 -5 -25 0 -31Z" fill="#FFF8D6" stroke="#7A3A06" stroke-width="1.2"/>
    <path d="M-3 8C-1 3 1 3 3 8" fill="none" stroke="#FFC9A8" stroke-width="1.6" stroke-linecap="round"/>`,
    place,
  )
}

function side(pic: Picture): string {
  const horn = pic.linear('rising', ['#8A4A00', '#FFC94A', '#FFF8D6'])
  const mane = pic.radial(['#FFB347', '#E8501A', [0.7, '#8D140C'], '#3D0603'], [0, 0, 62])
  const skin = pic.radial(['#FF7A4A', '#D92B1F', [0.8, '#8D110C'], '#5A0906'], [0, -4, 52])
  const eye = pic.radial(['#FFFFD0', '#FFE24A', '#E08A00'], [16, -4, 11])
  return `<path d="${MANE}" fill="${mane}" stroke="#2A0402" stroke-width="1.2" stroke-linejoin="round"/>
    <path d="${HORN}" fill="${horn}" stroke="#4A2104" stroke-width="1.2"/><path d="M14 -31L22 -36M16 -26L24 -30M19 -38L27 -43" stroke="#8A4A00" stroke-width="1.2"/>
    <path d="${HEAD}" fill="${skin}"/><path d="${SCALES}" fill="none" stroke="#FFB08A" stroke-opacity=".7" stroke-width="1.1" stroke-linecap="round"/>
    <path d="${JAW}" fill="#3A0503"/><path d="M0 41C4 37 8 38 9 42C6 46 3 46 0 46Z" fill="#E8604A"/>
    <path d="${SNOUT}" fill="${pic.linear([0, 6, 0, 34], ['#FF9A6A', '#D8352B', '#8D110C'])}"/><path d="${TEETH}" fill="#FFFDF2"/>
    <ellipse cx="8" cy="19" rx="3" ry="2.2" fill="#3A0503"/><path d="M4 15C7 12 12 13 14 17" fill="none" stroke="#FFD9B0" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M4 -1C9 -12 22 -15 30 -8C24 6 12 6 4 -1Z" fill="#2A0402"/><path d="${EYE}" fill="${eye}"/><ellipse cx="16" cy="-4" rx="2" ry="4.6" fill="#0B0302"/><circle cx="14" cy="-6" r="1.4" fill="#fff"/>
    <path d="${BROW}" fill="${horn}" stroke="#4A2104" stroke-width="1"/>
    <path d="M17 23C32 17 44 24 52 42" fill="none" stroke="#FFD56B" stroke-width="2.4" stroke-linecap="round"/><path d="M16 28C28 26 36 34 39 48" fill="none" stroke="#E0A02A" stroke-width="1.8" stroke-linecap="round"/>`
}
