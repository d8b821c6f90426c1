import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { PARTNER_PAGES } from '../build/steps.ts'
import { say } from '../progress.ts'
import { ROOT } from '../root.ts'
import { Sentence } from '../sentence.ts'
import type { Closing } from '../start/closing.ts'

/** Builds the partners' pages, and each again when its sources change. */
export async function watchPages(buildDir: string, closing: Closing): Promise<void> {
  for (const { name, entry } of PARTNER_PAGES) {
    const configFile = join(ROOT, entry)
    const watcher = await build({
      configFile,
      root: dirname(configFile),
      logLevel: 'warn',
      build: { outDir: join(buildDir, name), emptyOutDir: true, watch: {} },
    })
    if (!('on' in watcher)) throw new Sentence(`Vite does not watch the page "${name}".`)
    closing.add(() => watcher.close())
    await firstBuild(name, watcher)
  }
}

function firstBuild(name: string, watcher: Rolldown.RolldownWatcher): Promise<void> {
  let builds = 0
  return new Promise((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') {
        reject(event.error)
        say(`The page "${name}" cannot be built: ${event.error.message}`)
      }
      if (event.code !== 'BUNDLE_END') return
      builds += 1
      resolve()
      if (builds > 1) say(`${name} changed; reload its page`)
    })
  })
}
