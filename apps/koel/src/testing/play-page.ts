import { randomBytes } from 'node:crypto'
import type { OpenView, StateView, TicketAnswer } from '../messages/describe-messages.ts'

export type Page = {
  readonly opened: OpenView
  post(name: string, body: object): Promise<Reply>
  buy(buyKey?: string): Promise<TicketAnswer>
  state(): Promise<StateView>
}

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

export const PRICE_MINOR = '2000'

/** Posts to the game as its page does. */
export async function post(origin: string, name: string, body: object, token = ''): Promise<Reply> {
  const response = await fetch(`${origin}/api/game/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Opens the game with a launch, and gives the calls of its page. */
export async function openPage(origin: string, launch: string): Promise<Page> {
  const pageKey = randomBytes(16).toString('base64url')
  const reply = await post(origin, 'open', { launch, game: 'KOEL-RICKSHAW', pageKey })
  if (reply.status !== 200) throw new Error(`open: ${JSON.stringify(reply)}`)
  const opened = reply.body as OpenView
  const postHere = (name: string, body: object) => post(origin, name, body, opened.token)
  const state = async () => (await postHere('state', {})).body as StateView
  return {
    opened,
    post: postHere,
    state,
    async buy(buyKey = randomBytes(16).toString('base64url')) {
      const { serverSeedHash } = await state()
      const order = { buyKey, priceMinor: PRICE_MINOR, clientSeed: 'tests', serverSeedHash }
      const bought = await postHere('buy', order)
      if (bought.status !== 200) throw new Error(`buy: ${JSON.stringify(bought)}`)
      return bought.body as TicketAnswer
    },
  }
}
