import { short } from '../../scene/path/short.ts'
import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** Three soft white rasgullas in a bowl of syrup. */
export function rasgulla(pic: Picture, place: Place): string {
  const bowl = pic.linear('right', ['#FFE9B8', '#E0962E', '#8A4A0E', '#5A2A06'])
  const syrup = pic.linear('down', ['#FFF3C4', '#F2C468'])
  const ball = (x: number, y: number, r: number) => {
    const milk = pic.radial(
      ['#FFFFFF', '#FFFBF0', '#EBDDC4', '#B89F7A'],
      [x - r / 3, y - r / 3, r * 1.35],
    )
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${milk}"/><ellipse cx="${short(x - r * 0.32, 1)}" cy="${short(y - r * 0.45, 1)}" rx="${short(r * 0.28, 1)}" ry="${short(r * 0.17, 1)}" fill="#FFFFFF" transform="rotate(-24 ${x} ${y})"/>`
  }
  return placed(
    `<ellipse cy="44" rx="40" ry="7" fill="#000000" fill-opacity=".4"/>
    <ellipse cy="2" rx="49" ry="14" fill="#6B3408"/>${ball(0, -24, 23)}<ellipse cy="4" rx="45" ry="11" fill="${syrup}"/>${ball(-23, -6, 22)}${ball(23, -6, 22)}
    <path d="M-44 6C-20 18 20 18 44 6C46 8 48 6 49 2C48 26 30 42 0 42S-48 26 -49 2C-48 6 -46 8 -44 6Z" fill="${bowl}"/>
    <path d="M-43 12C-38 28 -24 36 -8 38" fill="none" stroke="#FFF6DA" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>
    <path d="M-24 40h48l4 6h-56Z" fill="#6B3408"/>`,
    place,
  )
}

/** A long chomchom, browned at its ends, cream along its back and shreds of coconut over it. */
export function chomchom(pic: Picture, place: Place): string {
  const dough = pic.linear('down', ['#FFC79A', '#E0743A', '#9A3410', '#5A1806'])
  const cream = pic.linear('down', ['#FFFFFF', '#F6E4C8'])
  const shreds = Array.from({ length: 26 }, (_, index) => {
    const x = -36 + ((index * 29) % 74)
    const y = -13 + ((index * 17) % 19)
    return `M${x} ${y}l${index % 2 === 0 ? 5 : 4} ${(index % 5) - 2}`
  })
  const one = `<path d="M-46 2C-46 -18 -26 -24 0 -24S46 -18 46 2S26 24 0 24S-46 20 -46 2Z" fill="${dough}"/>
    <path d="M-38 -6C-34 -17 -16 -20 0 -20S36 -17 38 -7C30 1 24 -5 16 0S2 -4 -6 1S-22 -4 -28 0S-36 0 -38 -6Z" fill="${cream}"/>
    <path d="${shreds.join('')}" stroke="#FFFFFF" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-40 10C-30 18 -10 20 8 20" fill="none" stroke="#FFD9B0" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"/>
    <circle cx="-8" cy="-12" r="4.500" fill="#C4182E"/><circle cx="-9.400" cy="-13.500" r="1.400" fill="#FFFFFF"/>
    <path d="M8 -14l9 -2l-2 5Z" fill="#7DBF4A"/>`
  return stamped(
    pic,
    `<ellipse cy="38" rx="42" ry="6" fill="#000000" fill-opacity=".4"/><g transform="translate(4 -16) rotate(-16) scale(.82)">${one}</g><g transform="translate(-2 16) rotate(-10)">${one}</g>`,
    place,
  )
}

const TURNS = 3.4

/** A jilapi: a coil of fried batter, shining with syrup. */
export function jilapi(pic: Picture, place: Place): string {
  const points = Array.from({ length: 60 }, (_, index) => {
    const share = index / 59
    const angle = share * TURNS * 2 * Math.PI
    const r = 5 + 36 * share + (index % 4 === 0 ? 0.6 : 0)
    return `${short(Math.cos(angle) * r, 1)} ${short(Math.sin(angle) * r * 0.94, 1)}`
  })
  const coil = `M${points.join('L')}`
  const tail = 'C44 -30 22 -42 -4 -40'
  const line = `d="${coil}" fill="none" stroke-linejoin="round" stroke-linecap="round"`
  return stamped(
    pic,
    `<path ${line} stroke="#3A1002" stroke-opacity=".6" stroke-width="13" transform="translate(2 4)"/>
    <path ${line} stroke="#9A3A04" stroke-width="12.500"/><path ${line} stroke="#E8780A" stroke-width="10"/>
    <path ${line} stroke="#FFAE2E" stroke-width="6" transform="translate(-.8 -1.200)"/><path ${line} stroke="#FFE9A0" stroke-width="1.800" stroke-dasharray="9 13" transform="translate(-1.600 -2.200)"/>
    <path d="M39 -8${tail}" fill="none" stroke="#9A3A04" stroke-width="12" stroke-linecap="round"/><path d="M39 -8${tail}" fill="none" stroke="#F08A14" stroke-width="9.500" stroke-linecap="round"/><path d="M38 -10${tail}" fill="none" stroke="#FFD36B" stroke-width="3" stroke-linecap="round"/>`,
    place,
  )
}

/** A sandesh pressed in a mould: a shell of pale cheese, saffron in its middle. */
export function sandesh(pic: Picture, place: Place): string {
  const body = pic.radial(['#FFFDF0', '#FFEBC0', '#E8BC78', '#9A6428'], [-8, -10, 62])
  const ribs = [-60, -40, -20, 0, 20, 40, 60].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180
    return `M0 30L${short(Math.cos(angle) * 56, 1)} ${short(30 + Math.sin(angle) * 70, 1)}`
  })
  return stamped(
    pic,
    `<path d="M0 40C-16 40 -20 34 -22 28C-40 20 -48 2 -42 -14C-36 -10 -34 -14 -34 -22C-28 -20 -24 -24 -22 -32C-16 -30 -8 -34 0 -42C8 -34 16 -30 22 -32C24 -24 28 -20 34 -22C34 -14 36 -10 42 -14C48 2 40 20 22 28C20 34 16 40 0 40Z" fill="#4A2606" fill-opacity=".55" transform="translate(2 5)"/>
    <path d="M0 40C-16 40 -20 34 -22 28C-40 20 -48 2 -42 -14C-36 -10 -34 -14 -34 -22C-28 -20 -24 -24 -22 -32C-16 -30 -8 -34 0 -42C8 -34 16 -30 22 -32C24 -24 28 -20 34 -22C34 -14 36 -10 42 -14C48 2 40 20 22 28C20 34 16 40 0 40Z" fill="${body}" stroke="#A8702E" stroke-width="1.500"/>
    <path d="${ribs.join('')}" stroke="#B87E36" stroke-opacity=".7" stroke-width="2" transform="translate(0 2) scale(.78)"/><path d="${ribs.join('')}" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="1.400" transform="translate(-1.500 1) scale(.78)"/>
    <path d="M0 36C-10 36 -15 32 -17 27C-8 31 8 31 17 27C15 32 10 36 0 36Z" fill="#C98A3A"/>
    <path d="M-5 -6l-5 -10M0 -7v-12M5 -6l6 -9" stroke="#D1300A" stroke-width="3" stroke-linecap="round"/><path d="M-9 1c6 -8 12 -8 18 0c-6 6 -12 6 -18 0Z" fill="#7DBF4A" stroke="#3A6B1C" stroke-width="1.200"/>`,
    place,
  )
}

/** Sweet yoghurt in a golden pot, browned on top. */
export function doiPot(pic: Picture, place: Place): string {
  const gold = pic.linear('right', ['#FFF6C4', '#FFD34D', '#D98A0A', '#8A4A00', '#FFC531'])
  const lip = pic.linear('right', ['#FFFBE0', '#FFC531', '#A86200', '#FFD86B'])
  const doi = pic.radial(['#FFF6E4', '#FFE0AE', '#E8A45A'], [-6, -30, 44])
  return placed(
    `<ellipse cy="46" rx="36" ry="6" fill="#000000" fill-opacity=".45"/>
    <path d="M-34 -26C-50 -8 -48 22 -30 38C-22 45 22 45 30 38C48 22 50 -8 34 -26Z" fill="${gold}" stroke="#6B3400" stroke-width="1.500"/>
    <path d="M-43 4C-28 14 28 14 43 4L42 14C28 23 -28 23 -42 14Z" fill="#B3123A"/><path d="M-40 10q5 -7 10 2q5 6 10 0q5 -7 10 1q5 6 10 0q5 -7 10 1q5 6 10 -1q5 -6 10 -3" transform="translate(0 2)" fill="none" stroke="#FFE9A8" stroke-width="2.400" stroke-linecap="round"/>
    <ellipse cy="-27" rx="43" ry="14" fill="${lip}" stroke="#6B3400" stroke-width="1.500"/><ellipse cy="-28" rx="36" ry="10" fill="${doi}"/>
    <path d="M-22 -30q8 -6 18 -3M4 -25q10 3 18 -2M-10 -24q5 2 9 0" fill="none" stroke="#B86A1E" stroke-opacity=".8" stroke-width="2.400" stroke-linecap="round"/>
    <path d="M-38 -8C-42 8 -38 24 -28 33" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** A box of sweets to take home, striped and tied with a ribbon. */
export function sweetBox(pic: Picture, place: Place): string {
  const front = pic.linear('down', ['#FF8FA8', '#E0285A', '#8A0A34'])
  const lid = pic.linear('down', ['#FFD0DA', '#FF6B8E'])
  const ribbon = pic.linear('right', ['#FFF6C4', '#FFD34D', '#D98A0A', '#FFE08A'])
  const stripes = [-38, -24, -10, 18, 32].map((x) => `M${x} -3h6v42h-6Z`)
  const bow = `<path d="M0 -30C-8 -50 -40 -52 -36 -34C-34 -24 -14 -24 0 -30Z" fill="${ribbon}" stroke="#8A4A00" stroke-width="1.400"/><path d="M-8 -32C-16 -40 -28 -42 -28 -36C-27 -31 -16 -30 -8 -32Z" fill="#B86A00"/>`
  return placed(
    `<ellipse cy="42" rx="46" ry="6" fill="#000000" fill-opacity=".45"/>
    <path d="M-42 -6H42V34C42 38 40 40 36 40H-36C-40 40 -42 38 -42 34Z" fill="${front}"/><path d="${stripes.join('')}" fill="#FFE9F0" fill-opacity=".85"/>
    <path d="M-47 -22H47V-4H-47Z" fill="${lid}" stroke="#8A0A34" stroke-width="1.200"/><path d="M-47 -8H47V-4H-47Z" fill="#B3123A" fill-opacity=".5"/>
    <path d="M-8 -22H8V40H-8Z" fill="${ribbon}"/><path d="M-8 -4H8" stroke="#8A4A00" stroke-width="1.500"/>
    ${bow}<g transform="scale(-1 1)">${bow}</g><path d="M-4 -30L-22 -8L-14 -9L-12 -2L2 -28Z" fill="${ribbon}" stroke="#8A4A00"/><path d="M4 -30L22 -8L14 -9L12 -2L-2 -28Z" fill="${ribbon}" stroke="#8A4A00"/>
    <circle cy="-30" r="7.500" fill="${ribbon}" stroke="#8A4A00" stroke-width="1.400"/>`,
    place,
  )
}
