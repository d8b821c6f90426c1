import type { Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import { withPartner } from './with-partner.ts'

/** The address with a key, or whatever is long in its query, of which one sign is another. */
function tampered(address: string): string {
  const url = new URL(address)
  for (const [name, value] of url.searchParams)
    if (value.length >= KEY_LENGTH_MIN)
      url.searchParams.set(name, `${value.startsWith('a') ? 'b' : 'a'}${value.slice(1)}`)
  return url.href
}

function withoutQuery(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

/** 128 bits in the densest notation that fits an address. */
const KEY_LENGTH_MIN = 20

/** A past round, for whoever has its link and for nobody else. */
export const recall: readonly Check[] = [
  {
    ...withPartner(
      'a link opens without a session, and not without its key',
      async (partner, stage) => {
        const address = stage.extras.recallUrl ?? ''
        if (new URL(address).origin !== partner.origin)
          throw new Complaint(`${address} does not lead to ${partner.origin}`)
        const page = await partner.open(address)
        const type = page.headers.get('content-type') ?? ''
        if (page.status !== 200 || !type.includes('text/html'))
          throw new Complaint(`the link answered ${page.status} ${type}`)
        for (const wrong of [tampered(address), withoutQuery(address)]) {
          const { status } = await partner.open(wrong)
          if (wrong !== address && status !== 404)
            throw new Complaint(`${status} instead of 404 with another key, or none`)
        }
      },
    ),
    skip: ({ partner, extras }) =>
      partner === null || extras.recallUrl === null ? 'needs --origin and --recall URL' : null,
  },
]
