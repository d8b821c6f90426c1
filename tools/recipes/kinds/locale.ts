import { errorCatalogue } from '@maidan/contract'
import type { Part, Recipe } from '../part.ts'
import { textOf, unmentioned, type Tree } from '../tree.ts'

const LOCALES = 'packages/locales/src'
const LANGUAGE = `${LOCALES}/language.ts`
const LISTS = 'packages/contract/src/lists.ts'

/**
 * One more language of the site: a folder with every area's words, in English until they are
 * translated, and its name in each list. What the server and the partners' pages say in it stands in
 * tables by language, which do not compile without it.
 */
export const locale: Recipe = {
  kind: 'locale',
  words: ['tag', 'own name', 'English name'],
  parts,
  missing,
}

function parts([tag = '', name = '', english = '']: readonly string[], tree: Tree): Part[] {
  return [
    { path: `${LOCALES}/${tag}/locale.ts`, file: facts(tag, name, english) },
    { path: `${LOCALES}/${tag}/errors.ts`, file: errors() },
    ...areasOf(tree).flatMap((area) => areaParts(tree, tag, area)),
    { path: LANGUAGE, line: `import { ${tag} } from './${tag}/locale.ts'`, at: 'start' },
    { path: LANGUAGE, line: `  ${tag},`, at: { before: '} as const satisfies Record<Language' } },
    { path: LISTS, line: `, '${tag}'`, at: { before: '] as const\nexport type Language' } },
  ]
}

function areaParts(tree: Tree, tag: string, area: string): Part[] {
  const path = `${LOCALES}/areas/${area}.ts`
  const name = /import \{ (\w+) as en \}/.exec(textOf(tree, path))?.[1] ?? ''
  const line = `import { ${name} as ${tag} } from '../../${tag}/${area}.ts'`
  return [
    { path: `${LOCALES}/${tag}/${area}.ts`, file: textOf(tree, `${LOCALES}/en/${area}.ts`) },
    { path, line, at: 'start' },
    { path, line: `  ${tag},`, at: { before: '})\n' } },
  ]
}

/** Every language has its facts, every area, and every refusal's words. */
function missing(tree: Tree): string[] {
  return [
    ...languagesOf(tree).flatMap((tag) => [
      ...unmentioned(tree, LANGUAGE, `import { ${tag} }`, `the language ${tag} is not read`),
      ...unmentioned(tree, LANGUAGE, `'./${tag}/locale.ts'`, `the language ${tag} is not read`),
      ...(namedIn(tree).has(tag) ? [] : [`${LANGUAGE}: the language ${tag} is not listed`]),
      ...unmentioned(tree, LISTS, `'${tag}'`, `the language ${tag} is not listed`),
      ...unread(tree, `${LOCALES}/${tag}/locale.ts`),
      ...(tag === 'en' ? [] : unread(tree, `${LOCALES}/${tag}/errors.ts`)),
    ]),
    ...unfinishedAreas(tree),
  ]
}

/** Areas of words that are not given away, or lack a language. */
export function unfinishedAreas(tree: Tree): string[] {
  const languages = languagesOf(tree)
  return areasOf(tree).flatMap((area) => {
    const path = `${LOCALES}/areas/${area}.ts`
    const away = `the words of ${area} are not given away`
    return [
      ...unmentioned(tree, `${LOCALES}/index.ts`, `'./areas/${area}.ts'`, away),
      ...languages.flatMap((tag) => [
        ...unread(tree, `${LOCALES}/${tag}/${area}.ts`),
        ...unmentioned(tree, path, `'../../${tag}/${area}.ts'`, `${area} is not read in ${tag}`),
        ...unmentioned(
          tree,
          path,
          tag === 'en' ? 'defineText(en, {' : `  ${tag},`,
          `${area} lacks ${tag}`,
        ),
      ]),
    ]
  })
}

/** The languages that have a folder or a place in the list. */
function languagesOf(tree: Tree): string[] {
  const folders = [...tree.keys()].flatMap(
    (path) => /^packages\/locales\/src\/(?!areas\/|errors\/)(\w+)\//.exec(path)?.[1] ?? [],
  )
  return [...new Set([...folders, ...namedIn(tree)])]
}

function namedIn(tree: Tree): Set<string> {
  const list = /locales = \{([^}]*)\}/.exec(textOf(tree, LANGUAGE))?.[1] ?? ''
  return new Set(list.match(/\w+/g))
}

function areasOf(tree: Tree): string[] {
  const named = [...tree.keys()].flatMap((path) => AREA.exec(path)?.[1] ?? [])
  return [...new Set(named)]
}

const AREA = /^packages\/locales\/src\/(?:areas|en)\/(\w+\/[\w-]+)\.ts$/

function unread(tree: Tree, path: string): string[] {
  return tree.has(path) ? [] : [`${path} is not written`]
}

function facts(tag: string, name: string, english: string): string {
  return `import type { Locale } from '../locale.ts'

export const ${tag} = {
  name: '${name}',
  shortName: '${name.slice(0, SHORT_LENGTH)}',
  englishName: '${english}',
  tag: '${tag}',
  direction: 'ltr',
  digits: '0123456789',
  loadErrors: async () => (await import('./errors.ts')).errors,
} as const satisfies Locale
`
}

const SHORT_LENGTH = 3

/** Every refusal in English, to be translated. */
function errors(): string {
  const lines = Object.entries(errorCatalogue).map(
    ([code, { text }]) => `  ${code}: ${JSON.stringify(text)},\n`,
  )
  return `import type { ErrorCode } from '@maidan/contract'

export const errors = {
${lines.join('')}} as const satisfies Record<ErrorCode, string>
`
}
