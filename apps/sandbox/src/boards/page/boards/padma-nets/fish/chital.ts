import { disc, eye, skin, type Shape } from './shape.ts'

const SPOTS = [
  [-2, 12, 3.6],
  [-13, 11, 3.4],
  [-23, 9, 3.1],
  [-32, 7, 2.8],
  [-40, 5, 2.4],
] as const

/** A chital, the knifefish: a high back, one long rippling fin to the tail, a row of ringed spots. */
export const chital: Shape = [
  { d: 'M18 16C8 30 -12 33 -30 26C-46 20 -58 10 -63 1C-58 -2 -50 -2 -44 0Z', fill: '#9AA6B8' },
  {
    d: 'M8 22L6 29M-4 24L-7 30M-16 23L-20 28M-28 19L-33 24M-40 13L-45 17',
    stroke: '#6A778C',
    width: 1.2,
    opacity: 0.8,
  },
  { d: 'M-2 -26C-4 -33 -9 -36 -14 -35C-12 -30 -12 -27 -13 -23Z', fill: '#7A879C' },
  {
    d: 'M50 6C44 -2 36 -6 28 -11C18 -24 2 -30 -14 -23C-34 -14 -50 -5 -62 0C-50 6 -36 13 -18 18C2 23 22 22 36 17C44 15 49 11 50 6Z',
    fill: skin('#5E6B80', '#DCE4EE', '#FFFFFF', -28, 22),
  },
  {
    d: 'M26 -12C14 -24 0 -28 -14 -21C-32 -13 -46 -6 -58 -1C-40 -5 -26 -10 -10 -13C6 -16 18 -14 26 -12Z',
    fill: '#FFFFFF',
    opacity: 0.22,
  },
  ...SPOTS.flatMap(([x, y, r]) => [
    { d: disc(x, y, r * 1.5), fill: '#F7FBFF' },
    { d: disc(x, y, r), fill: '#141B26' },
  ]),
  { d: 'M25 -9C20 -2 20 9 25 17', stroke: '#4A5668', width: 1.6, opacity: 0.8 },
  { d: 'M20 9C12 9 7 12 6 17C13 18 18 15 20 9Z', fill: '#8A97AC' },
  { d: 'M50 6C45 9 39 9 34 7', stroke: '#3A4556', width: 1.8 },
  ...eye(37, 0, 3.6),
]
