import { bent, figure, limb } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Kit } from './kit.ts'

/** A kabaddi raider lunging left with one hand out to touch. */
export function raider(pic: Picture, place: Place, kit: Kit): string {
  const skin = pic.linear([-40, -20, 30, 40], ['#A06A44', '#3A2014'])
  const shirt = pic.linear([-12, -30, 20, 12], kit.shirt)
  const shorts = pic.linear([0, 0, 0, 30], kit.trousers)
  const parts = [
    {
      d: bent('8 -22 5, 22 -32 4, 34 -24 3'),
      paint: skin,
    },
    {
      d: bent('12 12 8, 28 24 6, 46 34 3.8'),
      paint: skin,
    },
    { d: 'M44 31L51 30L54 40C54 43 51 43 48 41Z', paint: '#F2F7F4' },
    { d: limb(12, 12, 9, 26, 22, 7.4), paint: shorts },
    {
      d: bent('2 12 9, -18 18 6.8, -20 42 4'),
      paint: skin,
    },
    { d: 'M-17 40H-24L-32 45C-33 48 -32 49 -30 49H-16Z', paint: '#F2F7F4' },
    { d: limb(2, 12, 9.5, -14, 17, 8), paint: shorts },
    {
      d: 'M-2 16C-8 4 -12 -10 -10 -24C-4 -30 8 -30 13 -24C18 -10 20 4 18 16C12 20 4 20 -2 16Z',
      paint: shirt,
    },
    {
      d: bent('-7 -22 5.4, -26 -26 4.2, -46 -20 3'),
      paint: skin,
    },
    { d: 'M-45 -23L-54 -22L-59 -18L-53 -17L-57 -13L-50 -15L-44 -17Z', paint: skin },
    {
      d: 'M-16 -38C-17 -47 -9 -51 -2 -49C5 -46 6 -38 2 -32C-3 -28 -14 -30 -16 -38Z',
      paint: '#7A4A30',
    },
    {
      d: 'M-15 -42C-14 -50 -4 -53 2 -47C7 -42 6 -35 1 -31C0 -38 -6 -42 -15 -42Z',
      paint: '#160D08',
    },
  ]
  return placed(figure(parts, kit.rim), place)
}
