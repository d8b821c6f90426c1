import { createRequire } from 'node:module'
import { INK } from '../palette.ts'
import { compactPath } from './path/path-data.ts'
import { placed, type Place } from './place.ts'
import type { Picture } from './picture.ts'

/** An icon's name in its set: `noto:crab` or `fluent-emoji-flat:crab`. */
export type IconName = `${'noto' | 'fluent-emoji-flat'}:${string}`

type IconSet = {
  width?: number
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const find = createRequire(import.meta.url)
const loaded = new Map<string, IconSet>()

/** One icon of the open-licensed sets, drawn once a picture and used at each place. */
export function icon(pic: Picture, name: IconName, place: Place): string {
  const body = centred(name, own(pic, bodyOf(name)))
  const id = pic.define((id) => `<g id="${id}">${body}</g>`)
  return placed(`<use href="#${id}"/>`, place)
}

/** The icon's outline in one paint: for shadows behind it and rims of light around it. */
export function silhouette(pic: Picture, name: IconName, paint: string, place: Place): string {
  const flat = bodyOf(name)
    .replace(/<defs>.*?<\/defs>|<(linear|radial)Gradient.*?<\/\1Gradient>/gs, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"| opacity="[^"]*"/g, '')
  const id = pic.define((id) => `<g id="${id}">${centred(name, own(pic, flat))}</g>`)
  return placed(`<use href="#${id}" fill="${paint}"/>`, place)
}

/** An icon with a dark shape under it and, when `rim` is given, a lit edge on its upper left. */
export function lit(pic: Picture, name: IconName, place: Place, rim?: string): string {
  const reach = place.size / 100
  const shadow = { ...place, x: place.x + reach * 2, y: place.y + reach * 4.5, opacity: 0.5 }
  const edge = { ...place, x: place.x - reach * 1.3, y: place.y - reach * 1.3 }
  const light = rim ? silhouette(pic, name, rim, edge) : ''
  return silhouette(pic, name, INK, shadow) + light + icon(pic, name, place)
}

function bodyOf(name: IconName): string {
  const [set = '', icon = ''] = name.split(':')
  const { icons, aliases } = read(set)
  const body = (icons[icon] ?? icons[aliases?.[icon]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`No icon ${name} in the installed sets`)
  const digits = set === 'noto' ? 1 : 2
  return body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d, digits)}"`)
}

function centred(name: IconName, body: string): string {
  const width = read(name.split(':')[0] ?? '').width ?? 16
  return `<g transform="scale(${100 / width}) translate(${-width / 2} ${-width / 2})">${body}</g>`
}

function read(set: string): IconSet {
  const known = loaded.get(set)
  if (known) return known
  const icons: IconSet = find(`@iconify-json/${set}/icons.json`)
  loaded.set(set, icons)
  return icons
}

/** Puts the picture's prefix on every id inside a body, so that no two pictures share one. */
function own(pic: Picture, body: string): string {
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
  return ids.reduce((markup, id) => {
    const fresh = `${pic.prefix}-${id.replace(/^SVG/, '')}`
    return markup
      .replaceAll(`id="${id}"`, `id="${fresh}"`)
      .replaceAll(`#${id}"`, `#${fresh}"`)
      .replaceAll(`#${id})`, `#${fresh})`)
  }, body)
}
