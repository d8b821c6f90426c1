import { spellings, type Scaffold } from './scaffold.ts'

/** One more call: its contract, its handler and its test, and a line in each list. */
export function scaffoldCall(area: string, name: string): Scaffold {
  const { kebab, camel } = spellings(name)
  const listed = `import { ${camel} } from './${area}/${kebab}.ts'   and   ${camel},`
  const handled = `import { ${camel} } from './${area}/calls/${kebab}.ts'   and   ${camel},`
  return {
    files: {
      [`packages/contract/src/calls/${area}/${kebab}.ts`]: contract(kebab, camel),
      [`apps/api/src/${area}/calls/${kebab}.ts`]: handler(camel),
      [`apps/api/src/${area}/calls/${kebab}.live.test.ts`]: liveTest(camel),
    },
    lines: [
      { path: 'packages/contract/src/calls/index.ts', add: listed },
      {
        path: 'packages/contract/src/index.ts',
        add: `export { ${camel} } from './calls/${area}/${kebab}.ts'`,
      },
      { path: 'apps/api/src/handlers.ts', add: handled },
    ],
  }
}

function contract(kebab: string, camel: string): string {
  return `import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const ${camel} = call({
  name: '${camel}',
  rows: [],
  summary: 'The time of the database.',
  method: 'GET',
  path: '/api/${kebab}',
  auth: 'player',
  answer: z.object({ at: z.string() }),
  errors: [],
})
`
}

function handler(camel: string): string {
  return `import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'

export const ${camel}: Handler<Calls['${camel}']> = async ({ db }) => {
  const { rows } = await sql<{ at: string }>\`SELECT now()::text AS at\`.execute(db)
  return { at: rows[0]?.at ?? '' }
}
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
