import { ball } from '../objects/cricket.ts'
import { taka } from '../objects/taka.ts'
import { tile } from '../objects/mark.ts'
import { FIELD } from '../palette.ts'
import { confetti } from '../scene/confetti.ts'
import { lit } from '../scene/icon.ts'
import { backdrop, cone, glint, glow, rays } from '../scene/light.ts'
import { createPicture } from '../scene/picture.ts'

/** The welcome pop-up's picture: the mark in the beams, paper and coins in the air, 320 x 200. */
export function popWelcome(): string {
  const pic = createPicture('pow', 320, 200)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#0A3A2A', '#14804A', FIELD[900]])) +
      rays(pic, 160, 104, 210, 22, '#FFE9A0', 0.3) +
      cone(pic, {
        from: [30, -20],
        to: [190, 210],
        spread: 120,
        colour: '#FFF1C4',
        strength: 0.45,
      }) +
      cone(pic, {
        from: [290, -20],
        to: [130, 210],
        spread: 120,
        colour: '#FFF1C4',
        strength: 0.45,
      }) +
      glow(pic, 160, 104, 110, '#FFC94A', 0.8) +
      confetti(11, 60, [6, 4, 308, 170], 8) +
      taka(pic, { x: 66, y: 150, size: 50, rotate: -14 }) +
      taka(pic, { x: 254, y: 152, size: 50, rotate: 14 }) +
      taka(pic, { x: 92, y: 72, size: 30, rotate: 10 }) +
      ball(pic, { x: 236, y: 70, size: 34 }) +
      tile(pic, { x: 160, y: 104, size: 98 }) +
      lit(pic, 'noto:party-popper', { x: 34, y: 92, size: 52 }) +
      glint(214, 56, 12) +
      glint(104, 134, 9),
  )
}

/** A blocked account: the gate of the ground is shut, 160 x 160. */
export function popBlock(): string {
  const pic = createPicture('pob', 160, 160)
  const shield =
    'M80 14C98 26 118 31 138 32C141 88 122 126 80 148C38 126 19 88 22 32C42 31 62 26 80 14Z'
  return pic.svg(
    glow(pic, 80, 80, 80, '#FF5C5C', 0.45) +
      `<path d="${shield}" fill="${pic.linear('falling', ['#FFB3A8', '#FF5C5C', '#7A0A14'])}"/><path d="${shield}" transform="translate(80 80) scale(.87) translate(-80 -80)" fill="${pic.linear('down', [FIELD[700], FIELD[900]])}"/>
      <path d="M60 74V62A20 20 0 0 1 100 62V74" fill="none" stroke="#DCE8E1" stroke-width="9"/><rect x="50" y="72" width="60" height="46" rx="9" fill="${pic.linear('down', ['#FFE08A', '#FFB703', '#C97800'])}"/><circle cx="80" cy="91" r="7" fill="#3A1A00"/><path d="M77 92H83L86 107H74Z" fill="#3A1A00"/><path d="M56 78H92" stroke="#FFF6D0" stroke-width="3" stroke-linecap="round"/>`,
  )
}
