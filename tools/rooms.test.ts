import { describe, expect, test } from 'vitest'
import { findBreaches } from './rooms/find-breaches.ts'
import { listImports } from './rooms/list-imports.ts'
import { roomsBehind } from './rooms/rooms-behind.ts'

/** The breaches of one file that holds one import. */
function breaches(path: string, specifier: string): string[] {
  return findBreaches([{ path, text: `import { x } from '${specifier}'\n` }])
}

describe('allowed', () => {
  test.each([
    ['packages/ledger/src/post.ts', '@maidan/money'],
    ['packages/casino/src/round.ts', '@maidan/contract'],
    ['packages/money/src/parse.ts', './round.ts'],
    ['packages/money/src/deep/parse.ts', '../round.ts'],
    ['packages/money/src/parse.test.ts', 'fast-check'],
    ['packages/contract/src/call.ts', 'zod'],
    ['packages/contract/src/call.ts', '@maidan/cashier/lists'],
    ['apps/web/src/features/slip/a.ts', '@maidan/exchange/bet'],
    ['packages/ui/src/field.tsx', '@maidan/locales'],
    ['packages/client/src/calls/a.ts', '@maidan/contract'],
    ['packages/art/src/scene/font.ts', 'sharp'],
    ['apps/web/src/app/main.tsx', '@maidan/ui/tokens.css'],
    ['apps/api/src/main.ts', 'node:http'],
    ['apps/api/src/flows/bet.ts', '@maidan/ledger'],
    ['apps/api/src/flows/bet.live.test.ts', '@maidan/testkit'],
    ['apps/sandbox/src/main.ts', '@maidan/casino'],
    ['packages/testkit/src/world.ts', '@maidan/api'],
    ['apps/web/src/features/slip/slip.tsx', './parts/row.tsx'],
    ['e2e/login.spec.ts', '../tools/root.ts'],
    ['bench/post.ts', '@maidan/ledger'],
    ['tools/start.ts', '@maidan/testkit/postgres'],
  ])('%s imports %s', (path, specifier) => {
    expect(breaches(path, specifier)).toEqual([])
  })
})

describe('forbidden', () => {
  test.each([
    ['packages/money/src/a.ts', '@maidan/ledger', 'packages/money may import no other room'],
    ['packages/ledger/src/a.ts', '@maidan/casino', 'packages/ledger may import only money'],
    ['packages/ledger/src/a.ts', 'node:crypto', 'packages/ledger is pure; a clock, randomness'],
    ['packages/casino/src/a.ts', 'fs', 'packages/casino is pure; a clock, randomness'],
    ['packages/casino/src/a.ts', 'zod', 'packages/casino is pure and imports no package'],
    ['packages/contract/src/a.ts', '@maidan/cashier', 'packages/contract may import only money'],
    ['apps/web/src/a.ts', '@maidan/exchange', 'apps/web may import only'],
    ['packages/client/src/a.ts', '@maidan/locales', 'packages/client may import only contract'],
    ['packages/art/src/a.ts', '@maidan/money', 'packages/art may import no other room'],
    ['packages/cashier/src/a.ts', '@maidan/ledger', 'packages/cashier may import only money'],
    ['apps/web/src/a.ts', '@maidan/ledger', 'apps/web may import only contract, money, locales'],
    ['apps/web/src/a.ts', '@maidan/backoffice', 'apps/web may import only'],
    ['apps/backoffice/src/a.ts', '@maidan/web', 'apps/backoffice may import only'],
    ['apps/sandbox/src/a.ts', '@maidan/api', 'apps/sandbox may import only'],
    ['apps/api/src/a.ts', '@maidan/locales', 'apps/api may import only'],
    ['apps/api/src/a.ts', '@maidan/testkit', 'only tests and scripts may import the testkit'],
    ['apps/api/src/a.ts', '../../sandbox/src/b.ts', 'must not leave its room, apps/api'],
    ['packages/money/src/a.ts', '../../money-extra/b.ts', 'must not leave its room'],
    ['apps/web/src/features/slip/a.ts', '../wallet/b.ts', 'feature "slip" must not import'],
    ['packages/newcomer/src/a.ts', '@maidan/money', 'has no line in tools/rooms/law.ts'],
  ])('%s imports %s', (path, specifier, reason) => {
    expect(breaches(path, specifier)).toEqual([
      expect.stringContaining(`${path}:1 imports ${specifier}: `),
    ])
    expect(breaches(path, specifier)[0]).toContain(reason)
  })
})

describe('finding imports', () => {
  test('every form of import and re-export, with the line of its specifier', () => {
    const text = [
      `import type { A } from './a.ts'`,
      `import {`,
      `  b,`,
      `} from './b.ts'`,
      `export * from './c.ts'`,
      `import './d.css'`,
      `const e = await import('./e.ts')`,
      `export { f } from "./f.ts"`,
      `@import './g.css';`,
      `@import url('./h.css');`,
    ].join('\n')
    const found = listImports(text)
    found.sort((one, other) => one.line - other.line)
    expect(found.map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
      '1 ./a.ts',
      '4 ./b.ts',
      '5 ./c.ts',
      '6 ./d.css',
      '7 ./e.ts',
      '8 ./f.ts',
      '9 ./g.css',
      '10 ./h.css',
    ])
  })

  test('comments and other words do not count', () => {
    const text = [
      `// import { a } from './a.ts'`,
      ` * import { b } from './b.ts'`,
      `export const from = 'c'`,
      `const glob = '**/*.ts'`,
      `  // then import('./d.ts')`,
    ].join('\n')
    expect(listImports(text)).toEqual([])
  })
})

test('what a build is made from is what its room may lean on, through every door and room', () => {
  expect(roomsBehind('packages/casino').toSorted()).toEqual([
    'cashier',
    'contract',
    'exchange',
    'money',
  ])
  expect(roomsBehind('apps/api')).toContain('cashier')
  expect(roomsBehind('packages/money')).toEqual([])
})
