import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './root.ts'
import { listFiles, type SourceFile } from './sources/list-files.ts'

const LINES_MAX = 300
const FOLDER_FILES_MAX = 20
const SOURCES = ['.ts', '.tsx', '.mjs', '.css', '.sql']
const TEXTS = [...SOURCES, '.md', '.html', '.json', '.yml', '.yaml', '.sh']
const SELF = 'tools/tidy.test.ts'
const NOT_OURS = ['package-lock.json', 'docs/requirements.md', SELF]

/** Words that say a thing is not done, not meant, silenced, or half merged. */
const BANNED = [
  /lorem ipsum/i,
  /\bTODO\b/,
  /\bFIXME\b/,
  /\bHACK\b/,
  /\bnot implemented\b/i,
  /@ts-(ignore|nocheck|expect-error)/,
  /(eslint|oxlint|oxfmt|prettier)-(disable|ignore)/,
  /^(<{7}|>{7}|(> ){4}) ?/,
]

/** Names that say nothing about what is inside. */
const EMPTY_NAME = /(^|\/|[.-])(utils?|helpers?|managers?|misc|stuff)([./-]|$)/

const texts = listFiles([''], TEXTS).filter(({ path }) => !NOT_OURS.includes(path))
const sources = texts.filter(({ path }) => SOURCES.some((ending) => path.endsWith(ending)))

test('no source is longer than a reader holds in mind', () => {
  const long = sources.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  expect(long.filter(({ lines }) => lines > LINES_MAX)).toEqual([])
})

test('a row of the specification is named by the test that shows it, and by no group', () => {
  const group = /^\s*(test\.)?describe(\.each)?\b.*['`]\[[A-Z]/m
  expect(sources.filter(({ text }) => group.test(text)).map(({ path }) => path)).toEqual([])
})

test('no folder holds more files than a reader takes in at a glance', () => {
  const folders = new Map<string, number>()
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const crowded = [...folders].filter(([, files]) => files > FOLDER_FILES_MAX)
  expect(crowded).toEqual([])
})

test('a test gives back what it took the place of, so that the next one of its worker finds it', () => {
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
  const takers = tests.filter(({ text }) => /vi\.stubGlobal\(/.test(text))
  expect(takers.length).toBeGreaterThan(0)
  const keepers = takers.filter(({ text }) => !/vi\.unstubAllGlobals\(/.test(text))
  expect(pathsOf(keepers)).toEqual([])
})

test('everything exported has a name, configs of tools apart', () => {
  const modules = sources.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
  const nameless = modules.filter(({ text }) => /^export default\b/m.test(text))
  expect(pathsOf(nameless).filter((path) => !/\.config\.(ts|js|mjs)$/.test(path))).toEqual([])
})

test('every dependency is pinned, so that two installs are the same', () => {
  const manifests = texts.filter(({ path }) => path.endsWith('package.json'))
  expect(manifests.length).toBeGreaterThan(0)
  expect(manifests.flatMap(loosePins)).toEqual([])
})

test('every name says what is inside', () => {
  expect(pathsOf(texts).filter((path) => EMPTY_NAME.test(path))).toEqual([])
})

test.each(BANNED)('no text says %s', (word) => {
  expect(texts.flatMap((file) => linesWith(word, file))).toEqual([])
})

const locales = join(ROOT, 'packages', 'locales', 'src', 'index.ts')
describe.skipIf(!existsSync(locales))('English and Bangla', () => {
  test('say the same things in every area', async () => {
    const exported: [string, unknown][] = Object.entries(await import('@maidan/locales'))
    const areas = exported.filter(isArea)
    expect(areas.length).toBeGreaterThan(0)
    const bangla = areas.map(([name, { bn }]) => [name, keysOf(bn)])
    expect(bangla).toEqual(areas.map(([name, { en }]) => [name, keysOf(en)]))
  })
})

const migrations = join(ROOT, 'apps', 'api', 'src', 'platform', 'database', 'migrations')
describe.skipIf(!existsSync(migrations))('migrations', () => {
  const names = existsSync(migrations) ? readdirSync(migrations) : []
  names.sort()

  test('are numbered from 1 without a gap', () => {
    const numbers = names.map((name) => Number.parseInt(name, 10))
    expect(numbers).toEqual(names.map((_, index) => index + 1))
  })

  test('each says how to go up', () => {
    expect(names.filter((name) => !existsSync(join(migrations, name, 'up.sql')))).toEqual([])
  })
})

const PINNED = /^\d+\.\d+\.\d+(-[\w.]+)?$/

function loosePins({ path, text }: SourceFile): string[] {
  const manifest: Record<string, unknown> = JSON.parse(text)
  const wanted = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
  const pins = wanted.flatMap((part) => Object.entries(Object(manifest[part])))
  return pins
    .filter(([, version]) => !PINNED.test(String(version)))
    .map(([name, version]) => `${path}: ${name} ${String(version)}`)
}

function pathsOf(files: readonly SourceFile[]): string[] {
  return files.map(({ path }) => path)
}

function linesWith(word: RegExp, { path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []))
}

type Area = { en: object; bn: object }

/** An export that holds one area of the interface in both languages. */
function isArea(entry: [string, unknown]): entry is [string, Area] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'en' in value && 'bn' in value
}

function keysOf(texts: object): string[] {
  const keys = Object.keys(texts)
  keys.sort()
  return keys
}
