import { tile, wordmark } from '../objects/mark.ts'
import { FIELD, LIGHT } from '../palette.ts'
import { alponaRings } from '../scene/alpona.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, tower } from '../scene/stadium.ts'
import { words } from '../scene/title.ts'

/** The opening picture: the mark over a lit field between two towers, and the name. */
export function splashMaidan(): string {
  const pic = createPicture('sm', 320, 320)
  return pic.svg(
    backdrop(pic, pic.linear('down', [FIELD[950], FIELD[900], '#0E3A2A', FIELD[950]])) +
      specks(7, 26, [0, 0, 320, 120], '#DFF6E8', 1) +
      field(pic, 226, [160, 240], ['#1F7A4A', FIELD[700], FIELD[950]]) +
      tower(pic, { x: 38, y: 232, height: 132, to: [190, 300], strength: 0.4 }) +
      tower(pic, { x: 282, y: 232, height: 132, to: [130, 300], strength: 0.4 }) +
      glow(pic, 160, 132, 110, LIGHT, 0.45) +
      tile(pic, { x: 160, y: 132, size: 112 }) +
      fadeOut(pic) +
      wordmark(pic, 88, 262, 32),
  )
}

/** A neutral opening picture for a skin without its own: floor ornament, lights and a greeting. */
export function splashDefault(): string {
  const pic = createPicture('sd', 320, 320)
  const greeting = letter('GAME NIGHT', {
    cap: 17,
    weight: 800,
    tracking: 0.2,
    x: 160,
    y: 282,
    anchor: 'middle',
  })
  return pic.svg(
    backdrop(pic, pic.radial([FIELD[700], FIELD[800], FIELD[950]], [160, 140, 220])) +
      cone(pic, {
        from: [40, -20],
        to: [190, 260],
        spread: 150,
        colour: '#FFF1C4',
        strength: 0.28,
      }) +
      cone(pic, {
        from: [280, -20],
        to: [130, 260],
        spread: 150,
        colour: '#FFF1C4',
        strength: 0.28,
      }) +
      `<g transform="translate(160 138)">${alponaRings(190, '#FFD56B')}</g>` +
      glow(pic, 160, 138, 74, LIGHT, 0.85) +
      `<circle cx="160" cy="138" r="16" fill="${pic.radial(['#FFFDF0', '#FFD56B', '#F08A00'])}"/>` +
      words(greeting, '#F2F7F4'),
  )
}

function fadeOut(pic: Picture): string {
  return backdrop(pic, pic.linear([0, 180, 0, 320], ['#07130E00', '#07130EB3', '#07130E']))
}
