import { createTransport } from 'nodemailer'
import { Agent, request } from 'undici'
import type { Config } from '../config.ts'

const SMS_CONNECT_TIMEOUT_MS = 3_000
const SMS_ANSWER_TIMEOUT_MS = 5_000
const SMS_CONNECTIONS_MAX = 8
const SMS_ANSWER_BYTES_MAX = 16 * 1024
const MAIL_CONNECT_TIMEOUT_MS = 5_000
const MAIL_SILENCE_TIMEOUT_MS = 10_000
const MAIL_CONNECTIONS_MAX = 4

/** The partners that carry messages to people. A send that is not taken over by them throws. */
export type MessageGateways = {
  /** `to` is E.164. */
  sendSms(message: { to: string; text: string }): Promise<void>
  sendMail(message: { to: string; subject: string; text: string }): Promise<void>
  close(): Promise<void>
}

export function openMessageGateways(
  config: Pick<Config, 'SMS_URL' | 'SMTP_URL' | 'MAIL_FROM'>,
): MessageGateways {
  const agent = new Agent({
    connections: SMS_CONNECTIONS_MAX,
    connect: { timeout: SMS_CONNECT_TIMEOUT_MS },
    headersTimeout: SMS_ANSWER_TIMEOUT_MS,
    bodyTimeout: SMS_ANSWER_TIMEOUT_MS,
  })
  const mail = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: MAIL_CONNECTIONS_MAX,
    connectionTimeout: MAIL_CONNECT_TIMEOUT_MS,
    greetingTimeout: MAIL_CONNECT_TIMEOUT_MS,
    socketTimeout: MAIL_SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    sendSms: (message) => postSms(agent, config.SMS_URL, message),
    sendMail: async ({ to, subject, text }) => {
      await mail.sendMail({ from: config.MAIL_FROM, to: { name: '', address: to }, subject, text })
    },
    async close() {
      mail.close()
      await agent.destroy()
    },
  }
}

async function postSms(agent: Agent, url: string, message: { to: string; text: string }) {
  const { statusCode, body } = await request(url, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  await body.dump({ limit: SMS_ANSWER_BYTES_MAX })
  if (statusCode < 200 || statusCode > 299)
    throw new Error(`the SMS gateway answered ${statusCode}`)
}
