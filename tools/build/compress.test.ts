import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('text files get compressed neighbours, at any depth', async () => {
  const text = 'a line of a script;\n'.repeat(200)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'app.js'), text)
  writeFileSync(join(folder, 'photo.png'), text)
  writeFileSync(join(folder, 'small.css'), 'a{}')
  await compressFiles(folder)
  expect(readdirSync(join(folder, 'assets'))).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(readdirSync(folder)).toEqual(['assets', 'photo.png', 'small.css'])
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(text)
  expect(gunzipSync(read('app.js.gz')).toString()).toBe(text)
})

test('a file that changed is compressed anew', async () => {
  const file = join(folder, 'picture.svg')
  for (const letter of ['a', 'b']) {
    writeFileSync(file, letter.repeat(5_000))
    await compressFiles(folder)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(letter.repeat(5_000))
  }
})
