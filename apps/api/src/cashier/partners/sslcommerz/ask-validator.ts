import type * as z from 'zod'
import { readAnswer } from '../answers/read-answer.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

type ValidatorCall = 'merchantTransIDvalidationAPI' | 'validationserverAPI'

/** Asks one of the two addresses that answer of payments and of refunds, as our shop. */
export async function askValidator<Fields>(
  { ask, url, storeId, storePassword }: SslcommerzPorts,
  schema: z.ZodType<Fields>,
  call: ValidatorCall,
  what: Record<string, string>,
) {
  const query = new URLSearchParams({
    ...what,
    store_id: storeId,
    store_passwd: storePassword,
    format: 'json',
  })
  const path = `/validator/api/${call}.php?${query.toString()}`
  return readAnswer(schema, await ask({ url: url + path, method: 'GET' }))
}
