import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** The glass, light to dark, and the two bands that are twisted into it. */
export type Glass = {
  body: readonly [string, string, string]
  bands: readonly [string, string]
}

export const GLASS = {
  sea: { body: ['#E8FFF9', '#3CC9B0', '#04574F'], bands: ['#FFD257', '#FFFFFF'] },
  rose: { body: ['#FFF0F4', '#FF6F91', '#7A0F32'], bands: ['#FFFFFF', '#FFC94A'] },
  sky: { body: ['#F0F9FF', '#4FA8F0', '#0B3B7A'], bands: ['#FF7A59', '#FFF3C0'] },
  amber: { body: ['#FFF9DC', '#FFB703', '#8A3D00'], bands: ['#0E8A6A', '#FFFFFF'] },
} as const satisfies Readonly<Record<string, Glass>>

/** A glass marble with a twist of colour inside, as wide as its place. */
export function marble(pic: Picture, glass: Glass, place: Place): string {
  const body = pic.radial(glass.body, [-16, -20, 76])
  const [first, second] = glass.bands
  return stamped(
    pic,
    `<ellipse cx="6" cy="47" rx="42" ry="9" fill="#1A0B04" fill-opacity=".5"/>
    <circle r="50" fill="${body}"/>
    <g transform="rotate(-24)"><path d="M-44 -12C-20 -34 16 -30 44 -8C18 -10 -18 2 -44 -12Z" fill="${first}"/><path d="M-44 8C-18 20 20 6 46 4C26 26 -16 40 -44 8Z" fill="${second}" fill-opacity=".86"/><path d="M-46 -2C-16 8 16 -8 47 -2" fill="none" stroke="${first}" stroke-width="4" stroke-linecap="round"/></g>
    <path d="M47 14C40 36 22 49 0 50C-20 50 -38 38 -46 20C-24 42 22 44 47 14Z" fill="#000" fill-opacity=".28"/>
    <ellipse cx="-18" cy="-24" rx="15" ry="9" transform="rotate(-38 -18 -24)" fill="#fff" fill-opacity=".92"/>
    <circle cx="22" cy="26" r="4" fill="#fff" fill-opacity=".7"/>`,
    place,
  )
}

/** A groove in swept clay with chalk marks, running off to the upper right; 100 long. */
export function groove(place: Place): string {
  const marks = Array.from({ length: 9 }, (_, at) => {
    const x = -48 + at * 12
    return `M${x} 9V${at % 4 === 0 ? 19 : 14}`
  })
  return placed(
    `<rect x="-60" y="-7" width="120" height="14" rx="7" fill="#3A1A0A" fill-opacity=".75"/>
    <path d="M-54 -3H54" stroke="#160803" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>
    <path d="M-58 7H58" stroke="#FFD9A8" stroke-opacity=".4" stroke-width="1.6" stroke-linecap="round"/>
    <path d="${marks.join('')}" stroke="#FFFBEF" stroke-opacity=".9" stroke-width="1.8" stroke-linecap="round"/>`,
    place,
  )
}

/** The chalk line across the groove, with a paper flag on a stick. */
export function line(place: Place): string {
  return placed(
    `<path d="M0 -16V24" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/>
    <path d="M0 -16V-66" stroke="#5A2F0C" stroke-width="4" stroke-linecap="round"/>
    <path d="M2 -66L46 -54L2 -38Z" fill="#E23A4E"/><path d="M2 -66L46 -54L22 -50L2 -58Z" fill="#FF8A7A"/>`,
    place,
  )
}
