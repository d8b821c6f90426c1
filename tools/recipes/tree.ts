import { listFiles } from '../sources/list-files.ts'

/** Sources by their path from the repository's root. */
export type Tree = ReadonlyMap<string, string>

/** The sources that recipes are about. */
export function readTree(): Tree {
  const files = listFiles(['apps', 'packages', 'e2e'], ['.ts', '.tsx'])
  return new Map(files.map(({ path, text }) => [path, text]))
}

/** The files of one folder itself, tests left out. */
export function filesIn(tree: Tree, folder: string): string[] {
  const inside = new RegExp(`^${folder}/[^/]+\\.tsx?$`)
  return [...tree.keys()].filter((path) => inside.test(path) && !path.includes('.test.'))
}

export function textOf(tree: Tree, path: string): string {
  return tree.get(path) ?? ''
}

/** What a file does not mention, as a sentence; nothing if it does. */
export function unmentioned(tree: Tree, path: string, word: string, why: string): string[] {
  const isThere = new RegExp(`(?<![\\w-])${escape(word)}(?![\\w-])`).test(textOf(tree, path))
  return isThere ? [] : [`${path}: ${why}`]
}

/** What a list imports and nobody has written. */
export function unwritten(tree: Tree, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return [...textOf(tree, path).matchAll(/from '\.\/([^']+)'/g)].flatMap(([, file = '']) =>
    tree.has(`${folder}/${file}`) ? [] : [`${folder}/${file} is listed and not written`],
  )
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
