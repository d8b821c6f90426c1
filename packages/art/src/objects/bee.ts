import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const ABDOMEN = 'M-6 -12C8 -26 32 -22 44 -4C50 6 52 14 50 18C34 26 8 22 -6 10Z'
const WING = 'M0 0C-10 -20 -4 -46 14 -50C28 -52 32 -36 24 -20C18 -8 8 -2 0 0Z'

/** A honeybee flying to the left, big-eyed, with lit wings. */
export function bee(pic: Picture, place: Place): string {
  const amber = pic.linear('down', ['#FFF0A8', '#FFC21F', '#E07A00'])
  const wing = pic.linear('rising', ['#FFFFFF59', '#E9FBFFD9', '#FFFFFFF2'])
  const fuzz = pic.radial(['#FFE58A', '#F2A30F', '#8A4700'])
  const body = pic.clip(`<path d="${ABDOMEN}"/>`)
  return stamped(
    pic,
    `<g stroke="#1A0D04" stroke-width="2.6" stroke-linecap="round" fill="none"><path d="M-16 14L-20 26L-14 30M-4 16L-4 29L3 32M8 18L12 29L19 30"/><path d="M-36 -12C-40 -22 -46 -26 -52 -24M-31 -14C-33 -25 -37 -31 -44 -32"/></g>
    <g fill="${wing}" stroke="#BFEAF5" stroke-width="1"><path d="${WING}" transform="translate(2 -10) rotate(34)"/><path d="${WING}" transform="translate(-4 -10) rotate(2)"/></g>
    <path d="M-4 -14C-4 -30 2 -46 10 -52M4 -12C14 -28 24 -36 36 -42" fill="none" stroke="#8FC7D6" stroke-opacity=".6" stroke-width=".8"/>
    <path d="M48 14L57 22L47 20Z" fill="#1A0D04"/>
    <path d="${ABDOMEN}" fill="${amber}"/>
    <g clip-path="${body}"><path d="M6 -26C14 -10 14 10 8 28L18 28C24 10 24 -10 16 -28ZM25 -26C33 -10 33 10 28 28L37 28C42 10 42 -8 35 -26ZM43 -16C47 -4 47 10 43 26H54V-16Z" fill="#241204"/><path d="M-8 8C10 22 36 26 52 16V30H-8Z" fill="#7A2E00" fill-opacity=".45"/><path d="M0 -12C12 -22 30 -18 40 -6C28 -13 14 -14 0 -6Z" fill="#fff" fill-opacity=".5"/></g>
    <circle cx="-9" cy="-1" r="17" fill="${fuzz}"/>
    <path d="M-9 -18C-22 -18 -29 -6 -25 6C-20 16 -6 18 2 12" fill="none" stroke="#FFF3C0" stroke-opacity=".6" stroke-width="1.4"/>
    <circle cx="-31" cy="1" r="14.5" fill="#2A1506"/><path d="M-42 -8C-38 -14 -28 -15 -22 -10" fill="none" stroke="#FFD976" stroke-width="1.6" stroke-linecap="round"/>
    <ellipse cx="-36" cy="0" rx="6.5" ry="8.5" fill="#0B0502"/><ellipse cx="-38" cy="-3.5" rx="2.4" ry="3" fill="#fff"/><circle cx="-34" cy="4" r="1.2" fill="#FFD976"/><path d="M-38 11C-34 14 -29 13 -27 10" fill="none" stroke="#FFD976" stroke-width="1.5" stroke-linecap="round"/>`,
    place,
  )
}
