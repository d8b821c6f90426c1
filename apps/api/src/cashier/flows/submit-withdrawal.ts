import { withdrawalFee } from '@maidan/cashier'
import { decimalAmount, parseAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import { brokenConstraint, inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { findMethod, type OfferedMethod } from '../deposits/find-method.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from '../payments/move-payment.ts'
import { newReference } from '../payments/new-reference.ts'
import { readPayoutWallet, type OwnPhone } from '../../identity/queries/own-phones.ts'
import { moneyOfMove } from '../payments/payment-money.ts'
import { checkDayRoom } from '../payments/check-day-room.ts'
import { checkRange, readAmount } from '../payments/read-amount.ts'
import { tellBalance } from '../payments/tell-balance.ts'
import { useUnlock } from '../pin/use-unlock.ts'
import { checkConditions, ELIGIBILITY } from '../withdrawals/check-conditions.ts'
import { tellNewNumber } from '../withdrawals/tell-new-number.ts'
import { readWithdrawalState } from '../withdrawals/withdrawal-state.ts'
import { writeEvent } from '../payments/write-event.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

export type WithdrawalRequest = {
  playerId: bigint
  /** In which a PIN was typed, if the player has one. */
  sessionId: bigint
  currency: Currency
  /** 0 means that the method is named by `provider`, as the documents have it. */
  methodId: string | number
  provider: string
  amount: string | number
  /** The fee that the player was shown; left out where there was none. */
  fee?: string | number
  accountNumber: string
}

/** Asks for a payout and holds its amount at once. Answers its reference. */
export async function submitWithdrawal(ports: Ports, request: WithdrawalRequest): Promise<string> {
  await ports.limits.take('withdrawalPerPlayer', request.playerId.toString())
  try {
    return await inTransaction(ports.db, (tx) => submitIn(ports, tx, request))
  } catch (error) {
    if (brokenConstraint(error) === 'payment_one_pending') throw new Refusal('WITHDRAWAL_PENDING')
    throw error
  }
}

async function submitIn(ports: Ports, tx: Tx, request: WithdrawalRequest): Promise<string> {
  const { currency } = request
  const player = await lockPlayer(tx, request.playerId)
  const state = await readWithdrawalState(tx, player.id)
  checkConditions(state, ['phone', 'pending'])
  const amountMinor = readAmount(request.amount, currency)
  const byName = String(request.methodId) === '0' ? { name: request.provider } : {}
  const method = await findMethod(tx, { id: request.methodId, ...byName, currency })
  if (method.withdraws === false) throw new Refusal('METHOD_UNAVAILABLE')
  const at = ports.clock.now()
  const wallet = readPayoutWallet(request.accountNumber, { phones: state.phones, method, at })
  checkConditions(state, ELIGIBILITY)
  const { withdrawalMinMinor: minMinor, withdrawalMaxMinor: maxMinor } = method
  checkRange(amountMinor, { minMinor, maxMinor, currency })
  await checkDayRoom(tx, { playerId: player.id, method, direction: 'withdrawal', at }, amountMinor)
  const feeMinor = readFee(request, { amountMinor, method })
  const { sessionId } = request
  await useUnlock(tx, { playerId: player.id, sessionId, at })
  return writeRequest(ports, tx, { player, method, amountMinor, feeMinor, wallet })
}

/** The fee of now; refused if the player was shown another one, or none though there is one. */
function readFee(
  { fee: shown, currency }: WithdrawalRequest,
  { amountMinor, method }: { amountMinor: bigint; method: OfferedMethod },
): bigint {
  const feeMinor = withdrawalFee(amountMinor, method.terms)
  const parsed = parseAmount(shown ?? '0', currency)
  if (!parsed.ok || parsed.minor !== feeMinor)
    throw new Refusal('FEE_CHANGED', { params: { fee: decimalAmount(feeMinor, currency) } })
  return feeMinor
}

type Checked = {
  player: MoneyPlayer
  method: OfferedMethod
  amountMinor: bigint
  feeMinor: bigint
  wallet: { number: string; phone: OwnPhone }
}

async function writeRequest(ports: Ports, tx: Tx, checked: Checked): Promise<string> {
  const { player, method, amountMinor, feeMinor, wallet } = checked
  const at = ports.clock.now()
  const reference = newReference('withdrawal')
  await holdAmount(ports, tx, { ...checked, reference })
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payment (reference, player_id, direction, state, method_key, currency, amount_minor,
      fee_minor, account_number, created_at, updated_at)
    VALUES (${reference}, ${player.id}, 'withdrawal', 'requested', ${method.key},
      ${player.currency}, ${amountMinor}, ${feeMinor}, ${wallet.number}, ${at}, ${at})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? 0n
  const by = { source: 'player', actor: player.username, at } as const
  await writeEvent(tx, { ...by, paymentId, state: 'requested' })
  const payment = await lockPayment(tx, paymentId, 'withdrawal')
  await movePayment(ports, tx, { payment, player, move: { ...by, way: ['review'] } })
  await tellPlayer(tx, player.id, { type: 'transaction', transaction_id: reference, key: '0' })
  await tellBalance(tx, player.id)
  const { number: accountNumber, phone } = wallet
  const asked = { phone, accountNumber, method: method.name, amountMinor, reference }
  await tellNewNumber(tx, player, asked)
  return reference
}

async function holdAmount(
  { ledger }: Ports,
  tx: Tx,
  { player, method, amountMinor, feeMinor, reference }: Checked & { reference: string },
) {
  const clearing = await ledger.accounts.house(`clearing:${method.key}`, player.currency)
  const command = moneyOfMove(
    {
      direction: 'withdrawal',
      from: null,
      to: 'requested',
      reference,
      amountMinor,
      feeMinor,
      refund: null,
      reversal: null,
    },
    { cash: player.cash, held: player.held, clearing },
  )
  const [result] = command ? await ledger.postIn(tx, [command]) : []
  if (result?.status === 'posted') return
  if (result?.status === 'refused' && result.code === 'NOT_ENOUGH_MONEY')
    throw new Refusal('NOT_ENOUGH_MONEY')
  throw new Error(`withdrawal ${reference}: the ledger says ${JSON.stringify(result)}`)
}
