import { bent, figure, limb } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import type { Kit } from './kit.ts'

const SKIN = '#8A5230'
const BOOT = '#F4F7FA'

/** A footballer at full stretch as the right foot meets the ball, facing right; 100 high. */
export function striker(pic: Picture, place: Place, kit: Kit): string {
  const skin = pic.linear([-30, -40, 30, 40], ['#B5784C', '#4A2816'])
  const shirt = pic.linear([-14, -30, 16, 6], kit.shirt)
  const shorts = pic.linear([-10, 0, 12, 24], kit.trousers)
  const sock = pic.linear([-24, 0, 50, 0], kit.shirt)
  const parts = [
    // The arm behind, thrown back.
    { d: bent('-8 -29 4.6, -25 -27 3.6, -37 -41 2.5'), paint: skin },
    { d: limb(-8, -29, 5.6, -18, -28, 4.6), paint: shirt },
    // The leg that stands.
    { d: bent('-5 6 7, -12 27 5.2, -20 46 3.2'), paint: skin },
    { d: limb(-13.5, 31, 4.8, -20, 45, 3.6), paint: sock },
    { d: 'M-23 43.500L-16 45L-10 49.500C-9 51.500 -11 52 -14 52H-25Z', paint: BOOT },
    { d: limb(-4, 5, 8, -10, 20, 6.6), paint: shorts },
    // The leg that strikes.
    { d: bent('3 6 7.4, 25 10 5.4, 45 25 3.2'), paint: skin },
    { d: limb(29, 13, 4.9, 45, 25, 3.6), paint: sock },
    { d: 'M42 22L48 20L57 21.500C60 23.500 59 26.500 56 27.500L45 30Z', paint: BOOT },
    { d: limb(2, 6, 8.4, 17, 8.5, 7), paint: shorts },
    {
      d: 'M-9.500 9C-11 -2 -12 -14 -11.500 -24C-11 -31 -6 -34 -1 -34C5 -34 9 -31 9.500 -25C10 -14 8 -2 8.500 8C3 12 -5 12 -9.500 9Z',
      paint: shirt,
    },
    // The arm in front, out for balance.
    { d: bent('7 -28 4.8, 22 -19 3.6, 36 -26 2.5'), paint: skin },
    { d: limb(6.5, -28, 5.8, 15, -23, 4.8), paint: shirt },
    { d: limb(1, -33, 3.2, 2, -40, 2.9), paint: skin },
    {
      d: 'M-4.500 -43C-5 -50 0 -54 5 -53C9.500 -52 11 -47 9.500 -42.500C8 -38 3 -36.500 0 -38C-3 -39 -4.200 -41 -4.500 -43Z',
      paint: SKIN,
    },
    {
      d: 'M-5 -43C-6.500 -51 0 -56.500 6 -54.500C9.500 -53.500 11 -50.500 10.500 -48.500C7 -51 3.500 -50 1.500 -47.500C0.500 -45 0 -42 -1.500 -39.500C-3.500 -40 -4.700 -41.500 -5 -43Z',
      paint: '#140C07',
    },
  ]
  return placed(
    figure(parts, kit.rim, [-1.2, -1]) +
      `<path d="M-11.500 -22C-4 -16 4 -12 9 -10" fill="none" stroke="${kit.accent}" stroke-width="4.5"/><path d="M-8 -30C-2 -27 4 -27 8 -29M-10 4C-4 7 4 7 8 4" fill="none" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="1.4"/><path d="M-13 33L-10 35M-19 43L-17 44M31 10L28 15" stroke="${kit.accent}" stroke-width="2.4"/>`,
    place,
  )
}
