import type { Part, Recipe } from '../part.ts'
import { spellings } from '../spellings.ts'
import { filesIn, textOf, unmentioned, unwritten, type Tree } from '../tree.ts'

const RULES = 'packages/casino/src/slot/games'
const ART = 'packages/art/src/games'
const FACES = 'apps/sandbox/src/games/faces'
const DRAWINGS = ['card', 'wide', 'background', 'symbols'] as const

/** One more slot game: its rules, its pictures and its face, and a line in each index. */
export const slotGame: Recipe = {
  kind: 'slot-game',
  words: ['name', 'code', 'Bangla title'],
  parts,
  missing,
}

function parts([name = '', code = '', bangla = '']: readonly string[]): Part[] {
  const { kebab, camel } = spellings(name)
  const imports = (from: string) => `import { ${camel} } from '${from}'`
  const entry = { line: `  ${camel},`, at: { before: ']\n' } } as const
  return [
    { path: `${RULES}/${kebab}.ts`, file: copyOf(camel, code) },
    { path: `${RULES}/index.ts`, line: imports(`./${kebab}.ts`), at: 'start' },
    { path: `${RULES}/index.ts`, ...entry },
    { path: `${ART}/${kebab}/${kebab}.ts`, file: art(camel, code) },
    ...DRAWINGS.map((drawing) => ({
      path: `${ART}/${kebab}/${drawing}.ts`,
      file: `export { ${drawing} } from '../river-gold/${drawing}.ts'\n`,
    })),
    { path: `${ART}/slots.ts`, line: imports(`./${kebab}/${kebab}.ts`), at: 'start' },
    { path: `${ART}/slots.ts`, ...entry },
    { path: `${FACES}/${kebab}.ts`, file: face({ camel, code, bangla }) },
    { path: `${FACES}/faces.ts`, line: imports(`./${kebab}.ts`), at: 'start' },
    { path: `${FACES}/faces.ts`, ...entry },
  ]
}

/** Every slot game is listed, drawn whole, and has colours and a name in Bangla. */
function missing(tree: Tree): string[] {
  const lists = [`${RULES}/index.ts`, `${ART}/slots.ts`, `${FACES}/faces.ts`]
  const lost = lists.flatMap((path) => unwritten(tree, path))
  const unfinished = filesIn(tree, RULES).flatMap((path) => {
    const text = textOf(tree, path)
    const [, camel, code] =
      /^export const (\w+): Slot\w*Game = \{\s+code: '([^']+)'/m.exec(text) ?? []
    if (camel === undefined || code === undefined) return []
    const kebab = path.slice(RULES.length + 1, -'.ts'.length)
    const drawn = DRAWINGS.map((drawing) => `${ART}/${kebab}/${drawing}.ts`)
    const sameCode = (file: string, what: string) =>
      textOf(tree, file).includes(`code: '${code}'`) ? [] : [`${file}: ${code} has no ${what}`]
    return [
      ...unmentioned(tree, `${RULES}/index.ts`, `  ${camel},`, `${code} is not listed`),
      ...sameCode(`${ART}/${kebab}/${kebab}.ts`, 'pictures'),
      ...drawn.filter((file) => !tree.has(file)).map((file) => `${file}: not drawn`),
      ...unmentioned(tree, `${ART}/slots.ts`, `  ${camel},`, `${code}'s pictures are not listed`),
      ...sameCode(`${FACES}/${kebab}.ts`, 'colours'),
      ...(/bn: '[^']*[\u0980-\u09ff]/.test(textOf(tree, `${FACES}/${kebab}.ts`))
        ? []
        : [`${FACES}/${kebab}.ts: ${code} has no name in Bangla`]),
      ...unmentioned(tree, `${FACES}/faces.ts`, `  ${camel},`, `${code}'s face is not listed`),
      ...unmentioned(tree, `${RULES}/index.ts`, `'./${kebab}.ts'`, `${camel} is not imported`),
      ...unmentioned(
        tree,
        `${ART}/slots.ts`,
        `'./${kebab}/${kebab}.ts'`,
        `${camel} is not imported`,
      ),
      ...unmentioned(tree, `${FACES}/faces.ts`, `'./${kebab}.ts'`, `${camel} is not imported`),
    ]
  })
  return [...lost, ...unfinished]
}

/** Rules to begin with: those of a game that is there, under the new code. */
function copyOf(camel: string, code: string): string {
  return `import type { SlotRunGame } from '../slot-game.ts'
import { riverGold } from './river-gold.ts'

export const ${camel}: SlotRunGame = {
  code: '${code}',
  ...riverGoldRules(),
}

function riverGoldRules(): Omit<SlotRunGame, 'code'> {
  const { code: _, ...rules } = riverGold
  return rules
}
`
}

function art(camel: string, code: string): string {
  return `import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const ${camel} = {
  code: '${code}',
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
`
}

function face({ camel, code, bangla }: { camel: string; code: string; bangla: string }): string {
  return `import type { Face } from './face.ts'
import { riverGold } from './river-gold.ts'

export const ${camel}: Face = {
  code: '${code}',
  titles: { bn: '${bangla}' },
  theme: riverGold.theme,
}
`
}
