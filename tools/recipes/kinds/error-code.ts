import type { Part, Recipe } from '../part.ts'
import { textOf, type Tree } from '../tree.ts'

const CATALOGUE = 'packages/contract/src/errors.ts'
const BANGLA = 'packages/locales/src/bn/errors.ts'

/** One more refusal: its line in the catalogue, and its text in Bangla. */
export const errorCode: Recipe = {
  kind: 'error-code',
  words: ['CODE', 'status', 'English text', 'Bangla text'],
  parts,
  missing,
}

function parts([code = '', status = '', english = '', bangla = '']: readonly string[]): Part[] {
  const before = '} as const'
  const line = `  ${code}: { status: ${status}, text: '${english}' },`
  return [
    { path: CATALOGUE, line, at: { before } },
    { path: BANGLA, line: `  ${code}: '${bangla}',`, at: { before: '} as const' } },
  ]
}

/** Every refusal has a text in every language, and nothing has a text that is no refusal. */
function missing(tree: Tree): string[] {
  const [english, bangla] = [codesOf(tree, CATALOGUE), codesOf(tree, BANGLA)]
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
