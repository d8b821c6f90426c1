import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withParts, type Part, type Recipe } from './recipes/part.ts'
import { recipes } from './recipes/recipes.ts'
import { readTree } from './recipes/tree.ts'
import { ROOT } from './root.ts'
import { complain, Sentence } from './sentence.ts'

/** `npm run new <kind> <words>`: writes the files of a recipe and the lines in its lists. */
function create([kind, ...words]: readonly string[]): void {
  const recipe = recipes.find((one) => one.kind === kind)
  if (!recipe || words.length !== recipe.words.length) throw new Sentence(usage())
  const parts = recipe.parts(words, readTree())
  const taken = parts.find((part) => 'file' in part && existsSync(join(ROOT, part.path)))
  if (taken) throw new Sentence(`${taken.path} is there already; nothing was written.`)
  const paths = new Set(parts.map(({ path }) => path))
  const written = withParts(present(paths), parts)
  for (const path of paths) write(path, written.get(path) ?? '')
  console.log('Run `npm run fix` now, then `npm run check` says what it still lacks.')
}

function usage(): string {
  const line = ({ kind, words }: Recipe) =>
    `  npm run new ${kind} ${words.map((word) => `<${word}>`).join(' ')}`
  return ['Say what is new, names in kebab-case:', ...recipes.map(line)].join('\n')
}

/** Those of the files that are there. */
function present(paths: ReadonlySet<Part['path']>): Map<string, string> {
  const found = [...paths].filter((path) => existsSync(join(ROOT, path)))
  return new Map(found.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

function write(path: string, text: string): void {
  const file = join(ROOT, path)
  console.log(`${existsSync(file) ? 'changed' : 'created'}  ${path}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

try {
  create(process.argv.slice(2))
} catch (error) {
  complain(error)
}
