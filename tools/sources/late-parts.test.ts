import { expect, test } from 'vitest'
import { listFiles, type SourceFile } from './list-files.ts'

/** Where every part is a route of its own, and where the ways to fetch one are made. */
const ELSEWHERE = /^apps\/web\/src\/(app\/router\.tsx|lib\/chunks\/)/

/** Without these there is no page: what stands around it, or stands in its place. */
const PAGES = [
  'Affiliate',
  'ComingSoon',
  'ExchangeFrame',
  'FramedPage',
  'Maintenance',
  'ProductFrame',
  'TradingFrame',
  'WideFrame',
  'WideMarkets',
]

/** The parts of a file that are fetched late and take the whole page with them when they are lost. */
function findUncaught({ text }: SourceFile): string[] {
  return [...text.matchAll(/(?:const (\w+) = )?\b(?:lazyScreen|lazy)\(/g)]
    .map(([, name = 'a part without a name']) => name)
    .filter((name) => !PAGES.includes(name))
    .filter((name) => !new RegExp(`use(Tapped|Opened)Part\\(\\s*${name},`).test(text))
}

test('a late part that is no page leaves the page when its code is lost', () => {
  const found = listFiles(['apps/web/src'], ['.ts', '.tsx'])
    .filter(({ path }) => !ELSEWHERE.test(path))
    .flatMap((file) => findUncaught(file).map((name) => `${name} of ${file.path}`))
  expect(found).toEqual([])
})

test('a part that is only drawn is found, one that a tap asks for is not', () => {
  const part = 'const FilterSheet = lazyScreen(load)\n'
  const of = (text: string) => findUncaught({ path: 'filter-bar.tsx', text })
  expect(of(part)).toEqual(['FilterSheet'])
  expect(of(`${part}useOpenedPart(FilterSheet, { isOpen, close })`)).toEqual([])
  expect(of('const Maintenance = lazyScreen(load)')).toEqual([])
  expect(of('show(lazy(load))')).toEqual(['a part without a name'])
})
