import {
  type CallBody,
  type Calls,
  postDeviceMessages,
  staffAddDevice,
  staffGiveDevicePart,
} from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { World } from '@maidan/testkit'
import { signDevicePost } from '../devices/parts/device-secret.ts'
import { agreeToAll } from './open-desk.ts'

type Post = CallBody<Calls['postDeviceMessages']>
type Message = Post['messages'][number]

type Incoming = {
  amountMinor: bigint
  from: string
  trxId: string
  /** What the message says instead of the true balance. */
  balanceMinor?: bigint
}

/** A phone with the SIM of one bKash account: its wallet writes to it, and it forwards that, signed. */
export type PlayPhone = Awaited<ReturnType<typeof openPlayPhone>>

/** Enrols a phone for receiving accounts, as two people do, and gives it a wallet with some money. */
export async function openPlayPhone(
  world: World,
  accounts: readonly string[],
  { isTrusted = true } = {},
) {
  const added = await enrolDevice(world, accounts, { isTrusted })
  const { device, secret } = added
  const clock = () => world.clock.now()
  let balanceMinor = 10_000_00n
  let number = 0
  let sequence = 0

  function write(text: string, from = 'bKash'): Message {
    number += 1
    return { number, from, text, received_at: clock().toISOString() }
  }

  async function post(messages: Message[], signing: { secret?: string; time?: string } = {}) {
    sequence += 1
    return postAs(world, { device, secret, sequence, messages, ...signing })
  }

  return {
    ...added,
    write,
    post,
    /** The wallet tells of money that came in; a true message moves its balance. */
    receipt({ amountMinor, from, trxId, balanceMinor: said }: Incoming): Message {
      if (said === undefined) balanceMinor += amountMinor
      const [amount, balance] = [amountMinor, said ?? balanceMinor].map((minor) =>
        decimalAmount(minor, 'BDT'),
      )
      return write(
        `You have received Tk ${amount} from ${from}. Fee Tk 0.00. Balance Tk ${balance}. TrxID ${trxId} at ${inDhaka(clock())}`,
      )
    },
  }
}

type Posting = {
  device: string
  secret: string
  sequence?: number
  messages?: Message[]
  time?: string
}

/** Posts what a phone has to forward, signed with the secret that is named. */
export function postAs(
  world: World,
  { device, secret, sequence = 1, messages = [], ...signing }: Posting,
) {
  const time = signing.time ?? String(world.clock.now().getTime())
  const body: Post = { sequence, battery: 83, messages }
  const signed = { code: device, time, body: Buffer.from(JSON.stringify(body)) }
  const headers = {
    'x-device-time': time,
    'x-device-signature': signDevicePost(secret, signed),
  }
  return world.call(postDeviceMessages, { params: { device }, body, headers })
}

/** Adds a phone; where another admin agrees, they give the second part of its secret. */
export async function enrolDevice(
  world: World,
  accounts: readonly string[],
  { isTrusted = true } = {},
) {
  const { token } = await world.staff('admin')
  const body = { name: 'Counter phone', accounts: [...accounts], reason: 'for the counter' }
  const { id, device, part } = (await world.call(staffAddDevice, { token, body })).body
  const parts = [part]
  if (isTrusted) {
    const other = await world.staff('admin2')
    await agreeToAll(world, other.token)
    const params = { id: String(id) }
    parts.push((await world.call(staffGiveDevicePart, { token: other.token, params })).body.part)
  }
  return { id, device, parts, secret: parts.join('') }
}

const DHAKA_AHEAD_MS = 6 * 3_600_000

/** As bKash writes it: 03/11/2026 09:05. */
function inDhaka(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString().split('T')
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
}
