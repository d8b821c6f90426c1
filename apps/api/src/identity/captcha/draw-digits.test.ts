import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Random } from '../../platform/random.ts'
import { drawDigits, PICTURE } from './draw-digits.ts'
import { newDigits } from './new-digits.ts'

/** Chance that can be drawn again: a small generator by Park and Miller. */
function seeded(seed: number): Random {
  let state = seed * 7919 + 1
  return {
    below: (limit) => {
      state = (state * 48_271) % 2_147_483_647
      return state % limit
    },
  }
}

/** The chunks of a PNG by their names, the bytes of the same name joined. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), data]))
    at += length + 12
  }
  return chunks
}

describe('a picture', () => {
  test('[API-32] [NAV-37] is a whole PNG of the size that is said', async () => {
    const png = await drawDigits('0123', seeded(1))
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
    const chunks = chunksOf(png)
    const head = chunks.get('IHDR')
    expect([head?.readUInt32BE(0), head?.readUInt32BE(4)]).toEqual([PICTURE.width, PICTURE.height])
    expect(inflateSync(chunks.get('IDAT') ?? '').length).toBeGreaterThan(PICTURE.height)
    expect([...chunks.keys()].at(-1)).toBe('IEND')
    expect([...chunks.keys()].filter((name) => /text|exif/i.test(name))).toEqual([])
  })

  test('[AUTH-57] is decided by its digits and by chance alone', async () => {
    const first = await drawDigits('4711', seeded(2))
    expect(await drawDigits('4711', seeded(2))).toEqual(first)
    expect(await drawDigits('4711', seeded(3))).not.toEqual(first)
    expect(await drawDigits('4712', seeded(2))).not.toEqual(first)
  })
})

test('[AUTH-57] the digits are four, zeros in front too', () => {
  expect(newDigits({ below: () => 7 })).toBe('0007')
  expect(newDigits({ below: (limit) => limit - 1 })).toBe('9999')
})

/** Half the size is enough to compare, and quick. */
const [WIDE, HIGH] = [PICTURE.width / 2, PICTURE.height / 2]
const CELL = WIDE / 4
const SHIFTS = [-4, -2, 0, 2, 4]
const PICTURES_LEARNT = 100
const PICTURES_READ = 60

type Ink = readonly number[]

/** How dark each pixel of each digit's quarter is, around the mean of its quarter. */
async function quarters(png: Buffer): Promise<Ink[]> {
  const grey = await sharp(png).resize(WIDE, HIGH).greyscale().raw().toBuffer()
  return Array.from({ length: 4 }, (_, at) =>
    centred(
      Array.from({ length: HIGH * CELL }, (__, pixel) => {
        const [x, y] = [at * CELL + (pixel % CELL), Math.floor(pixel / CELL)]
        return 255 - (grey[y * WIDE + x] ?? 0)
      }),
    ),
  )
}

function centred(values: number[]): Ink {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

/** How well a template lies on a quarter, at the best of a few shifts. */
function likeness(quarter: Ink, template: Ink): number {
  const at = (right: number, down: number) =>
    quarter.reduce((sum, value, pixel) => {
      const [x, y] = [(pixel % CELL) + right, Math.floor(pixel / CELL) + down]
      const under = x >= 0 && x < CELL ? (template[y * CELL + x] ?? 0) : 0
      return sum + value * under
    }, 0)
  return Math.max(...SHIFTS.flatMap((right) => SHIFTS.map((down) => at(right, down))))
}

const unit = (ink: Ink): Ink => {
  const length = Math.hypot(...ink)
  return ink.map((value) => value / length)
}

describe('a reader that compares with fixed templates', () => {
  /** The mean of many drawings of each digit: the best that such a reader can have. */
  let templates: Ink[]

  beforeAll(async () => {
    const sums = Array.from({ length: 10 }, () => Array<number>(HIGH * CELL).fill(0))
    for (let seed = 0; seed < PICTURES_LEARNT; seed += 1) {
      const digits = newDigits(seeded(seed + 5000))
      const cells = await quarters(await drawDigits(digits, seeded(seed + 1000)))
      for (const [at, cell] of cells.entries()) {
        const sum = sums[Number(digits[at])] ?? []
        for (const [pixel, value] of cell.entries()) sum[pixel] = (sum[pixel] ?? 0) + value
      }
    }
    templates = sums.map(unit)
  })

  const read = (cell: Ink) => {
    const fits = templates.map((template) => likeness(cell, template))
    return String(fits.indexOf(Math.max(...fits)))
  }

  test('[AUTH-57] seldom reads a whole picture', async () => {
    let digitsRead = 0
    let picturesRead = 0
    for (let seed = 0; seed < PICTURES_READ; seed += 1) {
      const digits = newDigits(seeded(seed + 9000))
      const cells = await quarters(await drawDigits(digits, seeded(seed + 3000)))
      const found = cells.map(read)
      digitsRead += found.filter((digit, at) => digit === digits[at]).length
      if (found.join('') === digits) picturesRead += 1
    }
    const part = digitsRead / (4 * PICTURES_READ)
    expect(part, 'the reader is better than a guess').toBeGreaterThan(0.2)
    expect(part).toBeLessThan(0.5)
    expect(picturesRead / PICTURES_READ).toBeLessThan(0.1)
  })
})
