import {
  LANGUAGES,
  staffChangePromotion,
  staffDecideApproval,
  type CallBody,
} from '@maidan/contract'
import { call, tokenOf } from './house.ts'

const NO_TERMS: Omit<CallBody<typeof staffChangePromotion>, 'texts' | 'code' | 'kind'> = {
  id: '0',
  changed_at: null,
  picture: 'promo-code',
  status: 'display',
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  categories: [],
  on_deposit: false,
  percent: '0',
  turnover: '0',
  bonus_days: '7',
  deposit_min: '0',
  bonus_max: '0',
  once_per_player: true,
  first_deposit_only: false,
  weights: [],
  amount: '0',
  uses_max: '100',
  phone_verified_only: false,
  depositors_only: false,
  code_listed: false,
  loss_min: '0',
  free_game: '',
  free_rounds: '0',
  free_bet: '0',
  free_days: '0',
  mission_period: 'day',
  mission_plays: '0',
  stake_min: '0',
  odds_min: '0',
  bet_max: '0',
  beside_others: false,
  methods: [],
  countries: [],
  vip_from: '0',
  reason: 'for a journey',
}

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
    body: { ...NO_TERMS, texts, code, ...terms },
  })
  if (error.code) throw new Error(`the promotion was refused: ${JSON.stringify(error)}`)
  const decided = await call(staffDecideApproval, {
    token: await tokenOf('admin2'),
    params: { id: String(asked.approval_id), decision: 'agree' },
    body: { note: 'yes' },
  })
  if (decided.status !== 200) throw new Error(`nobody agreed: ${decided.text}`)
}
