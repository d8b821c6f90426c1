import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const BODY = 'M-50 3C-40 -16 -16 -25 8 -20C24 -17 36 -8 44 -2C36 6 24 16 6 19C-16 23 -40 18 -50 3Z'
const TAIL = 'M40 -4C48 -10 56 -20 66 -25C61 -12 60 -6 58 -1C60 6 62 14 66 24C55 18 47 9 40 3Z'

export type HilsaColours = { back: string; side: string; belly: string; fin: string }

export const SILVER: HilsaColours = {
  back: '#27506B',
  side: '#D8EEF8',
  belly: '#FFFFFF',
  fin: '#7FB4CE',
}
export const GOLD_FISH: HilsaColours = {
  back: '#B35400',
  side: '#FFD24A',
  belly: '#FFF6CC',
  fin: '#F28C0F',
}

/** A hilsa, head to the left: deep silver body, dark back, rose flank, scales and forked tail. */
export function hilsa(pic: Picture, place: Place, colours: HilsaColours = SILVER): string {
  return stamped(pic, fish(pic, colours), place)
}

function fish(pic: Picture, { back, side, belly, fin }: HilsaColours): string {
  const skin = pic.linear('down', [
    [0, back],
    [0.26, back],
    [0.46, side],
    [0.72, belly],
    [1, side],
  ])
  const tail = pic.linear('right', [fin, back])
  return `<path d="${TAIL}" fill="${tail}"/><path d="M46 -3L62 -19M46 1L62 18M48 -1L57 -1" stroke="#fff" stroke-opacity=".35" stroke-width="1.2" fill="none"/>
    <path d="M-8 -21C-2 -32 8 -34 16 -31C13 -26 13 -23 16 -17Z" fill="${fin}"/>
    <path d="M-14 19C-12 27 -6 32 2 32C0 27 0 23 2 18ZM20 13C22 19 27 22 33 21C31 17 31 14 32 8Z" fill="${fin}"/>
    <path d="${BODY}" fill="${skin}"/>
    <path d="${scales()}" fill="none" stroke="${back}" stroke-opacity=".4" stroke-width=".9"/>
    <path d="M-22 -9C0 -15 22 -11 40 -3C22 -6 0 -8 -22 -3Z" fill="#FF9FB8" fill-opacity=".42"/>
    <path d="M-44 -5C-32 -17 -12 -22.5 8 -19C20 -16.5 30 -11 38 -6C26 -11 8 -16 -8 -15C-24 -14 -36 -10 -44 -5Z" fill="#fff" fill-opacity=".3"/>
    <path d="M-28 -15C-21 -7 -21 10 -27 17" fill="none" stroke="${back}" stroke-opacity=".75" stroke-width="1.8"/>
    <path d="M-20 5C-12 4 -6 8 -5 14C-12 14 -18 11 -20 5Z" fill="${fin}"/>
    <path d="M-50 3C-46 4 -43 4 -40 3" fill="none" stroke="${back}" stroke-width="1.6" stroke-linecap="round"/>
    <circle cx="-37" cy="-4" r="4.8" fill="#FFE9A8"/><circle cx="-37.3" cy="-4" r="3" fill="#0B1A22"/><circle cx="-38.5" cy="-5.3" r="1.1" fill="#fff"/>`
}

/** Rows of overlapping arcs that follow the flank. */
function scales(): string {
  return [-11, -5, 1, 7, 12]
    .map((y, row) => {
      const count = [8, 9, 9, 8, 6][row] ?? 0
      const start = -19 + (row % 2) * 3
      return `M${start} ${y}` + 'q3.5 2.8 0 6m6 -6'.repeat(count)
    })
    .join('')
}
