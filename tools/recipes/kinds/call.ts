import type { Part, Recipe } from '../part.ts'
import { spellings } from '../spellings.ts'
import { textOf, unmentioned, unwritten, type Tree } from '../tree.ts'

const CONTRACT = 'packages/contract/src/calls'
const ANSWERED = `${CONTRACT}/answered.ts`

/** One more call: its facts, its contract, its handler and its test, and a line in each list. */
export const call: Recipe = { kind: 'call', words: ['noun', 'name'], parts, missing }

function parts([noun = '', name = '']: readonly string[]): Part[] {
  const { kebab, camel } = spellings(name)
  return [
    { path: factsOf(noun), line: facts(kebab, camel), at: 'end' },
    { path: `${CONTRACT}/${noun}/${kebab}.ts`, file: contract(noun, camel) },
    { path: `apps/api/src/${noun}/calls/${kebab}.ts`, file: handler(camel) },
    { path: `apps/api/src/${noun}/calls/${kebab}.live.test.ts`, file: liveTest(camel) },
    { path: ANSWERED, line: `export { ${camel} } from './${noun}/${kebab}.ts'`, at: 'end' },
    {
      path: handlersOf(noun),
      line: `import { ${camel} } from './calls/${kebab}.ts'`,
      at: 'start',
    },
    { path: handlersOf(noun), line: `  ${camel},`, at: { before: '} satisfies Partial<Handlers' } },
  ]
}

/** Every call stands in the list, at the door, in its noun's handlers, and in a test. */
function missing(tree: Tree): string[] {
  const tested = [...tree].filter(([path]) => /\.(test|spec)\.tsx?$/.test(path))
  const words = new Set(tested.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []))
  const lost = unwritten(tree, ANSWERED)
  const unfinished = [...tree].flatMap(([path, text]) => {
    const [, noun, file, sub = ''] = pathOf(path)
    const camel = /^export const (\w+) = call\(/m.exec(text)?.[1]
    if (noun === undefined || file === undefined || camel === undefined) return []
    const code = `apps/api/src/${noun}/calls/${sub}${file}`
    return [
      ...unmentioned(tree, ANSWERED, `{ ${camel} }`, `the call ${camel} is not listed`),
      ...unmentioned(tree, factsFile(tree, noun, sub), `const ${camel} =`, `${camel} has no facts`),
      ...unmentioned(tree, code, camel, `nothing answers ${camel}`),
      ...unmentioned(
        tree,
        handlersOf(noun),
        `  ${camel},`,
        `the handler of ${camel} is not listed`,
      ),
      ...unmentioned(tree, handlersOf(noun), `'./calls/${sub}${file}'`, `${camel} is not imported`),
      ...(words.has(camel) || words.has(nameOf(textOf(tree, factsOf(noun)), camel))
        ? []
        : [`no test calls ${camel}`]),
    ]
  })
  return [...lost, ...unfinished]
}

/** The path of a call of the contract as noun, file and the folders between. */
function pathOf(path: string): (string | undefined)[] {
  const match = /^packages\/contract\/src\/calls\/([^/]+)\/((?:[^/]+\/)*)([^/]+\.ts)$/.exec(path)
  return match ? [path, match[1], match[3], match[2]] : []
}

/** The last fixed piece of a call's path, by which tests that speak HTTP name it. */
function nameOf(nounFacts: string, camel: string): string {
  const path = new RegExp(`name: '${camel}',[^}]*path: '([^']+)'`).exec(nounFacts)?.[1] ?? ''
  return path.match(/(?<=\/)[\w-]+/g)?.at(-1) ?? ''
}

function handlersOf(noun: string): string {
  return `apps/api/src/${noun}/handlers.ts`
}

/** A noun whose facts fill a file has those of a folder of its calls in one of that folder's name. */
function factsFile(tree: Tree, noun: string, sub: string): string {
  const own = factsOf(sub.replace(/\/$/, ''))
  return tree.has(own) ? own : factsOf(noun)
}

function factsOf(noun: string): string {
  return `packages/contract/src/facts/${noun}.ts`
}

function facts(kebab: string, camel: string): string {
  return `
export const ${camel} = {
  name: '${camel}',
  method: 'GET',
  path: '/api/${kebab}',
  auth: 'player',
} as const satisfies CallFacts`
}

function contract(noun: string, camel: string): string {
  return `import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { ${camel} as facts } from '../../facts/${noun}.ts'

export const ${camel} = call({
  ...facts,
  rows: [],
  summary: 'The time of the database.',
  answer: z.object({ at: z.string() }),
  errors: [],
})
`
}

function handler(camel: string): string {
  return `import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Handler } from '../../platform/http/handler.ts'

type Ports = { clock: Clock }

export const ${camel}: Handler<Calls['${camel}'], Ports> = async ({ clock }) => ({
  at: clock.now().toISOString(),
})
`
}

function liveTest(camel: string): string {
  return `import { ${camel} } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a player is told the time', async () => {
  const alice = await world.signUp('alice')
  const { status, body } = await world.call(${camel}, { token: alice.token })
  expect(status).toBe(200)
  expect(Date.parse(body.at)).not.toBeNaN()
})

test('a guest is refused', async () => {
  expect((await world.call(${camel})).status).toBe(401)
})
`
}
