import { disc, type Shape } from '../fish/shape.ts'

/** A nouka with a bamboo canopy and a fisher at its bow, 100 units long, its waterline at 0. */
export const boatShape: Shape = [
  {
    d: 'M-34 -4C-35 -22 -28 -30 -14 -30C0 -30 6 -22 5 -4Z',
    fill: {
      fromY: -30,
      toY: -2,
      stops: [
        [0, '#E7A548'],
        [0.55, '#A9662A'],
        [1, '#5A3010'],
      ],
    },
  },
  {
    d: 'M-26 -4C-28 -18 -24 -27 -19 -29M-15 -4C-16 -18 -15 -27 -13 -30M-4 -4C-3 -18 -5 -27 -8 -29M-34 -12C-20 -8 -6 -8 5 -12M-32 -21C-20 -18 -8 -18 3 -21',
    stroke: '#4A240D',
    width: 0.9,
    opacity: 0.6,
  },
  { d: 'M27 -8L25 -21L31 -22L33 -8Z', fill: '#2E6B4F' },
  { d: 'M24 -8L25 -15L35 -15L36 -8Z', fill: '#D94F3A' },
  { d: 'M24 -12H36M24 -10H36', stroke: '#FFE3A3', width: 0.7, opacity: 0.8 },
  { d: 'M25 -21C24 -28 27 -32 30 -32C34 -32 36 -27 34 -20Z', fill: '#7A4A2A' },
  { d: 'M30 -29L38 -24L43 -29', stroke: '#7A4A2A', width: 3 },
  { d: disc(30, -36, 4), fill: '#7A4A2A' },
  { d: 'M23 -37C26 -43 34 -43 38 -37Z', fill: '#E9C27A' },
  { d: 'M23 -37H38', stroke: '#9A6A22', width: 0.9 },
  {
    d: 'M-60 -17C-50 2 -34 11 0 12C34 11 48 2 62 -22C50 -9 38 -4 0 -3C-36 -4 -48 -8 -60 -17Z',
    fill: {
      fromY: -20,
      toY: 12,
      stops: [
        [0, '#B5722E'],
        [0.55, '#7A3F16'],
        [1, '#3A1A08'],
      ],
    },
  },
  { d: 'M-60 -17C-48 -8 -36 -4 0 -3C38 -4 50 -9 62 -22', stroke: '#FFD56B', width: 1.6 },
  { d: 'M-50 -5C-36 3 -20 5 0 5C24 5 40 1 51 -8', stroke: '#FFD56B', width: 0.8, opacity: 0.45 },
  { d: 'M-46 -6L-58 10', stroke: '#4A240D', width: 1.8 },
  { d: 'M-57 8L-63 15L-58 13Z', fill: '#4A240D' },
]

/** Where the fisher's hand is, in the shape's units. */
export const HAND = { x: 43, y: -29 } as const
