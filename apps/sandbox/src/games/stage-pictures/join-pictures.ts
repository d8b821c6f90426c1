import type { StagePlace } from '../catalog/slot-pictures.ts'

/** A picture as it is drawn: its own size, as its first line says it, and what is in it. */
const DRAWN = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s

/**
 * One SVG of many: each picture of `places` where it belongs, cut off at its own edge as it would be by itself.
 * `read` gives a picture by its key; no two share an id. Throws on what is no drawn picture.
 */
export function joinPictures(places: readonly StagePlace[], read: (key: string) => string): string {
  const width = Math.max(...places.map((place) => place.x + place.width))
  const height = Math.max(...places.map((place) => place.y + place.height))
  const parts = places.map((place) => placed(place, read(place.key)))
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

function placed({ key, x, y, width, height }: StagePlace, picture: string): string {
  const [, viewBox, drawing] = DRAWN.exec(picture) ?? []
  if (viewBox === undefined || drawing === undefined) throw new Error(`${key} is no drawn picture`)
  const at = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<svg ${at} viewBox="${viewBox}">${drawing}</svg>`
}
