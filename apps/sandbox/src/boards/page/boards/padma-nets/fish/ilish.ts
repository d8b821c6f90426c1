import { eye, scales, skin, type Shape } from './shape.ts'

type Dress = { back: string; flank: string; belly: string; fin: string; blush: string }

/** An ilish: a deep silver body with a dark back, a keeled belly and a deeply forked tail. */
function dressed({ back, flank, belly, fin, blush }: Dress): Shape {
  return [
    {
      d: 'M-38 -1C-46 -9 -54 -21 -65 -27C-60 -12 -58 -6 -57 0C-58 6 -60 13 -65 27C-54 20 -46 9 -38 3Z',
      fill: fin,
    },
    { d: 'M6 -22C0 -33 -9 -35 -17 -32C-13 -27 -14 -23 -18 -16Z', fill: fin },
    {
      d: 'M14 20C12 28 6 33 -2 33C0 28 0 24 -2 19ZM-18 14C-20 20 -25 23 -32 22C-30 18 -30 14 -31 9Z',
      fill: fin,
    },
    {
      d: 'M51 3C41 -17 16 -26 -8 -21C-25 -18 -36 -9 -44 -2C-36 7 -24 17 -6 20C17 24 41 19 51 3Z',
      fill: skin(back, flank, belly, -24, 22),
    },
    {
      d: scales([
        [20, -12, 8],
        [23, -6, 10],
        [23, 0, 10],
        [21, 6, 9],
        [16, 12, 7],
      ]),
      stroke: back,
      width: 0.9,
      opacity: 0.42,
    },
    { d: 'M23 -9C0 -15 -22 -11 -40 -3C-22 -6 0 -8 23 -3Z', fill: blush, opacity: 0.5 },
    {
      d: 'M45 -5C32 -18 12 -23 -8 -19C-20 -17 -30 -11 -38 -6C-26 -11 -8 -16 8 -15C25 -14 37 -10 45 -5Z',
      fill: '#FFFFFF',
      opacity: 0.32,
    },
    { d: 'M28 -16C21 -7 21 10 27 18', stroke: back, width: 1.8, opacity: 0.75 },
    { d: 'M21 5C13 4 7 8 6 14C13 14 19 11 21 5Z', fill: fin },
    { d: 'M51 3C47 5 44 5 40 4', stroke: back, width: 1.7 },
    ...eye(38, -4, 4.7),
  ]
}

export const ilish = dressed({
  back: '#27506B',
  flank: '#D8EEF8',
  belly: '#FFFFFF',
  fin: '#7FB4CE',
  blush: '#FF9FB8',
})

export const goldenIlish = dressed({
  back: '#B35400',
  flank: '#FFD24A',
  belly: '#FFF6CC',
  fin: '#F28C0F',
  blush: '#FF7A3C',
})
