import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '@maidan/contract'
import { hasRibbon } from './games/reels/ribbons.ts'
import { SLOTS } from './games/slots.ts'
import { PICTURES } from './lists/all.ts'
import { LAUNCHER_ICONS } from './lists/brand.ts'
import { writePictures } from './write-pictures.ts'

/** Packed it is a fifth of that: half a second on a line of 100 kbit/s. Bangla takes a little more than Latin. */
const MAX_SVG_BYTES = 34_000
const MAX_ICON_BYTES = 120_000

const outDir = mkdtempSync(join(tmpdir(), 'maidan-art-'))
const read = (path: string): string => readFileSync(join(outDir, path), 'utf8')
const idsOf = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')

/** Every picture at once takes a busy machine as long as that. */
const DRAWING_MAX_MS = 240_000

beforeAll(async () => {
  await writePictures(outDir)
}, DRAWING_MAX_MS)

afterAll(() => rmSync(outDir, { recursive: true }))

describe('drawn pictures', () => {
  test('[APP-04] [APP-05] the splash has the site’s own picture and a default one', () => {
    const paths = PICTURES.map((picture) => picture.path)
    expect(paths).toContain('brand/splash-maidan.svg')
    expect(paths).toContain('brand/splash-default.svg')
  })

  test.each(SLOTS)(
    '[I18N-02] a symbol of $code with its name on it is drawn in each language, any other once',
    ({ code, symbols }) => {
      const drawings = Object.keys(symbols).map((key) => {
        const own = PICTURES.filter(({ path }) => path.startsWith(`symbols/${code}/${key}.`))
        return [key, new Set(own.map(({ path }) => read(path))).size]
      })
      expect(drawings).toEqual(
        Object.keys(symbols).map((key) => [key, hasRibbon(key) ? LANGUAGES.length : 1]),
      )
      expect(hasRibbon('WILD') && hasRibbon('SCATTER')).toBe(true)
    },
  )

  test('no path is listed twice', () => {
    const paths = PICTURES.map((picture) => picture.path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(PICTURES)(
    '$path is a small, self-contained drawing',
    async ({ path, width, height }) => {
      const svg = read(path)
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_SVG_BYTES)
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(svg).not.toMatch(/<(text|filter|image|style|script|foreignObject)\b/)
      expect(svg).not.toMatch(/href="(?!#)|url\((?!#)|NaN|undefined|Infinity/)
      // The renderer refuses markup that is not well formed.
      await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({
        format: 'svg',
        width,
        height,
      })
    },
  )

  test.each(PICTURES)('$path names every part it uses, once', ({ path }) => {
    const svg = read(path)
    const ids = idsOf(svg)
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('no two pictures share an id, so they can stand in one page', () => {
    const all = PICTURES.flatMap(({ path }) => idsOf(read(path)))
    const twice = all.toSorted().filter((id, index, sorted) => id === sorted[index + 1])
    expect(twice).toEqual([])
  })

  test('a second drawing gives the same bytes', { timeout: DRAWING_MAX_MS }, () => {
    const changed = PICTURES.filter(({ path, draw }) => draw() !== read(path))
    expect(changed.map(({ path }) => path)).toEqual([])
  })
})

test.each(LAUNCHER_ICONS)('$path is an opaque square of $size px', async ({ path, size }) => {
  const file = join(outDir, path)
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThanOrEqual(MAX_ICON_BYTES)
  await expect(sharp(file).metadata()).resolves.toMatchObject({
    format: 'png',
    width: size,
    height: size,
  })
  await expect(sharp(file).stats()).resolves.toMatchObject({ isOpaque: true })
})
