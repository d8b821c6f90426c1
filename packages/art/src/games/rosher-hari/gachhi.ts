import type { Picture } from '../../scene/picture.ts'
import { placed, type Place } from '../../scene/place.ts'

/** The gachhi from behind, leaning into the rope around the trunk; 100 units wide, 150 high. */
export function gachhi(pic: Picture, place: Place): string {
  const skin = pic.linear('right', ['#5A3018', '#A5683C', '#C98A54'])
  const lungi = pic.linear('right', ['#173A66', '#2F6FB0', '#6FB0E6'])
  const cloth = pic.linear('right', ['#8A1420', '#E0453A'])
  const arms = 'M-18 -22C-34 -34 -42 -52 -38 -72M18 -22C34 -34 42 -52 38 -72'
  const legs = 'M-10 30C-22 42 -18 58 -12 74M12 30C22 40 20 52 16 66'
  return placed(
    `<path d="M-50 4C-34 26 34 26 50 4" fill="none" stroke="#E8CF96" stroke-width="6" stroke-linecap="round"/>
    <path d="${arms}" fill="none" stroke="${skin}" stroke-width="12" stroke-linecap="round"/>
    <path d="${legs}" fill="none" stroke="${skin}" stroke-width="13" stroke-linecap="round"/>
    <path d="M-22 -28C-14 -38 14 -38 22 -28L19 10H-19Z" fill="${skin}"/>
    <path d="M-20 4H20L26 44C12 52 -12 52 -26 44Z" fill="${lungi}"/>
    <path d="M-14 6L-18 46M-4 5L-5 49M8 5L10 48M-22 18H22M-24 32H24" fill="none" stroke="#DCEBFA" stroke-opacity=".6" stroke-width="2"/>
    <circle cy="-50" r="17" fill="${skin}"/>
    <path d="M-18 -50C-18 -76 18 -76 18 -50C10 -58 -10 -58 -18 -50ZM16 -56L34 -44L17 -47Z" fill="${cloth}"/>
    <path d="M-17 -60C-8 -70 8 -70 17 -60" fill="none" stroke="#FFE3D0" stroke-opacity=".8" stroke-width="2.4"/>
    <path d="M21 -26L18 8" fill="none" stroke="#FFDDB0" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round"/>`,
    place,
  )
}
