import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawDigits, PICTURE } from './draw-digits.ts'
import { newDigits } from './new-digits.ts'
import { seeded } from './testing/seeded.ts'

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
