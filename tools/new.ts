import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scaffoldCall } from './new/scaffold-call.ts'
import { scaffoldScreen } from './new/scaffold-screen.ts'
import type { Scaffold } from './new/scaffold.ts'
import { ROOT } from './root.ts'
import { complain, Sentence } from './sentence.ts'

const USAGE = `Say what is new, in kebab-case:
  npm run new call <area> <name>
  npm run new screen <name> "<English title>" "<Bangla title>"`

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** `npm run new`: creates the files of a recipe and prints the lines to add by hand. */
function create([kind, ...words]: readonly string[]): void {
  const { files, lines } = scaffoldOf(kind, words)
  const taken = Object.keys(files).find((path) => existsSync(join(ROOT, path)))
  if (taken !== undefined) throw new Sentence(`${taken} is there already; nothing was written.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(`created  ${path}`)
  }
  for (const { path, add } of lines) console.log(`add to   ${path}\n           ${add}`)
}

function scaffoldOf(kind: string | undefined, words: readonly string[]): Scaffold {
  const [first = '', second = '', third = ''] = words
  if (kind === 'call' && KEBAB.test(first) && KEBAB.test(second)) return scaffoldCall(first, second)
  if (kind === 'screen' && KEBAB.test(first) && second !== '' && third !== '') {
    return scaffoldScreen(first, second, third)
  }
  throw new Sentence(USAGE)
}

try {
  create(process.argv.slice(2))
} catch (error) {
  complain(error)
}
