import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

const COPIED = ['apps', 'packages', 'tools', 'docs', 'package.json', 'tsconfig.json']
/** Its links lead to the rooms beside it, so those of a copy lead into the copy. */
const OWN_SCOPE = '@maidan'
const LEFT_OUT = /(^|\/)(node_modules|dist|\.build|\.data)$/

/**
 * A copy of the sources in a folder of its own, on the packages that are installed here; it goes
 * when this process ends.
 */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'maidan-mutation-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(from),
    })
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== OWN_SCOPE))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  cpSync(join(ROOT, 'node_modules', OWN_SCOPE), join(modules, OWN_SCOPE), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return copy
}
