import { createServer } from 'node:http'
import { createDelivery } from './rounds/deliver-calls.ts'
import { recoverCalls } from './rounds/recover-calls.ts'
import { readSettings } from './settings/read-settings.ts'
import { openShop } from './shop/open-shop.ts'
import { createHandleRequest } from './web/handle-request.ts'

const STOP_AFTER_MS = 500

/** Starts the server: what is owed from before goes out first. */
function startServer(): void {
  const settings = readSettings(process.env)
  const shop = openShop(settings)
  recoverCalls(shop)
  const delivery = createDelivery(shop)
  const handle = createHandleRequest(shop, delivery)
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      shop.log(`${request.method} failed: ${String(error)}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"code":"FAULT"}')
    })
  })
  server.on('error', giveUp)
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`Koel Games at port ${settings.port}\n`)
    delivery.wake()
  })
  const stop = (): void => {
    delivery.stop()
    server.close()
    setTimeout(() => process.exit(0), STOP_AFTER_MS)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function giveUp(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  startServer()
} catch (error) {
  giveUp(error)
}
