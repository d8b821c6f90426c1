import { fade } from '../../palette.ts'
import { glow } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'

type Frame = { left: number; right: number; top: number; line: number }

/** A goal under floodlights, its net full of light; `line` is the height of the goal line. */
export function nightGoal(pic: Picture, { left, right, top, line }: Frame): string {
  const { width } = pic
  const sky = pic.linear('down', ['#04120B', '#0D3A24', '#14603A'])
  const middle = (left + right) / 2
  return (
    `<path d="M0 0H${width}V${line}H0Z" fill="${sky}"/>` +
    tower(pic, { x: 30, y: line - 30, height: 128, to: [middle, line + 30] }) +
    tower(pic, { x: width - 30, y: line - 30, height: 128, to: [middle, line + 30] }) +
    stands(pic, top + 6, line - top - 16, 23) +
    field(pic, line - 6, [middle, line - 6]) +
    net({ left, right, top, line }) +
    glow(pic, middle, line - 30, (right - left) * 0.6, '#EAFFF1', 0.34) +
    `<path d="M${left} ${line}V${top}H${right}V${line}" fill="none" stroke="#06140D" stroke-opacity=".5" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="M${left} ${line}V${top}H${right}V${line}" fill="none" stroke="#C6D4CC" stroke-width="10" stroke-linejoin="round"/>` +
    `<path d="M${left - 1.5} ${line}V${top - 1.5}H${right - 1.5}V${line}" fill="none" stroke="#FFFFFF" stroke-width="5.5" stroke-linejoin="round"/>`
  )
}

function net({ left, right, top, line }: Frame): string {
  const columns = Math.round((right - left) / 14)
  const rows = Math.round((line - top) / 14)
  const down = Array.from({ length: columns + 1 }, (_, index) => {
    const x = short(left + ((right - left) / columns) * index, 1)
    return `M${x} ${top}V${line}`
  })
  const across = Array.from({ length: rows + 1 }, (_, index) => {
    const y = short(top + ((line - top) / rows) * index, 1)
    return `M${left} ${y}H${right}`
  })
  return `<path d="M${left} ${top}H${right}V${line}H${left}Z" fill="#04120B" fill-opacity=".36"/><path d="${down.join('')}${across.join('')}" stroke="#FFFFFF" stroke-opacity=".34" stroke-width="1.2"/>`
}

/** A keeper's glove with its fingers spread, 100 high; flipped it is the other hand. */
export function glove(pic: Picture, place: Place): string {
  const palm = pic.linear('falling', ['#FFF1C9', '#FFB347', '#FF7A1A', '#B33A05'])
  const cuff = pic.linear('down', ['#26445A', '#0B1A26'])
  const finger = (x: number, y: number, turn: number, length: number) =>
    `<rect x="-8" y="${-length}" width="16" height="${length + 8}" rx="8" transform="translate(${x} ${y}) rotate(${turn})"/>`
  const hand =
    finger(-21, -4, -22, 34) +
    finger(-7, -12, -7, 40) +
    finger(8, -12, 7, 40) +
    finger(22, -4, 20, 34) +
    finger(29, 16, 62, 24) +
    '<path d="M-29 -6C-29 -16 29 -16 30 -4V18C30 30 20 36 0 36C-20 36 -29 30 -29 18Z"/>'
  return placed(
    `<g fill="#03100A" fill-opacity=".5" transform="translate(3 5)">${hand}</g><g fill="${palm}" stroke="#5A1F02" stroke-width="1.6">${hand}</g><path d="M-21 4C-12 14 12 14 21 4V14C12 24 -12 24 -21 14Z" fill="${fade('#FFFFFF', 0.5)}"/><path d="M-23 30H23L20 52H-20Z" fill="${cuff}"/><path d="M-22 38H22" stroke="#FFB703" stroke-width="4"/>`,
    place,
  )
}
