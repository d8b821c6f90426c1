import type { Picture } from '../../scene/picture.ts'
import { placed, type Place } from '../../scene/place.ts'

/** An earthen pot full of juice on its string, a drop falling in; 100 units wide. */
export function pot(pic: Picture, place: Place): string {
  const clay = pic.linear('right', ['#6B2A0E', '#D87A3E', [0.4, '#F2A366'], '#54200A'])
  const juice = pic.linear('down', ['#FFF1B8', '#F2A93A'])
  return placed(
    `<path d="M-28 -34C-24 -70 -4 -84 0 -104C4 -84 24 -70 28 -34" fill="none" stroke="#E8CF96" stroke-width="4"/>
    <path d="M-26 -30C-58 -14 -62 36 -28 56C-12 64 12 64 28 56C62 36 58 -14 26 -30Z" fill="${clay}"/>
    <path d="M-48 6C-30 14 30 14 48 6M-50 16C-30 25 30 25 50 16" fill="none" stroke="#5A220C" stroke-opacity=".7" stroke-width="3"/>
    <path d="M-34 -34C-34 -46 34 -46 34 -34C34 -22 -34 -22 -34 -34Z" fill="#8F4019"/>
    <path d="M-27 -34C-27 -42 27 -42 27 -34C27 -27 -27 -27 -27 -34Z" fill="${juice}"/>
    <path d="M-42 2C-44 20 -38 36 -26 46" fill="none" stroke="#FFD9B8" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>
    <path d="M6 -66C12 -56 12 -50 6 -48C0 -50 0 -56 6 -66Z" fill="#FFE08A"/>`,
    place,
  )
}
