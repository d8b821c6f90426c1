import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { BkashDesk } from '../bkash-desk.ts'
import { BKASH_PATH } from '../bkash-options.ts'
import { bkashStep } from '../bkash-step.ts'
import { b2cPayment, payoutBody } from './b2c-payment.ts'
import { createBody, createPayment } from './create-payment.ts'
import { executePayment } from './execute-payment.ts'
import { organizationBalance } from './organization-balance.ts'
import { queryPayment } from './query-payment.ts'
import {
  refundBody,
  refundStatus,
  refundStatusBody,
  refundTransaction,
} from './refund-transaction.ts'
import { searchTransaction } from './search-transaction.ts'

const paymentBody = z.object({ paymentID: z.string() })
const trxBody = z.object({ trxID: z.string() })

/** The merchant's calls about payments, refunds and payouts. */
export function paymentCalls(app: FastifyInstance, desk: BkashDesk): void {
  const tokenized = `${BKASH_PATH}/tokenized/checkout`
  app.post(
    `${tokenized}/create`,
    bkashStep(desk, { step: 'create', body: createBody, answer: (b) => createPayment(desk, b) }),
  )
  app.post(
    `${tokenized}/execute`,
    bkashStep(desk, {
      step: 'execute',
      body: paymentBody,
      answer: ({ paymentID }) => executePayment(desk, paymentID),
    }),
  )
  app.post(
    `${tokenized}/payment/status`,
    bkashStep(desk, {
      step: 'query',
      body: paymentBody,
      answer: ({ paymentID }) => queryPayment(desk, paymentID),
    }),
  )
  app.post(
    `${tokenized}/general/searchTransaction`,
    bkashStep(desk, {
      step: 'search',
      body: trxBody,
      answer: ({ trxID }) => searchTransaction(desk, trxID),
    }),
  )
  moneyOutCalls(app, desk)
}

function moneyOutCalls(app: FastifyInstance, desk: BkashDesk): void {
  const refund = `${BKASH_PATH}/tokenized/checkout/payment/refund`
  app.post(
    refund,
    bkashStep(desk, {
      step: 'refund',
      body: refundBody,
      answer: (b) => refundTransaction(desk, b),
    }),
  )
  app.post(
    `${refund}/status`,
    bkashStep(desk, {
      step: 'query',
      body: refundStatusBody,
      answer: (b) => refundStatus(desk, b),
    }),
  )
  app.get(
    `${BKASH_PATH}/checkout/payment/organizationBalance`,
    bkashStep(desk, {
      step: 'balance',
      body: z.unknown(),
      answer: () => organizationBalance(desk),
    }),
  )
  app.post(
    `${BKASH_PATH}/checkout/payment/b2cPayment`,
    bkashStep(desk, {
      step: 'payout',
      body: payoutBody,
      answer: (body, request, reply) => b2cPayment(desk, body, request, reply),
    }),
  )
}
