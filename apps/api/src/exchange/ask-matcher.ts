import { Refusal } from '../platform/http/refusal.ts'
import type { MatcherAnswer, MatcherCommand } from './matcher/matcher-command.ts'
import type { Exchange } from './open-exchange.ts'

type Ports = { exchange: Exchange }

/** Asks the matcher and answers the ids of the orders that it concerned; a refusal is thrown. */
export async function askMatcher(
  { exchange }: Ports,
  command: MatcherCommand,
): Promise<readonly number[]> {
  const answer = await exchange.matcher.ask(command)
  if (answer.status === 'done') return answer.orderIds
  throw refusalOf(answer)
}

/** What the matcher refuses, as a refusal of the call. */
export function refusalOf({
  code,
  params,
}: Extract<MatcherAnswer, { status: 'refused' }>): Refusal {
  return new Refusal(code, params ? { params } : {})
}
