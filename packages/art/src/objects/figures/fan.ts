import { bent, figure } from '../../scene/figure.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

export type FanColours = {
  shirt: readonly [string, string]
  hair: string
  skin: string
  rim: string
}

/** A supporter seen to the waist, turned away from us, one arm up and one stretched to the right. */
export function fan(pic: Picture, place: Place, { shirt, hair, skin, rim }: FanColours): string {
  const cloth = pic.linear([-20, -20, 24, 50], shirt)
  const parts = [
    {
      d: bent('-17 -8 7, -30 -26 5.5, -24 -48 4.2'),
      paint: cloth,
    },
    {
      d: bent('-24 -47 4, -22 -56 4.6'),
      paint: skin,
    },
    { d: 'M-26 52C-28 30 -30 4 -22 -8C-12 -15 12 -15 21 -8C29 4 28 30 26 52Z', paint: cloth },
    {
      d: bent('17 -6 7, 34 8 5.5, 50 2 4.2'),
      paint: cloth,
    },
    {
      d: bent('50 2 4, 57 -1 4.6'),
      paint: skin,
    },
    { d: 'M-5 -18H5V-6C2 -3 -2 -3 -5 -6Z', paint: skin },
    {
      d: 'M-13 -30C-14 -44 -7 -48 0 -48C7 -48 14 -44 13 -30C12 -20 6 -15 0 -15C-6 -15 -12 -20 -13 -30Z',
      paint: hair,
    },
  ]
  return placed(
    `${figure(parts, rim)}<path d="M0 13a5.5 5.5 0 0 1 0 11a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0 -13a5.5 5.5 0 0 1 0 -11Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    place,
  )
}
