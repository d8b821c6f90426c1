import { receivingText } from '@maidan/locales'
import { useFields, useText } from '@maidan/ui'
import type { ByHand } from '../../features/receiving/queries.ts'

const empty = {
  method_id: '',
  account_type: '',
  account_number: '',
  day_cap: '',
  month_cap: '',
  reason: '',
}

/** What is typed of a new account; its method and kind are the first ones until others are chosen. */
export function useAccountForm(methods: readonly ByHand[]) {
  const t = useText(receivingText)
  const form = useFields(empty, ({ account_number, day_cap, month_cap, reason }) => ({
    account_number: account_number.trim() === '' ? t('numberMissing') : undefined,
    day_cap: day_cap.trim() === '' ? t('capMissing') : undefined,
    month_cap: month_cap.trim() === '' ? t('capMissing') : undefined,
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const { method_id, account_type } = form.values
  const method = methods.find(({ id }) => String(id) === method_id) ?? methods[0]
  const types = method?.account_types ?? []
  return { form, method, type: types.find((one) => one === account_type) ?? types[0] }
}

export type AccountForm = ReturnType<typeof useAccountForm>
