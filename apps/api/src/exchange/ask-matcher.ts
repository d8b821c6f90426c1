import type { Context } from '../context.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { MatcherCommand } from './matcher/matcher-command.ts'

/** Asks the matcher and answers the ids of the orders that it concerned; a refusal is thrown. */
export async function askMatcher(
  { exchange }: Context,
  command: MatcherCommand,
): Promise<readonly number[]> {
  const answer = await exchange.matcher.ask(command)
  if (answer.status === 'done') return answer.orderIds
  throw new Refusal(answer.code, answer.params ? { params: answer.params } : {})
}
