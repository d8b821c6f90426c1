import { MOBILE_FORMS, type WalletCurrency } from '@maidan/cashier/lists'
import type { Part, Recipe } from '../part.ts'
import { Sentence } from '../../sentence.ts'
import { spellings } from '../spellings.ts'
import { filesIn, textOf, unmentioned, unwritten, type Tree } from '../tree.ts'

const METHODS = 'packages/cashier/src/methods'
const TILES = 'packages/art/src/objects/wallet-tile.ts'
const BRANDS = 'apps/sandbox/src/payments/wallet-brands.ts'

/** One more payment method: its facts, its tile, and the wallet that plays it in the sandbox. */
export const paymentMethod: Recipe = {
  kind: 'payment-method',
  words: ['key', 'shown name', 'currency', 'colour', 'ink'],
  parts,
  missing,
}

function parts([key = '', name = '', code = '', colour = '', ink = '']: readonly string[]): Part[] {
  const { camel } = spellings(key)
  const currency = readCurrency(code)
  const tile = `  { key: '${key}', name: '${name}', colour: '${colour}', ink: '${ink}' },`
  const brand = `  ${camel}: { name: '${name}', currency: '${currency}', color: '${colour}', text: '${ink}', trxLength: 10, digitsOnly: false },`
  return [
    { path: `${METHODS}/${key}.ts`, file: facts({ key, camel, name, currency, colour, ink }) },
    { path: `${METHODS}/index.ts`, line: `import { ${camel} } from './${key}.ts'`, at: 'start' },
    { path: `${METHODS}/index.ts`, line: `  ${camel},`, at: { before: ']' } },
    { path: TILES, line: tile, at: { before: ']\n' } },
    { path: BRANDS, line: brand, at: { before: '} as const satisfies Record' } },
  ]
}

/** Every method is listed, has a tile in its own colours, and one paid by hand a wallet to try it with. */
function missing(tree: Tree): string[] {
  const index = `${METHODS}/index.ts`
  const unfinished = filesIn(tree, METHODS).flatMap((path) => {
    const text = textOf(tree, path)
    const camel = /^export const (\w+) = \{/m.exec(text)?.[1]
    if (camel === undefined || !text.includes('satisfies PaymentMethod')) return []
    const fact = (name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(text)?.[1] ?? ''
    const tile = `key: '${fact('key')}', name: '${fact('name')}', colour: '${fact('color')}', ink: '${fact('textColor')}'`
    return [
      ...(listed(textOf(tree, index)).includes(camel) ? [] : [`${index}: ${camel} is not listed`]),
      ...(textOf(tree, TILES).includes(tile) ? [] : [`${TILES}: no tile with ${tile}`]),
      ...(text.includes("type: 'manual'")
        ? unmentioned(tree, BRANDS, `${camel}: {`, `no wallet of the sandbox plays ${camel}`)
        : []),
      ...unmentioned(
        tree,
        index,
        `'./${path.slice(METHODS.length + 1)}'`,
        `${camel} is not imported`,
      ),
    ]
  })
  return [...unwritten(tree, index), ...unfinished]
}

/** The names between the brackets of a list, however it is broken into lines. */
function listed(text: string): string[] {
  return text.slice(text.lastIndexOf('= [')).match(/\w+/g) ?? []
}

function readCurrency(code: string): WalletCurrency {
  const currency = (Object.keys(MOBILE_FORMS) as WalletCurrency[]).find((known) => known === code)
  if (currency) return currency
  throw new Sentence(`A wallet is in one of ${Object.keys(MOBILE_FORMS).join(', ')}.`)
}

type Facts = {
  key: string
  camel: string
  name: string
  currency: WalletCurrency
  colour: string
  ink: string
}

function facts({ key, camel, name, currency, colour, ink }: Facts): string {
  return `import type { PaymentMethod } from './payment-method.ts'

export const ${camel} = {
  key: '${key}',
  name: '${name}',
  type: 'manual',
  currency: '${currency}',
  color: '${colour}',
  textColor: '${ink}',
  accountTypes: ['Personal'],
  depositMinMinor: 20_000n,
  depositMaxMinor: 2_500_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [${MOBILE_FORMS[currency].digits}],
  trxId: /^[A-Z0-9]{8,12}$/,
} as const satisfies PaymentMethod
`
}
