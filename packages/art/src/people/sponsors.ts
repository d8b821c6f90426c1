import { nouka, GOLDEN } from '../objects/nouka.ts'
import { PINK, shapla } from '../objects/shapla.ts'
import { letter } from '../scene/lettering.ts'
import { createPicture, type Picture } from '../scene/picture.ts'

/** Invented sponsors' marks, 200 x 80, no background: they stand on the site's own dark field. */
type Sponsor = {
  prefix: string
  name: string
  line: string
  colour: string
  emblem: (pic: Picture) => string
}

/** Delta Tea: two leaves and a bud over a cup. */
export function deltaTea(): string {
  return sponsor({
    prefix: 's1',
    name: 'Delta',
    line: 'TEA',
    colour: '#8FE06B',
    emblem: (pic) => {
      const leaf = pic.linear('rising', ['#0E6B3A', '#5FCF4A', '#D6F58A'])
      return `<path d="M40 52C14 50 8 30 12 14C32 16 42 30 40 52ZM40 52C40 30 50 16 70 14C74 32 64 50 40 52Z" fill="${leaf}"/><path d="M40 44C34 32 34 20 40 8C46 20 46 32 40 44Z" fill="#D6F58A"/><path d="M40 52C32 40 24 28 14 17M40 52C46 40 56 28 68 17" fill="none" stroke="#0A3A1E" stroke-opacity=".5" stroke-width="1.5"/><path d="M16 58H64C62 68 54 72 40 72C26 72 18 68 16 58Z" fill="#F2F7F4"/><path d="M64 60C72 60 72 68 60 68" fill="none" stroke="#F2F7F4" stroke-width="3"/>`
    },
  })
}

/** Nouka Mobile: the boat on signal waves. */
export function noukaMobile(): string {
  return sponsor({
    prefix: 's2',
    name: 'Nouka',
    line: 'MOBILE',
    colour: '#5CB8FF',
    emblem: (pic) =>
      nouka(
        pic,
        { x: 40, y: 42, size: 60 },
        { ...GOLDEN, sail: ['#9FD8FF', '#2F86E0', '#0B3A7A'] },
      ) +
      '<path d="M14 62Q40 74 66 62M24 70Q40 77 56 70" fill="none" stroke="#5CB8FF" stroke-width="4" stroke-linecap="round"/>',
  })
}

/** Shapla Cement: the flower on three courses of brick. */
export function shaplaCement(): string {
  return sponsor({
    prefix: 's3',
    name: 'Shapla',
    line: 'CEMENT',
    colour: '#FF9EC9',
    emblem: (pic) =>
      `<path d="M10 54H38V63H10ZM42 54H70V63H42ZM10 67H22V76H10ZM26 67H54V76H26ZM58 67H70V76H58Z" fill="${pic.linear('down', ['#C9D6CF', '#7F938A'])}"/>` +
      shapla(pic, { x: 40, y: 30, size: 58 }, PINK),
  })
}

/** Hawa FM: a kite on sound waves. */
export function hawaFm(): string {
  return sponsor({
    prefix: 's4',
    name: 'Hawa',
    line: '98.2 FM',
    colour: '#FFCC66',
    emblem: (pic) => {
      const paper = pic.linear('falling', ['#FFE08A', '#FF8A3D', '#D93A5A'])
      return `<path d="M40 6L66 34L40 62L14 34Z" fill="${paper}"/><path d="M40 6V62M14 34Q40 22 66 34" fill="none" stroke="#FFF6E0" stroke-width="2"/><path d="M40 62L32 76H48Z" fill="#FF8A3D"/><path d="M68 18Q78 34 68 50M12 18Q2 34 12 50" fill="none" stroke="#FFCC66" stroke-width="4" stroke-linecap="round"/>`
    },
  })
}

function sponsor({ prefix, name, line, colour, emblem }: Sponsor): string {
  const pic = createPicture(prefix, 200, 80)
  const main = letter(name, { cap: 22, weight: 800, x: 86, y: 43, fit: 108, tracking: -0.02 })
  const small = letter(line, { cap: 10, weight: 700, x: 87, y: 63, tracking: 0.26, fit: 106 })
  return pic.svg(
    `${emblem(pic)}<path d="${main.d}" fill="#F2F7F4"/><path d="${small.d}" fill="${colour}"/>`,
  )
}
