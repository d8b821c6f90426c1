import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAW } from './rooms/law.ts'
import { LINT_LAW_FILE, lintLawText } from './rooms/lint-law-file.ts'
import { roomsBehind } from './rooms/rooms-behind.ts'
import { npmProgram, ROOT } from './root.ts'

const ALLOWED = [
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
  ['apps/web/src/features/slip/parts/row.tsx', '../slip.tsx'],
  ['apps/web/src/features/slip/parts/row.tsx', '../../../lib/api.ts'],
  ['packages/money/src/deep/testing/dice.ts', 'fast-check'],
  ['e2e/login.spec.ts', '../tools/root.ts'],
  ['bench/post.ts', '@maidan/ledger'],
  ['tools/start.ts', '@maidan/testkit/postgres'],
  ['apps/koel/src/store/open.ts', '@photostructure/sqlite'],
] as const

const FORBIDDEN = [
  ['packages/money/src/a.ts', '@maidan/ledger', 'packages/money may import no other room'],
  ['packages/ledger/src/a.ts', '@maidan/casino', 'packages/ledger may import only money'],
  ['packages/ledger/src/a.test.ts', '@maidan/casino', 'packages/ledger may import only money'],
  [
    'apps/web/src/features/slip/parts/a.ts',
    '../../wallet/b.ts',
    'A feature must not import another',
  ],
  ['apps/web/src/features/slip/a.ts', '../../app/paths.ts', 'A feature must not import the app'],
  ['apps/web/src/a.ts', '../../../tools/root.ts', 'must not leave its room, apps/web'],
  ['packages/money/src/a.ts', '@types/node', 'packages/money is pure and imports no package'],
  [
    'packages/ledger/src/a.ts',
    'node:crypto',
    'packages/ledger is pure and imports no package; a clock',
  ],
  ['packages/casino/src/a.ts', 'fs', 'packages/casino is pure and imports no package; a clock'],
  ['packages/casino/src/a.ts', 'zod', 'packages/casino is pure and imports no package'],
  ['packages/contract/src/a.ts', '@maidan/cashier', 'packages/contract may import only money'],
  ['apps/web/src/a.ts', '@maidan/exchange', 'apps/web may import only'],
  ['packages/client/src/a.ts', '@maidan/locales', 'packages/client may import only contract'],
  ['packages/art/src/a.ts', '@maidan/money', 'packages/art may import only contract'],
  ['packages/cashier/src/a.ts', '@maidan/ledger', 'packages/cashier may import only money'],
  ['apps/web/src/a.ts', '@maidan/ledger', 'apps/web may import only contract, money, locales'],
  ['apps/web/src/a.ts', '@maidan/backoffice', 'apps/web may import only'],
  ['apps/backoffice/src/a.ts', '@maidan/web', 'apps/backoffice may import only'],
  ['apps/sandbox/src/a.ts', '@maidan/api', 'apps/sandbox may import only'],
  ['apps/api/src/a.ts', '@maidan/locales', 'apps/api may import only'],
  ['apps/api/src/a.ts', '@maidan/testkit', 'apps/api may import only contract'],
  ['apps/api/src/a.ts', '../../sandbox/src/b.ts', 'must not leave its room, apps/api'],
  ['packages/money/src/a.ts', '../../money-extra/src/b.ts', 'must not leave its room'],
  ['apps/web/src/features/slip/a.ts', '../wallet/b.ts', 'A feature must not import another'],
  ['apps/koel/src/a.ts', '@maidan/contract', 'apps/koel may import no other room'],
  ['apps/koel/src/a.live.test.ts', '@maidan/testkit', 'apps/koel may import no other room'],
  ['apps/koel/src/testing/a.ts', '@maidan/money', 'apps/koel may import no other room'],
  ['apps/koel/src/a.ts', '../../sandbox/src/b.ts', 'must not leave its room, apps/koel'],
  ['apps/api/src/a.ts', '@maidan/koel', 'apps/api may import only'],
] as const

/** Every form of an import that has to count; `SPECIFIER` stands for what is imported. */
const FORMS = [
  `import { x } from 'SPECIFIER'`,
  `import type { x } from 'SPECIFIER'`,
  `import 'SPECIFIER'`,
  `export { x } from 'SPECIFIER'`,
  `export * from 'SPECIFIER'`,
  `export const x = await import('SPECIFIER')`,
]

const folder = mkdtempSync(join(tmpdir(), 'maidan-rooms-'))
const messages = new Map<string, string>()

/** Lints a tree of small files, each with one import, by the law that the repository is linted by. */
beforeAll(async () => {
  mkdirSync(join(folder, 'tools/rooms'), { recursive: true })
  cpSync(LINT_LAW_FILE, join(folder, 'tools/rooms/law.oxlintrc.json'))
  const config = {
    extends: ['./tools/rooms/law.oxlintrc.json'],
    categories: { correctness: 'off' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [path, specifier] of [...ALLOWED, ...FORBIDDEN]) {
    write(fileOf(path, specifier), `import { x } from '${specifier}'\n`)
  }
  for (const [index, form] of FORMS.entries()) {
    write(`packages/art/src/form-${index}.ts`, form.replace('SPECIFIER', '@maidan/money'))
  }
  for (const { filename, message, help } of await lint())
    messages.set(filename, `${message} ${help}`)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

type Found = { filename: string; message: string; help?: string }

async function lint(): Promise<Found[]> {
  const args = ['--format', 'json', '--threads', '1', '.']
  const run = promisify(execFile)(npmProgram('oxlint'), args, { cwd: folder })
  const { stdout } = await run.catch((ended: { stdout: string }) => ended)
  const report: { diagnostics: Found[] } = JSON.parse(stdout)
  return report.diagnostics
}

/** A file of its own for each case, in the folder that the case names. */
function fileOf(path: string, specifier: string): string {
  const name = specifier.replace(/\W+/g, '-')
  return path.replace(/([\w-]+)((?:\.test)?\.tsx?)$/, `$1-${name}$2`)
}

function breachOf(path: string, specifier: string): string | undefined {
  return messages.get(fileOf(path, specifier))
}

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(breachOf(path, specifier)).toBeUndefined()
})

test.each(FORBIDDEN)('%s must not import %s', (path, specifier, reason) => {
  expect(breachOf(path, specifier)).toContain(reason)
})

test.each([...FORMS.entries()])('form %i counts: %s', (index) => {
  expect(messages.get(`packages/art/src/form-${index}.ts`)).toContain('may import only contract')
})

test('every room has its line in the law, and lint reads the law as it is now', () => {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((room) => `${parent}/${room}`),
  )
  expect(Object.keys(LAW).toSorted()).toEqual(folders.toSorted())
  expect(
    readFileSync(LINT_LAW_FILE, 'utf8') === lintLawText(),
    'run: npx tsx tools/rooms/write-lint-law.ts',
  ).toBe(true)
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
