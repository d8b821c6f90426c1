import {
  LANGUAGES,
  staffChangePromotion,
  staffDecideApproval,
  staffPromotions,
  type CallAnswer,
} from '@maidan/contract'
import { NO_PROMOTION_TERMS, type PromotionForm, type World } from '@maidan/testkit'

/** Fifty taka for whoever enters a code, against five times as much turnover in a week. */
export const gift: PromotionForm = {
  ...NO_PROMOTION_TERMS,
  kind: 'code',
  turnover: '5',
  amount: '50',
  reason: 'for those who read the paper',
}

/** The same name in every language. */
export const textsOf = (name: string) =>
  LANGUAGES.map((language) => ({ language, name, description: 'Fifty taka.' }))

/** What two administrators do with promotions, through the front door. */
export async function openPromotionDesk(world: World) {
  const [admin, second] = [await world.staff('admin'), await world.staff('admin2')]
  const ask = (body: PromotionForm) =>
    world.call(staffChangePromotion, { token: admin.token, body })
  async function decided(body: PromotionForm) {
    const { body: asked, error } = await ask(body)
    if (error.code) throw new Error(`${body.reason}: ${error.code}`)
    const params = { id: String(asked.approval_id), decision: 'agree' as const }
    await world.call(staffDecideApproval, { token: second.token, params, body: { note: 'yes' } })
  }
  async function listed(name: string): Promise<Listed> {
    const { body } = await world.call(staffPromotions, { token: admin.token })
    const found = body.data.find(({ texts }) => texts[0]?.name === name)
    if (!found) throw new Error(`no promotion ${name}`)
    return found
  }
  return {
    admin,
    ask,
    listed,
    /** A promotion that two people agreed to. */
    offer: (name: string, wish: Partial<PromotionForm> = {}) =>
      decided({ ...gift, texts: textsOf(name), code: name, ...wish }),
    /** Other terms of one that is there, agreed to by two people. */
    change: async (name: string, wish: Partial<PromotionForm>) =>
      decided(formOf(await listed(name), wish)),
    form: async (name: string, wish: Partial<PromotionForm>) => formOf(await listed(name), wish),
  }
}

export type PromotionDesk = Awaited<ReturnType<typeof openPromotionDesk>>

type Listed = CallAnswer<typeof staffPromotions>['data'][number]

function formOf(shown: Listed, wish: Partial<PromotionForm>): PromotionForm {
  const {
    taken: _t,
    uses: _u,
    bonus_paid: _b,
    turnover_open: _o,
    approval_id: _a,
    ...terms
  } = shown
  return { ...terms, id: String(shown.id), reason: 'the owner asked', ...wish }
}
