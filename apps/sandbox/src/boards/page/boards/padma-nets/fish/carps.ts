import { disc, eye, scales, skin, type Shape } from './shape.ts'

/** A small barb: deep and silver, a dark spot before the tail, a warm stripe along its side. */
export const puti: Shape = [
  {
    d: 'M-36 0C-44 -5 -50 -15 -59 -20C-56 -9 -54 -4 -51 0C-54 5 -56 10 -59 20C-50 15 -44 6 -36 0Z',
    fill: '#E8A33A',
  },
  { d: 'M10 -22C6 -33 -2 -39 -12 -38C-10 -31 -11 -26 -16 -19Z', fill: '#C98A2E' },
  { d: 'M2 20C0 29 -6 34 -13 34C-13 29 -14 25 -16 18Z', fill: '#E8A33A' },
  {
    d: 'M46 2C36 -17 10 -28 -12 -21C-27 -16 -35 -7 -41 0C-35 8 -25 17 -10 21C10 26 36 19 46 2Z',
    fill: skin('#4F7A6E', '#DDF0EA', '#FFFFFF'),
  },
  { d: 'M30 1C10 -4 -14 -4 -38 0C-14 4 10 6 30 5Z', fill: '#FF8A4C', opacity: 0.55 },
  {
    d: scales([
      [22, -12, 6],
      [25, -5, 8],
      [24, 3, 8],
      [19, 10, 6],
    ]),
    stroke: '#3E6A60',
    width: 0.9,
    opacity: 0.45,
  },
  { d: disc(-26, -1, 5), fill: '#15241F', opacity: 0.85 },
  { d: 'M26 -13C21 -6 21 6 26 14', stroke: '#3E6A60', width: 1.6, opacity: 0.8 },
  { d: 'M18 9C10 9 4 12 4 18C11 18 16 15 18 9Z', fill: '#E8A33A' },
  { d: 'M46 2C43 4 40 4 38 3', stroke: '#3E6A60', width: 1.6 },
  ...eye(35, -4, 5),
]

/** A rohu: long and bronze, big scales, red fins, a small mouth with short barbels. */
export const rui: Shape = [
  {
    d: 'M-36 0C-43 -6 -50 -17 -61 -22C-57 -10 -56 -5 -52 0C-56 5 -57 11 -61 22C-50 17 -43 7 -36 0Z',
    fill: '#C65A4A',
  },
  { d: 'M8 -18C4 -29 -4 -36 -15 -37C-13 -30 -15 -24 -22 -15Z', fill: '#8E4A48' },
  {
    d: 'M0 16C-2 26 -7 32 -15 33C-15 27 -16 22 -18 15ZM-24 12C-27 20 -32 25 -39 25C-37 20 -37 15 -34 8Z',
    fill: '#D2604E',
  },
  {
    d: 'M50 4C44 -9 24 -20 2 -19C-18 -18 -30 -9 -41 -2C-41 0 -41 1 -41 3C-30 10 -18 17 0 18C24 19 44 14 50 4Z',
    fill: skin('#4A4E5E', '#C9B48E', '#FFF3DC', -20, 19),
  },
  {
    d: scales(
      [
        [24, -10, 9],
        [28, -4, 10],
        [28, 2, 10],
        [24, 8, 9],
        [16, 13, 6],
      ],
      5.6,
    ),
    stroke: '#6B4030',
    width: 0.9,
    opacity: 0.5,
  },
  { d: 'M30 -13C25 -6 25 7 30 14', stroke: '#4A3A34', width: 1.8, opacity: 0.8 },
  { d: 'M22 9C13 9 7 13 7 20C15 19 20 15 22 9Z', fill: '#D2604E' },
  { d: 'M50 4C47 7 43 7 41 6M46 7C47 10 46 12 44 13', stroke: '#4A3A34', width: 1.6 },
  ...eye(39, -2, 3.8),
]

/** A katla: the big head and upturned mouth of a fish that feeds near the surface. */
export const katla: Shape = [
  {
    d: 'M-36 2C-43 -5 -50 -17 -61 -23C-57 -11 -55 -4 -52 1C-56 7 -57 13 -61 24C-50 19 -43 9 -36 2Z',
    fill: '#46596B',
  },
  { d: 'M6 -24C4 -34 -4 -41 -16 -42C-15 -34 -17 -28 -24 -18Z', fill: '#3A4A5A' },
  {
    d: 'M-2 22C-4 31 -10 37 -18 38C-17 32 -18 27 -20 20ZM-26 16C-29 23 -34 28 -41 28C-39 22 -39 17 -36 10Z',
    fill: '#54687A',
  },
  {
    d: 'M51 -3C44 -18 26 -28 4 -26C-18 -24 -31 -11 -42 -1C-42 1 -42 3 -42 5C-31 14 -18 22 2 24C28 26 48 16 52 1Z',
    fill: skin('#2F3E4E', '#B9C9D2', '#FBFDFF', -27, 25),
  },
  {
    d: scales(
      [
        [10, -15, 7],
        [14, -8, 8],
        [15, -1, 9],
        [14, 6, 8],
        [8, 13, 7],
      ],
      6.4,
    ),
    stroke: '#22303C',
    width: 1,
    opacity: 0.5,
  },
  { d: 'M20 -23C11 -10 11 10 20 21', stroke: '#22303C', width: 2, opacity: 0.75 },
  {
    d: 'M20 -23C11 -10 11 10 20 21C36 21 49 14 52 1C52 -1 51.500 -2 51 -3C46 -14 35 -22 20 -23Z',
    fill: '#22303C',
    opacity: 0.16,
  },
  { d: 'M14 13C5 13 -2 17 -2 25C7 24 12 20 14 13Z', fill: '#54687A' },
  { d: 'M52 -4C49 3 45 7 38 8', stroke: '#1B2832', width: 2 },
  ...eye(38, -4, 4.4),
]
