import type { AddressInfo } from 'node:net'
import { pino, type Logger } from 'pino'
import { openMessageStore } from './message-store.ts'
import { messagesServer } from './messages-server.ts'
import { startSmtp } from './start-smtp.ts'

export type MessagesOptions = {
  /** 0 takes any free port; the answer says which. */
  port: number
  smtpPort: number
  /** Holds the messages; made when it is not there. */
  dataDir: string
  /** Where the built pages are. */
  buildDir: string
  /** Where both servers listen; only this machine when not given. */
  host?: string
  log?: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type RunningMessages = { url: string; smtpUrl: string; close: () => Promise<void> }

/**
 * Starts the catcher: an SMS gateway and a mail server that keep what they are given and show it,
 * as the phones and mailboxes of the people would.
 */
export async function startMessages(options: MessagesOptions): Promise<RunningMessages> {
  const { port, smtpPort, dataDir, buildDir, host = '127.0.0.1' } = options
  const log = options.log ?? pino({ name: 'messages', level: 'warn' })
  const store = await openMessageStore(dataDir)
  const smtp = await startSmtp({ store, port: smtpPort, host, log })
  const server = await messagesServer(store, buildDir)
  await server.listen({ port, host })
  const bound = server.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound.port}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    async close() {
      await Promise.all([server.close(), smtp.close()])
    },
  }
}
