import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const HEAD =
  'M0 -44C12 -44 22 -41 30 -35C42 -26 47 -10 45 4L54 13L46 16L51 27L41 28L43 39L31 37C24 47 12 51 0 51Z'
const RUFF = 'M8 22C24 19 36 8 45 4L54 13L46 16L51 27L41 28L43 39L31 37C24 47 12 51 0 51V24Z'
const EAR = 'M20 -38C21 -53 33 -60 42 -54C51 -47 49 -32 41 -24Z'
const EAR_IN = 'M26 -39C28 -48 35 -52 39 -48C43 -43 42 -35 38 -29Z'
const BROW = 'M6 -10C12 -22 26 -29 34 -22C30 -16 18 -14 9 -5Z'
const EYE_LINE = 'M5 2C10 -9 26 -17 35 -14C31 -1 17 6 5 2Z'
const EYE = 'M11 -1C15 -7 24 -12 31 -11C27 -2 18 2 11 -1Z'
const MUZZLE = 'M0 10C11 7 23 13 24 23C25 33 14 38 0 35Z'
const BRIDGE = 'M0 -14C5 -12 7 -2 11 9L0 13Z'
const NOSE = 'M0 5C8 4 13.5 6 13 10C12 15 5 20 0 20Z'
const CHIN = 'M0 40C8 42 15 40 18 36C18 46 10 51 0 51Z'
const MOUTH =
  'M0 26C-5 33 -15 34 -20 30C-19 41 -11 46.5 0 46.5C11 46.5 19 41 20 30C15 34 5 33 0 26Z'
const FANGS =
  'M-16 32L-12.5 42L-8.5 32.5ZM16 32L12.5 42L8.5 32.5ZM-11 45L-8.5 38L-5.5 46ZM11 45L8.5 38L5.5 46Z'
const STRIPES =
  'M0 -44H3.5C3.5 -36 2.5 -30 0 -23ZM9 -43.5C13 -34 11 -27 4.5 -20C6.5 -29 6 -36 5 -44ZM20 -40.5C23 -32 20 -27 13 -23C15.5 -30 15.5 -36 14 -42.5Z' +
  'M45.5 -8C38 -6 34 -7 30 -10C36 -16 41 -18 44 -17ZM45 5C39 9 33 9 27 6C33 1 40 -2 45.5 -2ZM50 20C43 23 36 23 30 20C36 15 43 12 49 14ZM43 35C38 35 33 34 28 31C33 27 38 27 43 29Z'

/** A tiger's head, full face: lit from the upper left, amber eyes. */
export function tiger(pic: Picture, place: Place): string {
  const half = pic.define((id) => `<g id="${id}">${side(pic)}</g>`)
  const dusk = pic.linear(
    [-50, 0, 54, 0],
    [
      [0, '#07130E00'],
      [0.5, '#07130E00'],
      [1, '#07130E8C'],
    ],
  )
  const whole = `M0 0${mirrored(HEAD)}`
  return placed(
    `<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>
    <path d="${MOUTH}" fill="#3A0508"/><path d="M-8 44C-5 37 5 37 8 44C4 46.5 -4 46.5 -8 44Z" fill="#D9485A"/><path d="${FANGS}" fill="#FFFDF2"/>
    <path d="M0 19V26C-5 33 -15 34 -21 29M0 26C5 33 15 34 21 29" fill="none" stroke="#2A0F08" stroke-width="2" stroke-linecap="round"/>
    <path d="M-4 -13C-3 -8 -5 -6 -6 -3M4 -13C3 -8 5 -6 6 -3" fill="none" stroke="#7A2602" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-4 8C-2 6.5 2 6.5 5 7" fill="none" stroke="#FFD9CF" stroke-width="1.8" stroke-linecap="round"/>
    <path d="${whole}" fill="${dusk}"/>
    <path d="M-41 -24C-46 -15 -47 -5 -45 4L-54 13L-46 16L-51 27" fill="none" stroke="#FFF3D6" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M-18 -42C-13 -43.5 -7 -44 -1 -44" fill="none" stroke="#FFF3D6" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M-21 -43C-24 -54 -34 -59 -42 -54C-48 -49 -49 -41 -46 -32" fill="none" stroke="#FFF3D6" stroke-width="1.6" stroke-linecap="round"/>`,
    place,
  )
}

function side(pic: Picture): string {
  const fur = pic.radial(['#FFC14D', '#FF8A17', [0.75, '#E85D04'], '#A83202'], [0, -6, 60])
  const white = pic.linear([0, 0, 0, 50], ['#FFFFFF', '#FFF1DC', '#D9B48C'])
  const iris = pic.radial(['#F7FF8A', '#FFC400', '#C76A00'], [20, -6, 9])
  return `<path d="${EAR}" fill="#1A0B05"/><path d="${EAR}" transform="translate(2.5 -3) scale(.91)" fill="${fur}"/><path d="${EAR_IN}" fill="#3A1408"/><path d="M29 -36C30 -43 35 -46 37 -43L34 -31Z" fill="#F7C9A4"/>
    <path d="${HEAD}" fill="${fur}"/><path d="${RUFF}" fill="${white}"/><path d="${BRIDGE}" fill="#FFB347"/><path d="${BROW}" fill="#FFF6E6"/>
    <path d="${STRIPES}" fill="#1A0B05"/>
    <path d="${EYE_LINE}" fill="#1A0B05"/><path d="${EYE}" fill="${iris}"/><ellipse cx="21" cy="-5.5" rx="2.1" ry="4.2" fill="#0B0603"/><circle cx="19" cy="-7" r="1.4" fill="#fff"/>
    <path d="${CHIN}" fill="#FFF6E6"/><path d="${MUZZLE}" fill="${white}"/><path d="${NOSE}" fill="#C2564A"/>
    <path d="M9 23h.1M14 21h.1M13 26h.1M18.5 24h.1" stroke="#6B3A1E" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M16 22C30 20 42 22 56 17M16 25C30 26 44 30 55 31" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".7"/>`
}

/** The outline of the whole head from its right half. */
function mirrored(half: string): string {
  const left = half.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${-Number(x)} ${y}`,
  )
  return half + left
}
