import { bent, figure, limb } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { GREEN_KIT, type Kit } from './kit.ts'

const DARK = '#06120C'

/** A batter at the top of a lofted drive, facing right, face hidden in the helmet's shadow. */
export function batter(pic: Picture, place: Place, kit: Kit = GREEN_KIT): string {
  const shirt = pic.linear([-10, -36, 18, 12], kit.shirt)
  const trousers = pic.linear([0, 0, 0, 56], kit.trousers)
  const pad = pic.linear([0, 20, 0, 56], ['#FFFFFF', '#9FB8AC'])
  const parts = [
    {
      d: bent('-4 8 8, -17 27 6, -31 47 3.4'),
      paint: trousers,
    },
    { d: limb(-19, 29, 5.6, -30, 47, 4.4), paint: pad },
    { d: 'M-34 45L-26 50C-26 55 -32 57 -38 53C-40 50 -38 46 -34 45Z', paint: pad },
    {
      d: bent('-1 -25 5, 12 -37 3.8, 19 -47 3'),
      paint: shirt,
    },
    {
      d: bent('4 8 8.4, 20 26 6.6, 26 50 3.8'),
      paint: trousers,
    },
    { d: limb(19, 24, 7.4, 26, 49, 5.2), paint: pad },
    { d: 'M21 49H31L39 54C40 57 38 58 35 58H20Z', paint: pad },
    {
      d: 'M-10 12C-12 0 -14 -14 -8 -25C-4 -31 8 -32 14 -27C18 -18 14 -2 13 12C6 16 -4 16 -10 12Z',
      paint: shirt,
    },
    { d: bat(), paint: pic.linear([0, -96, 24, -50], ['#FFF1CF', '#D9A057', '#8A5422']) },
    {
      d: bent('10 -25 5.4, 27 -32 4.2, 22 -48 3.4'),
      paint: shirt,
    },
    { d: limb(20, -49, 4.8, 25, -53, 4.6), paint: '#F2F7F4' },
    {
      d: 'M-2 -38C-4 -50 8 -54 15 -48C19 -45 19 -40 18 -38L24 -36C24 -34 22 -33 18 -33.5L17 -29C12 -25 4 -26 1 -30Z',
      paint: pic.linear([0, -52, 8, -26], kit.shirt),
    },
  ]
  return placed(
    figure(parts, kit.rim) +
      `<path d="M9 -36H18L17 -29C14 -26.5 9 -27 7 -29Z" fill="${DARK}"/><path d="M8 -33H19M8 -30H18M12 -36V-28" stroke="#C9D6CF" stroke-width=".9"/>
      <path d="M20 30l9 -2M22 36l8 -2M23 42l8 -2" stroke="#7F9A8C" stroke-width="1"/><path d="M-11 0C-4 3 6 3 13.5 0L13.3 4C6 7 -4 7 -11 4Z" fill="${kit.accent}"/>`,
    place,
  )
}

function bat(): string {
  return 'M22 -46L24.5 -47L17.5 -62C20 -64 20 -66 19 -69L8 -94C6 -97 -1 -94 0.5 -90L11 -65.5C12 -62.5 13.5 -61.5 15.5 -61.5Z'
}
