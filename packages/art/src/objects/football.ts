import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** A football with its dark panels, 100 wide. */
export function football(pic: Picture, place: Place): string {
  const skin = pic.radial([
    [0, '#FFFFFF'],
    [0.55, '#F1F5F3'],
    [0.86, '#B9CCC1'],
    [1, '#6C8276'],
  ])
  const ball = pic.clip('<circle r="49"/>')
  const star = 'M0 -17L16.2 -5.3L10 13.8H-10L-16.2 -5.3Z'
  const around = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn}) translate(0 -45)" d="M-15 -9L15 -9L13 6L0 15L-13 6Z"/>`,
    )
    .join('')
  const seams = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 -17V-31M0 -31L-15 -38M0 -31L15 -38M-13 -39L-26 -28M13 -39L26 -28"/>`,
    )
    .join('')
  return placed(
    `<circle cx="3" cy="5" r="50" fill="#03100A" fill-opacity=".5"/><circle r="49" fill="${skin}"/><g clip-path="${ball}"><g fill="#12211A"><path d="${star}"/>${around}</g><g fill="none" stroke="#12211A" stroke-width="2.4">${seams}</g></g><path d="M-30 -27A40 40 0 0 1 -4 -40" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/>`,
    place,
  )
}
