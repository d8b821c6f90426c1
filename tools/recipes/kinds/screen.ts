import type { Part, Recipe } from '../part.ts'
import { spellings } from '../spellings.ts'
import { textOf, unwritten, type Tree } from '../tree.ts'
import { unfinishedAreas } from './locale.ts'

const PATHS = 'apps/web/src/lib/paths.ts'
const ROUTER = 'apps/web/src/app/router.tsx'
const LOCALES = 'packages/locales/src'

/** One more page for players: it, its journey and its words, and a line in each list. */
export const screen: Recipe = {
  kind: 'screen',
  words: ['name', 'English title', 'Bangla title'],
  parts,
  missing,
}

function parts([name = '', english = '', bangla = '']: readonly string[]): Part[] {
  const { kebab, camel, pascal } = spellings(name)
  const lazy = `async () => (await import('../screens/${kebab}/${kebab}.tsx')).${pascal}`
  return [
    { path: `apps/web/src/screens/${kebab}/${kebab}.tsx`, file: page(camel, pascal) },
    { path: `e2e/site/${kebab}.spec.ts`, file: journey(kebab, english) },
    { path: `${LOCALES}/en/site/${kebab}.ts`, file: words(camel, english) },
    { path: `${LOCALES}/bn/site/${kebab}.ts`, file: words(camel, bangla) },
    { path: `${LOCALES}/areas/site/${kebab}.ts`, file: area(kebab, camel) },
    { path: PATHS, line: `  ${camel}: '/${kebab}',`, at: { before: '} as const' } },
    {
      path: ROUTER,
      line: `  screen(\n    paths.${camel},\n    lazyScreen(${lazy}),\n  ),`,
      at: { before: ']\n' },
    },
    {
      path: `${LOCALES}/index.ts`,
      line: `export { ${camel}Text } from './areas/site/${kebab}.ts'`,
      at: 'end',
    },
  ]
}

/** Every page has an address, a line in the router, and a test that opens it. */
function missing(tree: Tree): string[] {
  const tests = [...tree].filter(([path]) => /^(e2e|apps\/web)\/.*\.(spec|test)\.tsx?$/.test(path))
  const walked = tests.map(([, text]) => text).join('\n')
  const app = [...tree].filter(([path]) => path.startsWith('apps/web/src/') && path !== PATHS)
  const code = app.map(([, text]) => text).join('\n')
  const unreached = [...addresses(tree)].flatMap(([name, address]) => [
    ...(code.includes(`paths.${name}`) ? [] : [`${PATHS}: the address ${name} leads nowhere`]),
    ...(walked.includes(bare(address)) ? [] : [`no test opens ${address}`]),
  ])
  const used = [...textOf(tree, ROUTER).matchAll(/\bpaths\.(?!ts\b)(\w+)/g)].map(
    ([, name = '']) => name,
  )
  const known = addresses(tree)
  const unnamed = used.filter((name) => !known.has(name)).map((name) => `${PATHS}: no ${name}`)
  return [
    ...unreached,
    ...unnamed,
    ...unopened(tree, code),
    ...unwritten(tree, `${LOCALES}/index.ts`),
    ...unfinishedAreas(tree),
  ]
}

function addresses(tree: Tree): Map<string, string> {
  const listed = /export const paths = \{(.*?)\} as const/s.exec(textOf(tree, PATHS))?.[1] ?? ''
  return new Map(
    [...listed.matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, a = '', b = '']) => [a, b]),
  )
}

/** The part of an address before what differs from player to player. */
function bare(address: string): string {
  return address.replace(/\/\$.*$/, '')
}

/** Screens that nothing opens, and those that a route opens and nobody has written. */
function unopened(tree: Tree, code: string): string[] {
  const folders = [...tree.keys()].flatMap(
    (path) => /^apps\/web\/src\/screens\/([^/]+)\/\1\.tsx$/.exec(path)?.[1] ?? [],
  )
  const opened = [...textOf(tree, ROUTER).matchAll(/'\.\.\/(screens\/[^']+)'/g)]
  return [
    ...folders
      .filter((name) => !code.includes(`/${name}/${name}.tsx'`))
      .map((name) => `apps/web/src/screens/${name} is opened by nothing`),
    ...opened.flatMap(([, file = '']) => (tree.has(`apps/web/src/${file}`) ? [] : [`no ${file}`])),
  ]
}

function page(camel: string, pascal: string): string {
  return `import { ${camel}Text } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'

export function ${pascal}() {
  const t = useText(${camel}Text)
  return (
    <main className="p-4">
      <h1 className="text-lg font-bold">{t('title')}</h1>
    </main>
  )
}
`
}

function journey(kebab: string, english: string): string {
  return `import { expect, test } from '@playwright/test'

test('the screen opens at its address', async ({ page }) => {
  await page.goto('/${kebab}')
  await expect(page.getByRole('heading', { name: ${quote(english)} })).toBeVisible()
})
`
}

function words(camel: string, title: string): string {
  return `import type { Texts } from '../../define-text.ts'

export const ${camel} = {
  title: ${quote(title)},
} as const satisfies Texts
`
}

function area(kebab: string, camel: string): string {
  return `import { ${camel} as bn } from '../../bn/site/${kebab}.ts'
import { defineText } from '../../define-text.ts'
import { ${camel} as en } from '../../en/site/${kebab}.ts'

export const ${camel}Text = defineText(en, {
  bn,
})
`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
