import type { Part, Recipe } from '../part.ts'
import { spellings } from '../spellings.ts'
import { textOf, unmentioned, type Tree } from '../tree.ts'

const PATHS = 'apps/backoffice/src/app/paths.ts'
const ROUTER = 'apps/backoffice/src/app/router.tsx'

/** One more screen for staff: it and its journey, and a line in each list. */
export const officeScreen: Recipe = { kind: 'office-screen', words: ['name'], parts, missing }

function parts([name = '']: readonly string[]): Part[] {
  const { kebab, camel, pascal } = spellings(name)
  const file = `../screens/${kebab}/${kebab}.tsx`
  return [
    { path: `apps/backoffice/src/screens/${kebab}/${kebab}.tsx`, file: page(pascal) },
    { path: `e2e/office/${kebab}.spec.ts`, file: journey(kebab) },
    { path: PATHS, line: `  ${camel}: '/${kebab}',`, at: { before: '} as const' } },
    {
      path: ROUTER,
      line: `  screen(\n    paths.${camel},\n    lazyRouteComponent(() => import('${file}'), '${pascal}'),\n  ),`,
      at: { before: ']\n' },
    },
  ]
}

/** Every address of the office has a route to a written screen, and a journey that opens it. */
function missing(tree: Tree): string[] {
  const listed = /export const paths = \{(.*?)\} as const/s.exec(textOf(tree, PATHS))?.[1] ?? ''
  const office = [...tree].filter(([path]) => path.startsWith('e2e/'))
  const walked = office.map(([, text]) => text).join('\n')
  const unreached = [...listed.matchAll(/^ {2}(\w+): '([^']+)'/gm)].flatMap(
    ([, name = '', path = '']) => [
      ...unmentioned(tree, ROUTER, `paths.${name}`, `the address ${name} leads nowhere`),
      ...(walked.includes(path.replace(/\/\$.*$/, ''))
        ? []
        : [`no journey of staff opens ${path}`]),
    ],
  )
  const opened = [...textOf(tree, ROUTER).matchAll(/'\.\.\/(screens\/[^']+)'/g)]
  const lost = opened.flatMap(([, file = '']) =>
    tree.has(`apps/backoffice/src/${file}`)
      ? []
      : [`${ROUTER} opens ${file}, which is not written`],
  )
  const used = [...textOf(tree, ROUTER).matchAll(/\bpaths\.(?!ts\b)(\w+)/g)].map(
    ([, name = '']) => name,
  )
  const unnamed = used
    .filter((name) => !listed.includes(`  ${name}: `))
    .map((name) => `${PATHS}: no ${name}`)
  return [...unreached, ...unnamed, ...lost, ...unopened(tree)]
}

/** Screens of the office that no route opens. */
function unopened(tree: Tree): string[] {
  const routes = textOf(tree, ROUTER)
  return [...tree.keys()].flatMap((path) => {
    const name = /^apps\/backoffice\/src\/screens\/([^/]+)\/\1\.tsx$/.exec(path)?.[1]
    return name === undefined || routes.includes(`/${name}/${name}.tsx`)
      ? []
      : [`${path} is opened by no address`]
  })
}

function page(pascal: string): string {
  return `import { deskText } from '@maidan/locales'
import { useText } from '@maidan/ui'

export function ${pascal}() {
  const t = useText(deskText)
  return <h1 className="text-lg font-bold">{t('overview')}</h1>
}
`
}

function journey(kebab: string): string {
  return `import { expect, test } from '@playwright/test'

test('who is not logged in is asked to', async ({ page }) => {
  await page.goto('/${kebab}')
  await expect(page.getByRole('button')).toBeVisible()
})
`
}
