import type { Kit } from '../../objects/figures/kit.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'

/** The bowling side of the pictures. */
export const BLUE_KIT: Kit = {
  shirt: ['#3FA0F0', '#0B2A5A'],
  trousers: ['#1F5FA8', '#06183A'],
  accent: '#FFB703',
  rim: '#CFE8FF',
}

/** The batting side of the pictures. */
export const RED_KIT: Kit = {
  shirt: ['#F0653F', '#5A120A'],
  trousers: ['#B8321F', '#3A0805'],
  accent: '#FFE3A3',
  rim: '#FFE3C9',
}

/** A ground at night under a violet sky, its stand at `y` and its grass below. */
export function arena(pic: Picture, y: number): string {
  const { width } = pic
  return (
    backdrop(pic, pic.linear('down', ['#0A0B2E', '#2A1F6E', [0.4, '#1F5E6E'], '#06120C'])) +
    specks(9, 40, [0, 0, width, y - 30], '#E3E9FF', 1.2) +
    glow(pic, width / 2, y + 20, width * 0.6, '#8FD0FF', 0.4) +
    stands(pic, y, 54, 12, ['#1B2A5A', '#070A1E']) +
    field(pic, y + 62, [width / 2, y + 78], ['#46B866', '#1C6A3C', '#06120C']) +
    tower(pic, {
      x: width * 0.1,
      y: y + 30,
      height: 118,
      to: [width * 0.55, 340],
      strength: 0.42,
    }) +
    tower(pic, { x: width * 0.92, y: y + 30, height: 110, to: [width * 0.4, 340], strength: 0.4 })
  )
}

/** Six places of an over on a board, the last one still to be bowled. */
export function overBoard(pic: Picture, x: number, y: number): string {
  const marks = ['#FFFFFF', '#5CB8FF', '#FFB703', '#FFFFFF', '#FF5C5C']
  const balls = marks.map(
    (fill, index) => `<circle cx="${x + 16 + index * 19}" cy="${y + 16}" r="7" fill="${fill}"/>`,
  )
  return (
    `<rect x="${x}" y="${y}" width="127" height="32" rx="7" fill="#03100A" stroke="#FFB703" stroke-width="1.600"/>` +
    balls.join('') +
    `<circle cx="${x + 111}" cy="${y + 16}" r="7" fill="none" stroke="#FFB703" stroke-width="2.400"/>` +
    glow(pic, x + 111, y + 16, 16, '#FFE08A', 0.8)
  )
}
