import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawDigits, PICTURE } from './draw-digits.ts'
import { newDigits } from './new-digits.ts'
import { seeded } from './testing/seeded.ts'

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
