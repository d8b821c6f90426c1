import { bent, figure, limb } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Kit } from './kit.ts'

/** A spin bowler at the top of the action, arm straight up, facing left. */
export function bowler(pic: Picture, place: Place, kit: Kit): string {
  const shirt = pic.linear([-12, -34, 16, 10], kit.shirt)
  const trousers = pic.linear([0, 0, 0, 56], kit.trousers)
  const shoe = '#F2F7F4'
  const parts = [
    {
      d: bent('4 8 8, 22 22 6, 40 32 3.6'),
      paint: trousers,
    },
    { d: 'M38 29L45 27L50 36C51 40 48 41 45 39L39 36Z', paint: shoe },
    {
      d: bent('-6 -24 5, -24 -12 3.8, -18 4 3'),
      paint: shirt,
    },
    { d: limb(-18, 3, 3, -18, 7, 2.8), paint: '#5A3826' },
    {
      d: bent('-2 8 8.6, -12 28 6.6, -16 51 3.8'),
      paint: trousers,
    },
    { d: 'M-13 50H-20L-28 54C-30 57 -28 58 -26 58H-12Z', paint: shoe },
    {
      d: 'M-11 12C-12 0 -15 -14 -11 -24C-6 -31 6 -33 12 -28C17 -18 12 -4 13 12C6 16 -4 16 -11 12Z',
      paint: shirt,
    },
    {
      d: bent('7 -26 5.6, 14 -46 4.2, 10 -62 3.2'),
      paint: shirt,
    },
    {
      d: bent('10 -62 3.2, 8 -74 2.8, 5 -79 3.4'),
      paint: '#5A3826',
    },
    {
      d: 'M-14 -38C-15 -46 -8 -52 0 -50C6 -48 8 -40 5 -34C0 -28 -12 -29 -14 -38Z',
      paint: '#4A2C1C',
    },
    {
      d: 'M-14 -41C-14 -48 -7 -53 0 -51C5 -49 7 -45 6.5 -41L-12 -40L-22 -39C-22 -41 -18 -42 -14 -41Z',
      paint: kit.shirt[0],
    },
  ]
  return placed(
    figure(parts, kit.rim) +
      `<path d="M-12 -2C-5 2 6 2 12.5 -2V3C6 7 -5 7 -12 3Z" fill="${kit.accent}"/><circle cx="2" cy="-85" r="5.6" fill="#F2F7F4"/><path d="M0 -90C3 -87 4 -83 2 -79.5" fill="none" stroke="#C2402A" stroke-width="1.2"/>`,
    place,
  )
}
