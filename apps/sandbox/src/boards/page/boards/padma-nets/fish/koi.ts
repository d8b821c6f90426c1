import { disc, eye, scales, skin, type Shape } from './shape.ts'

/** A koi, the climbing perch: olive and stout, a long fin of spines, a round tail. */
export const koi: Shape = [
  { d: 'M-36 0C-42 -10 -52 -14 -58 -9C-61 -3 -61 4 -58 10C-52 15 -42 10 -36 0Z', fill: '#7A7A2A' },
  {
    d: 'M28 -15C26 -24 22 -28 18 -29L14 -22L9 -31L4 -23L-2 -32L-7 -23L-13 -31L-17 -21L-24 -27L-27 -17L-33 -18L-35 -7Z',
    fill: '#5E6420',
  },
  { d: 'M4 18L-2 27L-6 20L-13 27L-16 18L-24 23L-26 14L-33 15L-35 6Z', fill: '#6E7426' },
  {
    d: 'M48 3C42 -12 24 -21 2 -20C-18 -19 -32 -10 -40 -2C-40 1 -40 3 -39 5C-31 13 -16 19 4 19C26 19 43 14 48 3Z',
    fill: skin('#3E4A1C', '#9CA24A', '#E6D78A', -21, 20),
  },
  {
    d: 'M6 -20C3 -8 3 8 6 18M-8 -20C-11 -8 -11 8 -8 18M-22 -16C-24 -6 -24 6 -22 14',
    stroke: '#2A3312',
    width: 4,
    opacity: 0.24,
  },
  {
    d: scales(
      [
        [20, -12, 8],
        [23, -6, 9],
        [23, 0, 9],
        [21, 6, 9],
        [14, 12, 7],
      ],
      5.4,
    ),
    stroke: '#2F3A14',
    width: 1,
    opacity: 0.55,
  },
  { d: disc(-34, 0, 4), fill: '#1E260C', opacity: 0.8 },
  {
    d: 'M27 -15C21 -7 21 7 27 15L30 11L28 7L32 4L29 0L32 -4L28 -8Z',
    fill: '#2F3A14',
    opacity: 0.5,
  },
  { d: 'M22 8C12 6 5 10 4 17C12 19 19 15 22 8Z', fill: '#B0923A' },
  { d: 'M48 3C45 6 41 6 38 4', stroke: '#2A3312', width: 1.8 },
  ...eye(37, -4, 4.4, '#FFB44A'),
]
