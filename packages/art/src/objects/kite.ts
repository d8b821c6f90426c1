import { placed, stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** The papers that a kite is glued of: its two halves, the moon on its breast, the rest. */
export type KitePaper = { left: string; right: string; moon: string; trim: string }

export const CRIMSON_KITE: KitePaper = {
  left: '#FF4D5E',
  right: '#B5123B',
  moon: '#FFE9A0',
  trim: '#2BD5C4',
}

const SAIL =
  'M0 -56C15 -42 36 -20 48 -5C36 10 13 38 0 52C-13 38 -36 10 -48 -5C-36 -20 -15 -42 0 -56Z'

/** A fighter's kite of Old Dhaka, glued of bright paper over a bow of bamboo, 96 units wide. */
export function kite(pic: Picture, place: Place, paper: KitePaper): string {
  const inside = pic.clip(`<path d="${SAIL}"/>`)
  const sheen = pic.linear([-30, -50, 36, 40], ['#FFFFFF73', '#FFFFFF0D', '#1A052A66'])
  return placed(
    `<path d="M0 44L-13 68C-7 65 -4 65 0 68C4 65 7 65 13 68Z" fill="${paper.trim}"/><path d="M0 44L0 68C4 65 7 65 13 68Z" fill="#1A052A" fill-opacity=".25"/>
    <g clip-path="${inside}"><path d="M-50 -60H0V60H-50Z" fill="${paper.left}"/><path d="M0 -60H50V60H0Z" fill="${paper.right}"/>
    <path d="M-50 -5L0 52L50 -5L50 12L0 70L-50 12Z" fill="${paper.trim}"/><path d="M0 -60L-22 -34L0 -8L22 -34Z" fill="${paper.trim}"/>
    <path d="M0 -48L-12 -34L0 -20L12 -34Z" fill="${paper.moon}"/>
    <circle cy="9" r="17" fill="${paper.moon}"/><path d="M6 -4A13 13 0 1 0 13 18A15 15 0 0 1 6 -4Z" fill="${paper.left}"/>
    <path d="M-36 -8L-27 0L-18 -8L-27 -16ZM36 -8L27 0L18 -8L27 -16Z" fill="${paper.moon}"/>
    <path d="M-50 -60H50V60H-50Z" fill="${sheen}"/></g>
    <path d="M0 -56V52M-48 -5C-26 -32 26 -32 48 -5" fill="none" stroke="#5A2A08" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-48 -5C-36 -20 -15 -42 0 -56C15 -42 36 -20 48 -5" fill="none" stroke="#FFF6E0" stroke-opacity=".9" stroke-width="1.6"/>`,
    place,
  )
}

/** A kite far away: two papers and its tail. */
export function farKite(place: Place, left: string, right: string): string {
  return placed(
    `<path d="M0 40L-18 76L0 68L18 76Z" fill="${right}"/><path d="M0 -54L-46 -4L0 50Z" fill="${left}"/><path d="M0 -54L46 -4L0 50Z" fill="${right}"/><circle cy="2" r="13" fill="#FFF6E0"/>`,
    place,
  )
}

/** A fanush: a lantern of thin paper that its own flame lifts, 60 units wide. */
export function fanush(pic: Picture, place: Place): string {
  const paper = pic.linear('down', ['#FFB347', '#FFD98A', '#FFF6D0'])
  const halo = pic.radial(['#FFC46BB3', '#FF9A3C4D', '#FF9A3C00'])
  return stamped(
    pic,
    `<circle cy="8" r="62" fill="${halo}"/><path d="M-22 -38C-34 -38 -32 -18 -29 -6L-18 36H18L29 -6C32 -18 34 -38 22 -38C12 -44 -12 -44 -22 -38Z" fill="${paper}"/>
    <path d="M-10 -41L-7 36M10 -41L7 36" stroke="#C95A00" stroke-opacity=".5" stroke-width="2"/><ellipse cy="36" rx="18" ry="4" fill="#8A3A08"/><ellipse cy="33" rx="7" ry="9" fill="#FFFFFF"/>`,
    place,
  )
}
