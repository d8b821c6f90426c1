import { LANGUAGES, staffChangePromotion, staffDecideApproval } from '@maidan/contract'
import { NO_PROMOTION_TERMS } from '@maidan/testkit'
import { call, tokenOf } from './house.ts'

/** What a code gives, beyond what every offer has to say. */
type Terms = { kind: 'code' | 'freeSpins' } & Partial<
  Record<
    'amount' | 'turnover' | 'odds_min' | 'free_game' | 'free_rounds' | 'free_bet' | 'free_days',
    string
  >
>

/** Offers what a code gives to whoever enters it, by the word of two administrators. */
export async function offerCode(code: string, terms: Terms): Promise<void> {
  const texts = LANGUAGES.map((language) => ({ language, name: code, description: 'By a code.' }))
  const { body: asked, error } = await call(staffChangePromotion, {
    token: await tokenOf('admin'),
    body: { ...NO_PROMOTION_TERMS, texts, code, reason: 'for a journey', ...terms },
  })
  if (error.code) throw new Error(`the promotion was refused: ${JSON.stringify(error)}`)
  const decided = await call(staffDecideApproval, {
    token: await tokenOf('admin2'),
    params: { id: String(asked.approval_id), decision: 'agree' },
    body: { note: 'yes' },
  })
  if (decided.status !== 200) throw new Error(`nobody agreed: ${decided.text}`)
}
