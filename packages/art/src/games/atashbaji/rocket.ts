import type { Picture } from '../../scene/picture.ts'
import { stamped, type Place } from '../../scene/place.ts'

/** A paper rocket on its bamboo stick, fire below it; its tip points up, 100 units long. */
export function rocket(pic: Picture, place: Place): string {
  const paper = pic.linear('right', ['#FF8A9E', '#E23A4E', '#7A0F32'])
  const fire = pic.linear('down', ['#FFFBE0', '#FFD257', [0.6, '#FF7A1A'], '#FF7A1A00'])
  return stamped(
    pic,
    `<path d="M9 -6V58" stroke="#C98A45" stroke-width="3" stroke-linecap="round"/>
    <path d="M-9 4C-16 22 -6 34 -2 50C4 34 12 22 7 4Z" fill="${fire}"/>
    <path d="M-11 -24H9V6H-11Z" fill="${paper}"/>
    <path d="M-11 -24L-1 -48L9 -24Z" fill="#FFB703"/><path d="M-11 -24L-1 -48L-3 -24Z" fill="#FFE9A0"/>
    <path d="M-11 -16H9M-11 -2H9" stroke="#FFD257" stroke-width="3.4"/>
    <path d="M-11 -12L9 -6" stroke="#FFF1C0" stroke-width="2"/>`,
    place,
  )
}

/** The glowing line that a rocket has left behind it, from a boat to where it is. */
export function trail(pic: Picture, d: string, weight: number): string {
  const paint = pic.linear('down', ['#FFE9A0', '#FF9A3C', [1, '#FF6F9100']])
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linecap="round"/>`
}
