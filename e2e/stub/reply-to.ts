import { calls, errorCatalogue, type CallName } from '@maidan/contract'
import { asJson } from '../front/as-json.ts'
import type { Reply } from '../front/open-front.ts'
import { broken, Foreign, Raw, Refused } from './answer.ts'

const noSuchCall = new Refused('NOT_FOUND', {})

/** Turns what a test says into a reply. @throws Error when it does not fit the contract. */
export function replyTo(name: CallName | undefined, answer: unknown): Reply {
  if (name === undefined || answer === undefined) return refusalReply(noSuchCall)
  if (answer === broken) return 'broken'
  if (answer instanceof Refused) return refusalReply(answer)
  if (answer instanceof Foreign) return asJson(answer.body, answer.status)
  if (answer instanceof Raw) return answer.reply
  assertFits(name, JSON.parse(JSON.stringify(answer)))
  return asJson(answer)
}

function refusalReply({ code, detail }: Refused): Reply {
  const { status, text } = errorCatalogue[code]
  return asJson({ message: text, request_id: 'stub', ...detail, code }, status)
}

function assertFits(name: CallName, sent: unknown): void {
  const parsed = calls[name].answer.safeParse(sent)
  const faults = parsed.success
    ? surplusKeys(sent, parsed.data).map((key) => `${key} is not in the contract`)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (faults.length > 0)
    throw new Error(
      `The stub of ${name} does not answer as the contract says: ${faults.join('; ')}.`,
    )
}

/** What was sent and is not read by the schema. */
function surplusKeys(sent: unknown, read: unknown, at = ''): string[] {
  if (!isRecord(sent) || !isRecord(read)) return []
  return Object.entries(sent).flatMap(([key, value]) =>
    key in read ? surplusKeys(value, read[key], `${at}${key}.`) : [`${at}${key}`],
  )
}

/** An object or a list; a list is one by its places. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
