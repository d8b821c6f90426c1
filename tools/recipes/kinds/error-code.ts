import type { Part, Recipe } from '../part.ts'
import { filesIn, textOf, type Tree } from '../tree.ts'

const CATALOGUE = 'packages/contract/src/errors'
const BANGLA = 'packages/locales/src/bn/errors.ts'

/** One more refusal: its line in the list of its noun, and its text in Bangla. */
export const errorCode: Recipe = {
  kind: 'error-code',
  words: ['noun', 'CODE', 'status', 'English text', 'Bangla text'],
  parts,
  missing,
}

function parts([
  noun = '',
  code = '',
  status = '',
  english = '',
  bangla = '',
]: readonly string[]): Part[] {
  const before = '} as const'
  const line = `  ${code}: { status: ${status}, text: '${english}' },`
  return [
    { path: `${CATALOGUE}/${noun}-errors.ts`, line, at: { before } },
    { path: BANGLA, line: `  ${code}: '${bangla}',`, at: { before } },
  ]
}

/** Every refusal has a text in every language, and nothing has a text that is no refusal. */
function missing(tree: Tree): string[] {
  const english = filesIn(tree, CATALOGUE).flatMap((path) => codesOf(tree, path))
  const bangla = codesOf(tree, BANGLA)
  return [
    ...english
      .filter((code) => !bangla.includes(code))
      .map((code) => `${BANGLA}: ${code} has no text`),
    ...bangla.filter((code) => !english.includes(code)).map((code) => `${CATALOGUE}: no ${code}`),
  ]
}

function codesOf(tree: Tree, path: string): string[] {
  return [...textOf(tree, path).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, code = '']) => code)
}
