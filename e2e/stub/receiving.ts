import type { CallAnswer, Calls } from '@maidan/contract'

type Answer = CallAnswer<Calls['staffReceivingAccounts']>

/** An open account whose messages a phone forwards. */
export const openAccount: Answer['data'][number] = {
  id: 1,
  method: 'bKash',
  currency: 'BDT',
  account_type: 'Agent',
  account_number: '01300000101',
  status: 'active',
  approval_id: null,
  day_cap: '50000.00',
  month_cap: '300000.00',
  caps_approval_id: null,
  day_received: '41000.00',
  month_received: '120000.00',
  offers: 2,
  offered: '1500.00',
  is_last_open: true,
  device: { name: 'Counter 1', state: 'live' },
}

/** The methods that an account can be added to. */
export const byHand: Answer['methods'] = [
  { id: 1, name: 'bKash', currency: 'BDT', account_types: ['Personal', 'Agent', 'Merchant'] },
  { id: 7, name: 'PhonePe', currency: 'INR', account_types: ['Personal', 'Merchant'] },
]
