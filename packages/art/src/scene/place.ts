import type { Picture } from './picture.ts'
import { short } from './path/short.ts'

/** Where an object goes: its centre and its size in picture units (objects are drawn 100 units wide). */
export type Place = {
  x: number
  y: number
  size: number
  rotate?: number
  flip?: boolean
  opacity?: number
}

/** Puts markup drawn around the origin, 100 units wide, at a place. */
export function placed(markup: string, place: Place): string {
  const scale = short(place.size / 100)
  const turn = place.rotate ? ` rotate(${short(place.rotate)})` : ''
  const size = place.flip ? `${-scale} ${scale}` : `${scale}`
  const opacity = place.opacity === undefined ? '' : ` opacity="${place.opacity}"`
  return `<g transform="translate(${short(place.x)} ${short(place.y)})${turn} scale(${size})"${opacity}>${markup}</g>`
}

/** An object kept once in the picture's definitions and shown at a place, however often it appears. */
export function stamped(pic: Picture, markup: string, place: Place): string {
  return placed(`<use href="#${pic.define((id) => `<g id="${id}">${markup}</g>`)}"/>`, place)
}
