import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Logger } from 'pino'
import type { MessageStore } from './message-store.ts'

const MAIL_BYTES_MAX = 256 * 1024
const CLIENTS_MAX = 50
const RECIPIENTS_MAX = 20
const SILENCE_TIMEOUT_MS = 30_000
const CLOSE_TIMEOUT_MS = 500
const TOO_LARGE = 552
const TOO_MANY_RECIPIENTS = 452

type Options = {
  store: MessageStore
  port: number
  host: string
  log: Pick<Logger, 'warn'>
}

/** A real SMTP server that takes every mail and delivers it into the store. */
export async function startSmtp({ store, port, host, log }: Options) {
  const server = new SMTPServer({
    banner: 'Maidan sandbox mail',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_BYTES_MAX,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo: (_, { envelope }, done) =>
      done(
        envelope.rcptTo.length >= RECIPIENTS_MAX
          ? refusal('too many recipients', TOO_MANY_RECIPIENTS)
          : null,
      ),
    onData: (stream, session, done) => void answer(deliver(store, stream, session), done),
  })
  // A client that breaks off is no failure of the server.
  server.on('error', (error: Error) => log.warn({ err: error }, 'a mail connection broke'))
  server.listen(port, host)
  await once(server.server, 'listening')
  const bound = server.server.address() as AddressInfo
  return {
    port: bound.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function answer(delivery: Promise<void>, done: (error?: Error | null) => void) {
  try {
    await delivery
  } catch (error) {
    return done(error instanceof Error ? error : new Error('not delivered'))
  }
  done()
}

async function deliver(
  store: MessageStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
) {
  const bytes = await readAll(stream)
  if (stream.sizeExceeded) throw refusal('the mail is too large', TOO_LARGE)
  const mail = await PostalMime.parse(bytes)
  const at = new Date().toISOString()
  const { subject = '', text = '' } = mail
  for (const to of new Set(envelope.rcptTo.map(({ address }) => address)))
    await store.add({ to, channel: 'email', subject, text: text.trim(), at })
}

/** Reads to the end, also when the mail is too large: the client waits for that. */
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAIL_BYTES_MAX) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refusal(text: string, responseCode: number): Error {
  return Object.assign(new Error(text), { responseCode })
}
