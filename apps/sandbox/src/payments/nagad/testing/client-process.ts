import { createRequire } from 'node:module'
import type * as Client from 'nagad-payment-gateway'

// Its build for modules names a file that is not there; the other one is whole.
const { NagadGateway }: typeof Client = createRequire(import.meta.url)('nagad-payment-gateway')

const [, , config = '{}', order = '{}'] = process.argv

/** Creates a payment with the public client and writes where it is approved, or the refusal. */
const client = new NagadGateway(JSON.parse(config))
const pageUrl = await client.createPayment(JSON.parse(order)).catch(String)
process.stdout.write(pageUrl)
