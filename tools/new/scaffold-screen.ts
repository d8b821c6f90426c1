import { spellings, type Scaffold } from './scaffold.ts'

/** One more screen of the player app: it, its journey and its texts, and a line in each list. */
export function scaffoldScreen(name: string, english: string, bangla: string): Scaffold {
  const { kebab, camel, pascal } = spellings(name)
  const lazy = `lazyScreen(async () => (await import('../screens/${kebab}/${kebab}.tsx')).${pascal})`
  return {
    files: {
      [`apps/web/src/screens/${kebab}/${kebab}.tsx`]: screen(camel, pascal),
      [`e2e/${kebab}.spec.ts`]: journey(kebab, english),
      [`packages/locales/src/${kebab}/en.ts`]: englishTexts(english),
      [`packages/locales/src/${kebab}/bn.ts`]: banglaTexts(bangla),
      [`packages/locales/src/${kebab}/text.ts`]: area(camel),
    },
    lines: [
      { path: 'apps/web/src/lib/paths.ts', add: `${camel}: '/${kebab}',` },
      { path: 'apps/web/src/app/router.tsx', add: `screen(paths.${camel}, ${lazy}),` },
      {
        path: 'packages/locales/src/index.ts',
        add: `export { ${camel}Text } from './${kebab}/text.ts'`,
      },
    ],
  }
}

function screen(camel: string, pascal: string): string {
  return `import { ${camel}Text } from '@maidan/locales'
import { useText } from '../../lib/language.ts'

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

function englishTexts(title: string): string {
  return `import type { Texts } from '../define-text.ts'

export const en = {
  title: ${quote(title)},
} as const satisfies Texts
`
}

function banglaTexts(title: string): string {
  return `import type { Texts } from '../define-text.ts'

export const bn = {
  title: ${quote(title)},
} as const satisfies Texts
`
}

function area(camel: string): string {
  return `import { defineText } from '../define-text.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'

export const ${camel}Text = defineText(en, bn)
`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
