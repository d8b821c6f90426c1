import { stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A saffron crocus, its red threads open to the light. */
export function saffron(pic: Picture, place: Place): string {
  const petal = pic.linear('down', ['#E9D4FF', '#A86BE8', '#5A1F9A'])
  const leaf = `<path d="M0 34C-14 16 -16 -16 0 -42C16 -16 14 16 0 34Z" fill="${petal}" stroke="#3A0E6B" stroke-width="1.500"/><path d="M0 30V-34" stroke="#F6EAFF" stroke-opacity=".7" stroke-width="1.400"/>`
  const turned = [-58, 58, -32, 32, 0].map(
    (turn) => `<g transform="rotate(${turn} 0 34)">${leaf}</g>`,
  )
  return stamped(
    pic,
    `${turned.join('')}<path d="M0 34C-3 14 -12 0 -22 -8M0 34C0 12 0 -2 2 -18M0 34C4 14 14 2 22 -6" fill="none" stroke="#8A1400" stroke-width="6.500" stroke-linecap="round"/><path d="M0 34C-3 14 -12 0 -22 -8M0 34C0 12 0 -2 2 -18M0 34C4 14 14 2 22 -6" fill="none" stroke="#FF5A1E" stroke-width="4" stroke-linecap="round"/><path d="M-4 30L-3 46H3L4 30Z" fill="#4A8A2A"/>`,
    place,
  )
}

/** A pistachio with its shell sprung open. */
export function pistachio(pic: Picture, place: Place): string {
  const shell = pic.linear('right', ['#FFF6E0', '#E8CFA0', '#A87E46'])
  const nut = pic.radial(['#E4FFA0', '#8FCB3F', '#3F7A14'], [-4, -8, 40])
  return stamped(
    pic,
    `<g transform="rotate(28)"><path d="M0 -44C26 -40 36 -8 30 18C25 38 10 45 0 45S-25 38 -30 18C-36 -8 -26 -40 0 -44Z" fill="#5A3A12"/>
    <path d="M0 -36C14 -32 20 -8 17 14C14 30 6 36 0 36S-14 30 -17 14C-20 -8 -14 -32 0 -36Z" fill="${nut}"/><path d="M-6 -22C-11 -8 -11 8 -7 20" fill="none" stroke="#F6FFD0" stroke-opacity=".8" stroke-width="3.500" stroke-linecap="round"/><path d="M6 -18q3 10 1 22" fill="none" stroke="#8A2A5A" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>
    <path d="M-3 -45C-32 -40 -42 -6 -34 20C-28 40 -12 46 -1 46C-16 34 -20 14 -19 -4C-18 -22 -12 -36 -3 -45Z" fill="${shell}" stroke="#6B4A1C" stroke-width="1.500"/>
    <path d="M3 -45C32 -40 42 -6 34 20C28 40 12 46 1 46C16 34 20 14 19 -4C18 -22 12 -36 3 -45Z" fill="${shell}" stroke="#6B4A1C" stroke-width="1.500"/>
    <path d="M-29 -18C-33 -2 -32 14 -26 28" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="3" stroke-linecap="round"/></g>`,
    place,
  )
}

/** Two green pods of cardamom, one split over its dark seeds. */
export function cardamom(pic: Picture, place: Place): string {
  const pod = pic.linear('right', ['#DDF2A8', '#8FBF4A', '#3F701C'])
  const shape = 'M0 -46C4 -40 22 -26 22 2C22 28 8 40 0 46C-8 40 -22 28 -22 2C-22 -26 -4 -40 0 -46Z'
  const ribs = 'M-11 -26C-16 -8 -16 14 -9 32M0 -40V42M11 -26C16 -8 16 14 9 32'
  const seeds = [-20, -8, 4, 16].map(
    (y, index) =>
      `<circle cx="${index % 2 === 0 ? -3 : 4}" cy="${y}" r="6" fill="#2A160A"/><circle cx="${index % 2 === 0 ? -4.5 : 2.5}" cy="${y - 1.5}" r="1.800" fill="#B8946B"/>`,
  )
  const whole = `<path d="${shape}" fill="${pod}" stroke="#2A4A10" stroke-width="1.800"/><path d="${ribs}" fill="none" stroke="#2A5010" stroke-opacity=".6" stroke-width="1.800"/><path d="M-15 -14C-18 0 -17 12 -13 22" fill="none" stroke="#F6FFDA" stroke-opacity=".8" stroke-width="2.600" stroke-linecap="round"/>`
  const split = `<path d="${shape}" fill="${pod}" stroke="#2A4A10" stroke-width="1.800"/><path d="M0 -34C9 -24 13 -10 13 4C13 20 6 30 0 36C-6 30 -13 20 -13 4C-13 -10 -9 -24 0 -34Z" fill="#EAF2C4"/>${seeds.join('')}`
  return stamped(
    pic,
    `<g transform="translate(-19 2) rotate(-22) scale(.86)">${whole}</g><g transform="translate(19 2) rotate(20) scale(.92)">${split}</g>`,
    place,
  )
}

/** Two almonds, brown skin and fine grooves. */
export function almond(pic: Picture, place: Place): string {
  const skin = pic.linear('right', ['#F2B878', '#B8652A', '#6B2E0C'])
  const one = `<path d="M0 -46C16 -34 28 -10 26 12C24 32 12 42 0 42S-24 32 -26 12C-28 -10 -16 -34 0 -46Z" fill="${skin}" stroke="#4A1E06" stroke-width="1.800"/><path d="M-13 -20C-18 -4 -18 14 -11 30M-4 -32C-8 -10 -8 14 -3 36M6 -32C10 -10 9 14 5 36M15 -18C19 -4 18 14 13 28" fill="none" stroke="#5A2408" stroke-opacity=".65" stroke-width="2" stroke-linecap="round"/><path d="M-17 -14C-21 0 -20 12 -16 22" fill="none" stroke="#FFE9C8" stroke-opacity=".85" stroke-width="3" stroke-linecap="round"/>`
  return stamped(
    pic,
    `<g transform="translate(18 -4) rotate(30) scale(.78)">${one}</g><g transform="translate(-14 4) rotate(-18) scale(.94)">${one}</g>`,
    place,
  )
}
