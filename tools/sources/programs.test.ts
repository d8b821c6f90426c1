import { expect, test } from 'vitest'
import { findPrograms } from './find-programs.ts'
import { listFiles } from './list-files.ts'

/** What may hold a program in a string, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/sandbox/src/feed/calls/odds-calls.ts':
    'The documents read the address of the score frame out of a variable in a script.',
}

/** Tests start programs of their own, and send scripts to be refused. */
const OF_TESTS = /\.test\.tsx?$|\/testing\/|^packages\/testkit\//

test('no program stands in a string, past types and lint', () => {
  const sources = listFiles(['apps', 'packages'], ['.ts', '.tsx']).filter(
    ({ path }) => !OF_TESTS.test(path) && ALLOWED[path] === undefined,
  )
  const found = sources
    .filter(({ text }) => text.includes('`') || text.includes('<script'))
    .flatMap((file) =>
      findPrograms(file).map(({ line, begins }) => `${file.path}:${line} ${begins}`),
    )
  expect(found).toEqual([])
})

test.each([
  ['const page = `<body><script>start()</script></body>`'],
  ['const page = `<script type="module">import "./a.js"</script>`'],
  ['const page = "<script>start()</script>"'],
  ["const script = `'use strict'\nstart()`"],
  ["const script = `\nimport { ball } from '/page/paint.js'\nball()`"],
  ['const script = `\nexport function draw() {\n  return ${wide} * 2\n}`'],
  ['const script = `\nconst form = document.querySelector("form")\n`'],
])('a program is found in %s', (code) => {
  expect(findPrograms({ path: 'page.ts', text: code })).toHaveLength(1)
})

test.each([
  ['const page = `<script src="/page.js" defer></script>`'],
  ['const page = `<script type="application/json">${score}</script>`'],
  ['const query = `\nselect id\nfrom players\nwhere name = $1`'],
  ['const look = `\nbody { margin: 0 }\n`'],
  ['const text = "a function that is a word"'],
  ['/** Code in `a comment`. */\nconst form = document.querySelector("form")'],
])('no program is found in %s', (code) => {
  expect(findPrograms({ path: 'page.ts', text: code })).toEqual([])
})
