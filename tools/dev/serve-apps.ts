import { join } from 'node:path'
import { createServer, type InlineConfig, type Plugin, type ProxyOptions } from 'vite'
import { ROOT } from '../root.ts'
import type { Closing } from '../start/closing.ts'
import type { Config } from '../start/config.ts'
import { gallery } from './gallery.ts'

/** What the api answers itself; every other address is the app's. */
const API_PATHS = [
  '/api',
  '/captcha',
  '/storage',
  '/docs',
  '/live',
  '/livez',
  '/readyz',
  '/version',
] as const

type App = {
  app: 'web' | 'backoffice'
  port: number
  /** Where the api listens for this app. */
  apiPort: number
}

/** Serves both apps from their sources, each on one origin with its part of the api. */
export async function serveApps(config: Config, inner: Config, closing: Closing): Promise<void> {
  const { PORT, BACKOFFICE_PORT } = config.ports
  const apps: App[] = [
    { app: 'web', port: PORT, apiPort: inner.ports.PORT },
    { app: 'backoffice', port: BACKOFFICE_PORT, apiPort: inner.ports.BACKOFFICE_PORT },
  ]
  for (const app of apps) {
    const server = await createServer(viteConfig(app, inner.buildDir))
    closing.add(() => server.close())
    await server.listen()
  }
}

function viteConfig({ app, port, apiPort }: App, buildDir: string): InlineConfig {
  const root = join(ROOT, 'apps', app)
  return {
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(buildDir, 'vite', app),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [apiBehind(apiPort), ...(app === 'web' ? [gallery()] : [])],
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [ROOT] } },
  }
}

/** Hands what is the api's on to it, instead of where the app's own settings would send it. */
function apiBehind(port: number): Plugin {
  const proxy = Object.fromEntries(
    API_PATHS.map((path) => [`^${path}(/|$|\\?)`, proxyTo(port)] as const),
  )
  return {
    name: 'api-behind',
    config(config) {
      config.server = { ...config.server, proxy }
    },
  }
}

/** The host that the browser asked for is kept: the api compares it with where a call comes from. */
function proxyTo(port: number): ProxyOptions {
  return { target: `http://127.0.0.1:${port}`, ws: true, changeOrigin: false }
}
