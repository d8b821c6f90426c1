import { eye, skin, type Shape } from './shape.ts'

/** A tengra: a small catfish with dark bands along a yellow side, a spine and long whiskers. */
export const tengra: Shape = [
  {
    d: 'M-38 0C-45 -6 -50 -13 -60 -17C-56 -7 -54 -3 -52 0C-54 3 -56 8 -60 17C-50 13 -45 6 -38 0Z',
    fill: '#B98A2E',
  },
  { d: 'M18 -13C17 -24 12 -32 6 -34C4 -25 2 -18 0 -13Z', fill: '#8A6A22' },
  { d: 'M18 -13L11 -35', stroke: '#5A4210', width: 2 },
  { d: 'M-12 -10C-18 -17 -26 -18 -33 -14C-31 -11 -31 -9 -32 -6Z', fill: '#9A7424' },
  {
    d: 'M-8 11C-12 20 -20 22 -27 19C-25 15 -26 11 -27 8ZM10 12C8 19 3 23 -4 23C-3 18 -2 15 -1 12Z',
    fill: '#D9A83E',
  },
  {
    d: 'M47 5C42 -8 26 -15 8 -14C-12 -13 -28 -7 -41 -3C-42 0 -42 2 -41 4C-28 9 -12 13 6 13C26 13 42 12 47 5Z',
    fill: skin('#6E5A24', '#E6C25A', '#FFF6D6', -15, 14),
  },
  {
    d: 'M20 -7C0 -9 -20 -6 -39 -2C-20 -3 0 -4 20 -3ZM18 3C0 2 -20 1 -39 2C-20 4 0 6 18 6Z',
    fill: '#3F3212',
    opacity: 0.8,
  },
  { d: 'M24 7C15 10 8 14 4 20C13 20 21 15 24 7Z', fill: '#C9982E' },
  {
    d: 'M45 3C54 -2 58 -10 58 -20M45 6C55 8 60 14 61 24M40 9C46 14 48 20 46 28',
    stroke: '#5A4210',
    width: 1.4,
  },
  { d: 'M27 -10C23 -3 23 5 27 10', stroke: '#5A4210', width: 1.5, opacity: 0.8 },
  ...eye(37, -2, 3.6, '#FFF0B8'),
]

/** A boal: long and grey, a wide mouth, two long whiskers, one fin along the whole belly. */
export const boal: Shape = [
  {
    d: 'M-46 -2C-52 -8 -56 -13 -63 -16C-60 -8 -59 -4 -58 -1C-59 3 -60 7 -63 13C-56 10 -51 6 -46 2Z',
    fill: '#5F7480',
  },
  { d: 'M14 10C-6 22 -30 19 -46 5L-44 0L16 4Z', fill: '#8FA6B0' },
  {
    d: 'M8 12L6 16M-2 14L-4 18M-12 15L-14 18M-22 14L-24 16M-32 11L-34 13',
    stroke: '#54687A',
    width: 1.2,
    opacity: 0.8,
  },
  { d: 'M16 -13C14 -21 9 -26 3 -27C4 -21 4 -16 2 -12Z', fill: '#5F7480' },
  {
    d: 'M54 -1C48 -12 32 -16 14 -14C-10 -12 -30 -7 -48 -4C-49 -1 -49 1 -48 3C-30 7 -10 11 8 13C28 17 50 14 55 5C56 3 55 1 54 -1Z',
    fill: skin('#46585E', '#B6C7C4', '#F4FAF2', -16, 16),
  },
  { d: 'M20 -2C0 -4 -24 -3 -46 -1', stroke: '#3A4A50', width: 1.2, opacity: 0.5 },
  { d: 'M55 3C48 7 40 8 31 6', stroke: '#27343A', width: 2.2 },
  { d: 'M50 -4C58 -14 62 -24 60 -36M52 6C60 12 62 20 58 30', stroke: '#3A4A50', width: 1.7 },
  { d: 'M26 -12C20 -4 20 6 25 13', stroke: '#3A4A50', width: 1.7, opacity: 0.7 },
  { d: 'M24 8C15 9 9 13 8 19C16 19 22 15 24 8Z', fill: '#6F8790' },
  ...eye(39, -5, 3),
]
