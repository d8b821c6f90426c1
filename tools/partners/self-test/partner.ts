import { catalogue, type Catalogue } from '../../../apps/api/src/games/studios/catalogue-form.ts'
import { Complaint } from './complaint.ts'
import {
  callProvider,
  type Fields,
  type OperatorCall,
  type Otherwise,
  type Provider,
  type Reply,
} from './wallet-client.ts'

const TIMEOUT_MS = 6_000
const CATALOGUE_BYTES_MAX = 4 * 1024 * 1024

/** The provider's own side of the protocol: what it answers to an operator and to browsers. */
export type Partner = {
  origin: string
  /** As the operator names it: the slug in capitals. */
  platform: string
  /** Reads the catalogue as an operator does. @throws Complaint if it is not in its form. */
  catalogue: () => Promise<Catalogue>
  /** Opens an address of the provider's without anything that says who asks. */
  open: (address: string) => Promise<Response>
  ask: (call: OperatorCall, body: Fields, otherwise?: Otherwise) => Promise<Reply>
}

export function openPartner({ slug, key }: Provider, origin: string): Partner {
  return {
    origin,
    platform: slug.toUpperCase(),
    catalogue: () => readCatalogue(origin),
    open: (address) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ask: (call, body, otherwise = {}) =>
      callProvider(origin, { slug, key }, { call, body: JSON.stringify(body), otherwise }),
  }
}

async function readCatalogue(origin: string): Promise<Catalogue> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`${origin}/api/catalog`, { redirect: 'error', signal })
  if (response.status !== 200) throw new Complaint(`the catalogue answered ${response.status}`)
  const text = await response.text()
  if (Buffer.byteLength(text) > CATALOGUE_BYTES_MAX)
    throw new Complaint('the catalogue has more than 4 MiB')
  const read = catalogue.safeParse(readJson(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Complaint(`the catalogue at ${issue?.path.join('.')}: ${issue?.message}`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint('the catalogue is no JSON')
  }
}
