import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** A red cricket ball with a stitched seam, lit from the upper left. */
export function ball(pic: Picture, place: Place): string {
  const leather = pic.radial(
    ['#FF9A7A', [0.3, '#E5322D'], [0.7, '#A30F1E'], [1, '#4A0610']],
    [-14, -16, 70],
  )
  const seam = 'M-30 -40C-12 -16 -6 14 -16 47M-20 -46C-2 -20 4 12 -5 50'
  const stitches =
    'M-25 -43l5 6M-19 -36l6 4M-14 -27l7 3M-10 -17l7 2M-7 -6l7 1M-6 5l7 -1M-6 16l7 -2M-8 27l7 -3M-11 38l6 -4'
  return placed(
    `<circle r="50" fill="${leather}"/><path d="${seam}" fill="none" stroke="#FFE9D6" stroke-width="2"/><path d="${stitches}" transform="translate(-2 2)" fill="none" stroke="#FFF6EC" stroke-width="3" stroke-linecap="round"/>
    <path d="M-44 -12C-42 -30 -28 -44 -10 -46C-24 -38 -36 -26 -44 -12Z" fill="#fff" fill-opacity=".5"/><path d="M46 8C44 30 26 46 4 47" fill="none" stroke="#FFB703" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`,
    place,
  )
}

/** The ball with a tail of fire streaming to the right (turn it with `rotate`). */
export function fireball(pic: Picture, place: Place): string {
  const outer = pic.linear([-60, 0, 190, 0], ['#FFB703', '#FF6A00E6', '#D91E0600'])
  const inner = pic.linear([-60, 0, 140, 0], ['#FFF6C2', '#FFC933F2', '#FF8A0000'])
  return placed(
    `<path d="M-58 0C-58 -40 -28 -66 12 -60C50 -56 70 -70 120 -62C100 -50 96 -46 150 -40C120 -32 130 -24 196 -14C130 -8 130 0 180 14C120 14 120 22 146 34C96 34 80 44 104 60C60 52 40 60 10 60C-30 64 -58 40 -58 0Z" fill="${outer}"/>
    <path d="M-54 0C-54 -34 -24 -54 8 -48C50 -44 64 -50 96 -44C84 -34 96 -28 140 -20C104 -14 104 2 130 12C90 10 80 26 92 38C56 36 36 48 8 48C-28 52 -54 34 -54 0Z" fill="${inner}"/>${ball(pic, { x: 0, y: 0, size: 88 })}`,
    place,
  )
}

/** A bat standing upright, its face to the viewer; `size` is its length. */
export function bat(pic: Picture, place: Place): string {
  const willow = pic.linear('right', ['#FFF1CF', '#F2CB8C', '#C98A45', '#8A5422'])
  const grip = pic.linear('right', ['#5CB8FF', '#1C5FA8', '#0B2A55'])
  return placed(
    `<path d="M-4 -50C-4 -53 4 -53 4 -50L3.4 -18H-3.4Z" fill="${grip}"/><path d="M-3.8 -46h7.6M-3.8 -41h7.6M-3.7 -36h7.4M-3.6 -31h7.2M-3.5 -26h7" stroke="#CFEAFF" stroke-opacity=".7" stroke-width="1"/>
    <path d="M-3.4 -20H3.4C4 -15 10.5 -14 10.5 -8V44C10.5 50 6 52 0 52C-6 52 -10.5 50 -10.5 44V-8C-10.5 -14 -4 -15 -3.4 -20Z" fill="${willow}"/>
    <path d="M-10.5 12H10.5V24H-10.5Z" fill="#0E8A47"/><path d="M-10.5 15H10.5V21H-10.5Z" fill="#FFB703"/>
    <path d="M-8 -8V44C-8 47 -7 48.5 -5 49" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/><path d="M3 -14C4 -2 4 -1 0 11C-4 -1 -4 -2 -3 -14" fill="#8A5422" fill-opacity=".3"/>`,
    place,
  )
}

/** Three stumps; with `broken` the bails fly and the middle stump leans. */
export function stumps(pic: Picture, place: Place, broken = false): string {
  const wood = pic.linear('right', ['#FFF3D6', '#F0C27A', '#9A5C22'])
  const stump = (x: number, turn = 0) =>
    `<path d="M-4 50V-40C-4 -45 4 -45 4 -40V50Z" transform="translate(${x}) rotate(${turn} 0 50)" fill="${wood}"/>`
  const bails = broken ? 'M-34 -62l20 -9M10 -66l18 10' : 'M-22 -46h21M1 -46h21'
  const bands = `<path d="M-26 -26h8M-4 -26h8M18 -26h8" stroke="#2BD576" stroke-width="7"/>`
  return placed(
    `${stump(-22, broken ? -7 : 0)}${stump(22, broken ? 9 : 0)}${stump(0, broken ? 3 : 0)}${broken ? '' : bands}<path d="${bails}" stroke="#FFE3A3" stroke-width="6" stroke-linecap="round"/>`,
    place,
  )
}

/** A batter's helmet with a grille, facing left. */
export function helmet(pic: Picture, place: Place): string {
  const shell = pic.radial(['#6BE3A0', [0.45, '#0E8A47'], [1, '#052E18']], [-10, -30, 70])
  return placed(
    `<path d="M-36 12C-46 -30 -18 -48 8 -46C38 -44 50 -20 46 16C44 32 34 40 22 42L12 18Z" fill="${shell}"/><path d="M-52 6C-46 -4 -20 -6 14 4L12 18C-10 8 -34 8 -52 14Z" fill="#0B5A30"/>
    <path d="M-50 8C-44 0 -20 -1 13 8" fill="none" stroke="#9DF5C2" stroke-width="2" stroke-linecap="round"/>
    <g fill="none" stroke="#DCE8F0" stroke-width="3.4" stroke-linecap="round"><path d="M-40 14C-42 24 -40 34 -34 42C-20 48 0 48 16 40"/><path d="M-41 22C-26 28 -6 28 13 24M-39 32C-26 37 -6 38 14 32M-22 12C-24 24 -22 36 -18 45"/></g>
    <path d="M-26 -12C-22 -30 -6 -40 10 -40" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><path d="M-4 -24L2 -12L14 -11L5 -3L8 8L-3 2L-10 8L-8 -4L-16 -11L-5 -12Z" transform="translate(12 -8) scale(.8)" fill="#FFB703"/>
    <path d="M24 18C20 24 20 34 24 42" stroke="#04180D" stroke-width="3" fill="none"/>`,
    place,
  )
}
