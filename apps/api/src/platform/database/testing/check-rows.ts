import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { API } from './parse-source.ts'
import type { RowCheck } from './row-check.ts'

/** One file's claims about rows, each with the line that it stands in and its `RowCheck`. */
export type CheckedFile = {
  /** Below the api's sources. */
  file: string
  text: string
  checks: { line: number; check: string }[]
}

/** What a check has to be for the compiler to be content. */
const FITS: RowCheck<{ id: bigint }, { id: bigint }> = 'fits'
const ROW_CHECK = 'platform/database/testing/row-check.ts'

/**
 * Lets the compiler judge the claims in a copy of the api's sources, where each check stands at the
 * end of its own file and sees that file's types. Answers what it says against them.
 */
export async function checkRows(files: readonly CheckedFile[]): Promise<string[]> {
  await mkdir('.build', { recursive: true })
  const copy = await mkdtemp(path.resolve('.build', 'row-types-'))
  try {
    const filter = (source: string) => !source.endsWith('.test.ts')
    await cp(API, path.join(copy, 'src'), { recursive: true, filter })
    for (const checked of files)
      await writeFile(path.join(copy, 'src', checked.file), withChecks(checked))
    await writeFile(path.join(copy, 'tsconfig.json'), configOf(files))
    return (await compile(copy)).map((line) => inSource(line, files))
  } finally {
    await rm(copy, { recursive: true })
  }
}

/** The file with its checks at the end, each from a line of its own. */
function withChecks({ file, text, checks }: CheckedFile): string {
  const from = path.posix.relative(path.posix.dirname(file), ROW_CHECK)
  const lines = checks.map(({ check }, index) => `export const row${index}: ${check} = '${FITS}'`)
  return [text, ...lines, `import type { RowCheck } from './${from}'`, ''].join('\n')
}

function configOf(files: readonly CheckedFile[]): string {
  return JSON.stringify({
    extends: path.resolve('tsconfig.json'),
    include: [],
    exclude: [],
    files: files.map(({ file }) => `src/${file}`),
  })
}

/** The lines in which the compiler complains of a project. */
function compile(project: string): Promise<string[]> {
  const tsc = path.resolve('node_modules', '.bin', 'tsc')
  return new Promise((resolve, reject) => {
    execFile(tsc, ['-p', project, '--pretty', 'false'], { cwd: project }, (error, output) => {
      const lines = output.split('\n').filter((line) => /^\S/.test(line))
      if (error && lines.length === 0) reject(error)
      else resolve(lines)
    })
  })
}

/** A complaint about a check, told of the claim in the source itself; any other as it is. */
function inSource(complaint: string, files: readonly CheckedFile[]): string {
  const [, name = '', line = '0', says = ''] =
    /^src\/([^(]+)\((\d+),\d+\): error \w+: (.*)$/.exec(complaint) ?? []
  const checked = files.find(({ file }) => file === name)
  const at = checked && claimAt(checked, Number(line))
  if (at === undefined) return complaint
  const [, verdict = says] = /to type '(.*)'\.$/.exec(says) ?? []
  return `${name}:${at} ${verdict}`
}

/** The line of the claim whose check holds a line of the copy. */
function claimAt({ text, checks }: CheckedFile, copied: number): number | undefined {
  let last = text.split('\n').length
  return checks.find(({ check }) => (last += check.split('\n').length) >= copied)?.line
}
