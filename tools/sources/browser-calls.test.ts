import * as contract from '@maidan/contract'
import { expect, test } from 'vitest'
import { listFiles } from './list-files.ts'

const BROWSER_ROOMS = [
  'apps/web/src',
  'apps/backoffice/src',
  'packages/client/src',
  'packages/ui/src',
]

/** The values that a file takes from the contract's main door. */
function takenValues(text: string): string[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '@maidan\/contract'$/gm)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
}

/** A schema of zod, or the definition of a call, which is made of them. */
function carriesSchemas(name: string): boolean {
  const value: unknown = Reflect.get(contract, name)
  return typeof value === 'object' && value !== null && ('_zod' in value || 'answer' in value)
}

test('what runs in a browser takes its calls from the facts, so that no schema travels with them', () => {
  const found = listFiles(BROWSER_ROOMS, ['.ts', '.tsx'])
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      takenValues(text)
        .filter(carriesSchemas)
        .map((name) => `${path} takes ${name} with its schemas: see @maidan/contract/facts`),
    )
  expect(found).toEqual([])
})

test('a definition that an app takes is found', () => {
  const text =
    "import {\n  getGames,\n  SPORTS,\n  staffRole,\n  type CallAnswer,\n} from '@maidan/contract'\n"
  expect(takenValues(text).filter(carriesSchemas)).toEqual(['getGames', 'staffRole'])
})
