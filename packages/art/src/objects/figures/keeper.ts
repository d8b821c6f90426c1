import { bent, figure } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Kit } from './kit.ts'

/** A goalkeeper at full stretch to the upper right, gloves open. */
export function keeper(pic: Picture, place: Place, kit: Kit): string {
  const shirt = pic.linear([-14, -20, 20, 18], kit.shirt)
  const trousers = pic.linear([-30, 0, 0, 40], kit.trousers)
  const parts = [
    {
      d: bent('-8 12 8, -26 12 6, -44 25 3.6'),
      paint: trousers,
    },
    { d: 'M-41 22L-47 21L-53 29C-54 32 -51 34 -48 32L-42 28Z', paint: trousers },
    {
      d: bent('16 -20 5, 28 -34 3.8, 42 -43 3.2'),
      paint: shirt,
    },
    {
      d: bent('-6 16 8.6, -14 34 6.6, -34 42 3.8'),
      paint: trousers,
    },
    { d: 'M-32 38L-38 37L-45 44C-46 47 -43 49 -40 48L-33 45Z', paint: trousers },
    {
      d: 'M-16 8C-10 -6 0 -20 10 -26C18 -29 24 -22 23 -14C19 -2 8 14 -1 23C-8 25 -17 16 -16 8Z',
      paint: shirt,
    },
    {
      d: bent('20 -16 5.4, 36 -24 4, 49 -34 3.4'),
      paint: shirt,
    },
    {
      d: 'M14 -34C13 -42 21 -47 27 -43C32 -40 32 -32 27 -28C22 -25 15 -27 14 -34Z',
      paint: '#7A4A30',
    },
    {
      d: 'M14 -34C13 -42 21 -47 27 -43C30 -41 31 -39 31 -37C26 -39 22 -38 21 -33C20 -28 18 -28 14 -34Z',
      paint: '#160D08',
    },
    {
      d: 'M40 -41C38 -47 42 -52 47 -52L49 -56C51 -57 52 -55 51.5 -52L56 -53C58 -52 57 -50 54 -48C54 -42 46 -38 40 -41ZM46 -33C45 -39 50 -43 54 -42L58 -45C60 -45 60 -43 58 -41L63 -40C64 -38 62 -37 59 -36C57 -31 49 -29 46 -33Z',
      paint: kit.accent,
    },
  ]
  return placed(
    figure(parts, kit.rim, [-0.9, -1.5]) +
      `<path d="M-12 4C-6 8 4 16 6 15M-7 -5C0 0 10 9 13 7" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>`,
    place,
  )
}
