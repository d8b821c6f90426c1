import { amountOf } from '@maidan/money'

type Body = Record<string, unknown>

/** What people and tests do at a sandbox partner: agree to a payment on its page, order faults. */
export type PartnerPage = {
  /** Agrees to a payment with number, code and PIN; answers how the browser is sent back. */
  approve(url: URL, number: string): Promise<() => Promise<Response>>
  /** Gives a number's wallet another lakh of play money. */
  refill(number: string): Promise<void>
  /** Leaves the payment on its page. */
  turnDown(url: URL): Promise<void>
  /** How the partner sends the browser back by now; null while the payment is open. */
  wayBack(url: URL): Promise<(() => Promise<Response>) | null>
  order(fault: Body): Promise<void>
  clearFaults(): Promise<void>
  /** What the partner holds for the house by its own statement, in minor units. */
  merchantMinor(): Promise<bigint>
}

const PIN = '12121'

type WayBack = { url: string; method: string; fields?: Record<string, string> }

/** As a browser does it: by a link, or with a form. */
function goBack({ url, method, fields = {} }: WayBack): Promise<Response> {
  const isForm = method.toUpperCase() === 'POST'
  return fetch(url, {
    method,
    redirect: 'manual',
    ...(isForm && { body: new URLSearchParams(fields) }),
  })
}

export function openPartnerPage(origin: string, partner: string, wallet = partner): PartnerPage {
  const send = async (method: string, path: string, body?: Body): Promise<Body> => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const answered = (await answer.json()) as Body
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answered)}`)
    return answered
  }
  return {
    async approve(url, number) {
      const id = idOf(url)
      const { code } = await send('POST', `/api/checkouts/${id}/number`, {
        wallet,
        number,
      })
      const approved = await send('POST', `/api/checkouts/${id}/approve`, { code, pin: PIN })
      return () => goBack(approved['way_back'] as WayBack)
    },
    refill: async (number) => void (await send('POST', '/api/play-money', { wallet, number })),
    turnDown: async (url) => void (await send('POST', `/api/checkouts/${idOf(url)}/cancel`)),
    async wayBack(url) {
      const { way_back: way } = await send('GET', `/api/checkouts/${idOf(url)}`)
      return way === null ? null : () => goBack(way as WayBack)
    },
    order: async (fault) => void (await send('POST', '/__ctl/faults', { partner, ...fault })),
    clearFaults: async () => void (await send('DELETE', '/__ctl/faults')),
    async merchantMinor() {
      let sumMinor = 0n
      for (let after: string | null = ''; after !== null;) {
        const path = `/statements/${partner}?from=2020-01-01T00:00:00Z`
        const statement = await send('GET', after === '' ? path : `${path}&after=${after}`)
        sumMinor += sumOf(statement['rows'] as Line[])
        after = statement['next'] as string | null
      }
      return sumMinor
    },
  }
}

function idOf(url: URL): string {
  return url.pathname.split('/').at(-1) ?? ''
}

type Line = { type: string; amount: string }

function sumOf(rows: readonly Line[]): bigint {
  return rows.reduce((sum, { type, amount }) => {
    const minor = amountOf(amount, 'BDT')
    return type === 'payment' ? sum + minor : sum - minor
  }, 0n)
}
