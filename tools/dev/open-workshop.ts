import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@maidan/testkit/postgres'
import { buildSteps } from '../build/build-all.ts'
import { timed } from '../progress.ts'
import { assertPortsFree } from '../start/assert-ports-free.ts'
import type { Closing } from '../start/closing.ts'
import type { Config } from '../start/config.ts'
import { openInstance } from '../start/open-instance.ts'
import { innerConfig } from './inner-config.ts'
import { serveApps } from './serve-apps.ts'
import { watchPages } from './watch-pages.ts'
import { watchServers } from './watch-servers.ts'

/** Opens an instance that follows its sources; whatever is open is in `closing`. */
export async function openWorkshop(config: Config, closing: Closing): Promise<void> {
  const inner = innerConfig(config, { site: await findFreePort(), office: await findFreePort() })
  const watched = watchServers(inner.buildDir, closing)
  const build = async (): Promise<void> => {
    await assertPortsFree(config.ports)
    await buildSteps(['art'])
    lendPictures(config.buildDir, inner.buildDir)
    await timed('build of the servers', () => watched.begin())
    await timed('build of the partners’ pages', () => watchPages(inner.buildDir, closing))
  }
  const servers = await openInstance(inner, closing, build)
  watched.follow(servers)
  if (closing.hasBegun()) return
  await timed('apps', () => serveApps(config, inner, closing))
}

/** The pictures change rarely and take long to draw: those of `npm start` are used. */
function lendPictures(from: string, to: string): void {
  const link = join(to, 'storage')
  mkdirSync(to, { recursive: true })
  rmSync(link, { recursive: true, force: true })
  symlinkSync(join(from, 'storage'), link, 'dir')
}
