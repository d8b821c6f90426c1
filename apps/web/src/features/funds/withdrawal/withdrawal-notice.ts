import { codeText, isApiFailure } from '@maidan/client'
import type { ApiFailure } from '@maidan/client'
import { errorTexts, valueWriter } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { asText } from '../../../lib/calls/as-text.ts'
import { namesBirthday } from '../age/names-birthday.ts'
import { WithdrawalFailure } from './withdraw.ts'

export type WithdrawalTexts = {
  broke: string
  errorOccurred: string
  unknownError: string
  completeTurnover: string
}

/** What a stopped withdrawal says; with `leadsTo` the words are a link. */
export type WithdrawalNotice = { text: string; leadsTo?: 'profile' | 'turnover' }

const refusedCheck = 400

/** The text of each way in which a withdrawal stops (CASH-80 to CASH-85, SIL-087, SIL-088). */
export function withdrawalNotice(
  error: unknown,
  texts: WithdrawalTexts,
  language: Language,
): WithdrawalNotice {
  if (!(error instanceof WithdrawalFailure)) return { text: texts.broke }
  if (error.answer !== undefined)
    return linked(ownText(error.answer, ['error', 'message']) || texts.unknownError)
  const failure = error.cause
  if (!isApiFailure(failure) || failure.kind === 'network') return { text: texts.broke }
  if (failure.code === 'TURNOVER_REMAINING')
    return { text: texts.completeTurnover, leadsTo: 'turnover' }
  const isCheck = error.stage === 'check' && failure.status === refusedCheck
  const own = ownText(failure.raw, isCheck ? ['error'] : ['error', 'message'])
  if (own === '' && isCheck) return { text: texts.completeTurnover, leadsTo: 'turnover' }
  return linked(own || texts.errorOccurred, translated(failure, language))
}

/** An error that names the Date of Birth leads to the profile, where it is added. */
function linked(text: string, shown = text): WithdrawalNotice {
  return namesBirthday(text) ? { text: shown, leadsTo: 'profile' } : { text: shown }
}

/** The text of a coded refusal where the player's language is not the server's. */
function translated(failure: ApiFailure, language: Language): string | undefined {
  return codeText(failure, errorTexts(language), valueWriter(language))
}

function ownText(answer: unknown, names: readonly ('error' | 'message')[]): string {
  if (typeof answer !== 'object' || answer === null) return ''
  const fields = answer as { error?: unknown; message?: unknown }
  return names.map((name) => asText(fields[name])).find((text) => text !== '') ?? ''
}
