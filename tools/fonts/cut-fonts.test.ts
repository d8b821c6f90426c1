import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { cutFont, cuts, printCuts } from './cut-fonts.ts'

test.each([...cuts, ...printCuts])('$file is what its package and its ranges make', async (cut) => {
  const cutNow = await cutFont(cut)
  expect(
    cutNow.equals(readFileSync(join(ROOT, cut.file))),
    'it is older than its package or its ranges; run: npx tsx tools/fonts/write-fonts.ts',
  ).toBe(true)
})

test.each(cuts)('the styles ask $file for no character that it lacks', ({ file, ranges }) => {
  const styles = readFileSync(join(ROOT, dirname(file), 'fonts.css'), 'utf8')
  const face = styles.split('@font-face').find((one) => one.includes(file.split('/').at(-1) ?? ''))
  const asked = [...(face ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  )
  expect(asked).toEqual(ranges)
})
