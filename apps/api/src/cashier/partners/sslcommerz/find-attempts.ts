import * as z from 'zod'
import { unknown, type Unknown } from '../answers/read-answer.ts'
import { word } from '../answers/word.ts'
import { askValidator } from './ask-validator.ts'
import { attempt, type Attempt } from './attempt.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

const attempts = z.object({
  APIConnect: word,
  element: z.array(attempt).nullish(),
})

/** All attempts at a payment of ours, by our own number of it. */
export async function findAttempts(
  ports: SslcommerzPorts,
  tran_id: string,
): Promise<{ kind: 'found'; attempts: Attempt[] } | Unknown> {
  const read = await askValidator(ports, attempts, 'merchantTransIDvalidationAPI', { tran_id })
  if (read.kind === 'unknown') return read
  const { APIConnect, element } = read.fields
  const isTaken = APIConnect === 'DONE' || (APIConnect === '' && Array.isArray(element))
  if (read.status !== 200 || !isTaken) return unknown('the question was not taken')
  const isForeign = element?.some((one) => one.tran_id !== tran_id)
  return isForeign ? unknown('another payment') : { kind: 'found', attempts: element ?? [] }
}
