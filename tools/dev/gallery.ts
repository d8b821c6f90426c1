import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { ROOT } from '../root.ts'

const FOLDER = join(ROOT, 'packages', 'ui', 'src', 'gallery')
const BROKEN = 500
const ADDRESS = /^\/gallery\/?(\?|$)/

/** Shows every primitive of the look at `/gallery`; no build knows of it. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (!ADDRESS.test(url)) return next()
        void sendGallery(server, url, response)
      })
    },
  }
}

async function sendGallery(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const page = await readFile(join(FOLDER, 'index.html'), 'utf8')
    const sent = await server.transformIndexHtml(url, page.replace('./', `/@fs${FOLDER}/`))
    response.setHeader('content-type', 'text/html; charset=utf-8').end(sent)
  } catch (error) {
    response.writeHead(BROKEN, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
  }
}
