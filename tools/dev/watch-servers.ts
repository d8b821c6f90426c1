import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { context, type Plugin } from 'esbuild'
import { serverBundle } from '../build/bundle.ts'
import { say } from '../progress.ts'
import { Sentence } from '../sentence.ts'
import type { Closing } from '../start/closing.ts'
import type { KeptServer } from '../start/servers/keep-server.ts'

const SERVERS = { api: 'apps/api', sandbox: 'apps/sandbox', koel: 'apps/koel' } as const

export type WatchedServers = {
  /** Builds each for the first time. @throws Sentence when one cannot be built. */
  begin: () => Promise<void>
  /** From now on a server is started again when it was built anew. */
  follow: (servers: readonly KeptServer[]) => void
}

/** Bundles the servers again whenever one of their sources changes. */
export function watchServers(buildDir: string, closing: Closing): WatchedServers {
  let running: readonly KeptServer[] = []
  const restart = (name: string) => {
    const server = running.find((one) => one.name === name)
    if (server === undefined) return
    say(`${name} changed; starting it again`)
    void server.restart()
  }
  return {
    begin: async () => {
      for (const [name, app] of Object.entries(SERVERS)) {
        await watchServer(app, join(buildDir, name), closing, () => restart(name))
      }
    },
    follow: (servers) => {
      running = servers
    },
  }
}

async function watchServer(
  app: string,
  outDir: string,
  closing: Closing,
  onRebuilt: () => void,
): Promise<void> {
  const options = serverBundle(app, outDir)
  const ends = new EventEmitter()
  const firstEnd = once(ends, 'first')
  const told = tellEnds((isBuilt) => ends.emit('first', isBuilt), onRebuilt)
  const watching = await context({ ...options, plugins: [...(options.plugins ?? []), told] })
  closing.add(() => watching.dispose())
  await watching.watch()
  const [isBuilt] = (await firstEnd) as [boolean]
  if (!isBuilt) throw new Sentence(`${app} cannot be built: see the errors above.`)
}

/** Tells how the first build ended, and of every later one that is well. */
function tellEnds(onFirst: (isBuilt: boolean) => void, onRebuilt: () => void): Plugin {
  let builds = 0
  return {
    name: 'tell-ends',
    setup(bundler) {
      bundler.onEnd(({ errors }) => {
        builds += 1
        if (builds === 1) onFirst(errors.length === 0)
        else if (errors.length === 0) onRebuilt()
      })
    },
  }
}
