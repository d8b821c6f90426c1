import { nouka } from '../objects/nouka.ts'
import { PINK, shapla } from '../objects/shapla.ts'
import { tiger } from '../objects/tiger.ts'
import { METAL } from '../palette.ts'
import { ripples, swellLine } from '../scene/water.ts'
import { providerCard } from './card.ts'

/** Padma Play: a sail on a bright river. */
export function padma(): string {
  return providerCard({
    prefix: 'pp',
    wording: { lines: ['Padma', 'Play'], ending: '' },
    sky: ['#0A4A6B', '#0B6FA8', '#04203A'],
    light: '#7FE3FF',
    face: METAL.silver,
    edge: '#063A6B',
    layout: 'row',
    pattern: (pic) =>
      ripples({
        seed: 2,
        x: 120,
        top: 96,
        bottom: 138,
        spread: [90, 150],
        colour: '#BFF4FF',
        count: 16,
        strength: 0.4,
      }) + swellLine(240, 112, 140, 5, 4, pic.linear('down', ['#18B4E866', '#04203A'])),
    emblem: (pic) => nouka(pic, { x: 62, y: 78, size: 92 }),
  })
}

/** Bagh Studio: the tiger's head. */
export function bagh(): string {
  return providerCard({
    prefix: 'bs',
    wording: { lines: ['Bagh', 'Studio'], ending: '' },
    sky: ['#0E5A36', '#0A3322', '#030D09'],
    light: '#FF9A2E',
    face: METAL.ember,
    edge: '#3A0E02',
    layout: 'row',
    pattern: () =>
      '<path d="M0 0L60 0L20 140H0ZM150 0h16L124 140h-16ZM200 0h10L168 140h-10Z" fill="#2BD576" fill-opacity=".07"/>',
    emblem: (pic) => tiger(pic, { x: 62, y: 74, size: 94 }),
  })
}

/** Shapla Games: the water lily. */
export function shaplaGames(): string {
  return providerCard({
    prefix: 'sg',
    wording: { lines: ['Shapla', 'Games'], ending: '' },
    sky: ['#7A1260', '#4A0A4A', '#16041C'],
    light: '#FF8AC6',
    face: ['#FFFFFF', '#FFD9EC', '#FF7AB8', '#C2185B'],
    edge: '#3A0428',
    layout: 'row',
    emblem: (pic) => shapla(pic, { x: 62, y: 72, size: 92 }, PINK),
  })
}
