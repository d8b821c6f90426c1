import { expectRefused, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Stage } from '../stage.ts'
import type { Otherwise, Verb } from '../wallet-client.ts'

const ID_LENGTH_MAX = 64
const REASON_LENGTH_MAX = 200
const DETAIL_LENGTH_MAX = 65_536
const BODY_BYTES_MAX = 256 * 1024

/** A text in the place of a body is refused with one of the codes, whatever the call. */
function refusesText(
  name: string,
  text: (stage: Stage) => string,
  codes: string[],
  otherwise?: Otherwise,
): Check {
  return {
    name,
    async run(stage) {
      for (const verb of ['balance', 'bet', 'win', 'rollback', 'end-round'] as const)
        expectRefused(await stage.sendText(verb, text(stage), otherwise), verb, ...codes)
    },
  }
}

/** A bet with one field otherwise is refused. */
function refusesBet(name: string, over: Readonly<Record<string, unknown>>): Check {
  return {
    name,
    async run({ bet, newIds }) {
      expectRefused(await bet(100, newIds(), { over }), 'bet', 'VALIDATION_FAILED')
    },
  }
}

const amounts = ['-1', '1.50', '1e3', '007', '+5', ' 5', '', 'five', '1'.repeat(16)]

/** What a body may look like. */
export const bodies: readonly Check[] = [
  refusesText('no JSON', () => '{"session":', ['BODY_NOT_READABLE']),
  refusesText('no body', () => '', ['VALIDATION_FAILED', 'BODY_NOT_READABLE']),
  refusesText('a list', () => '[]', ['VALIDATION_FAILED']),
  refusesText('another content type', () => '{}', ['UNSUPPORTED_MEDIA'], {
    headers: { 'content-type': 'text/plain' },
  }),
  refusesText('more than 256 KiB', () => `"${'x'.repeat(BODY_BYTES_MAX)}"`, ['BODY_TOO_LARGE']),
  {
    name: 'a missing field',
    async run(stage) {
      for (const [verb, body] of rightBodies(stage))
        for (const field of Object.keys(body)) {
          const reply = await stage.send(verb, { ...body, [field]: undefined })
          expectRefused(reply, `${verb} without ${field}`, 'VALIDATION_FAILED')
          namesField(reply.fields['errors'], field)
        }
    },
  },
  {
    name: 'an unknown field',
    async run(stage) {
      for (const [verb, body] of rightBodies(stage)) {
        const reply = await stage.send(verb, { ...body, bonus: '1' })
        expectRefused(reply, verb, 'VALIDATION_FAILED')
      }
    },
  },
  refusesBet('a number for an amount', { amount: 100 }),
  ...amounts.map((amount) => refusesBet(`the amount ${JSON.stringify(amount)}`, { amount })),
  refusesBet('an unknown currency', { currency: 'XXX' }),
  refusesBet('another currency than the player’s', { currency: 'USDT' }),
  refusesBet('an id of 65 characters', { transaction_id: 'x'.repeat(ID_LENGTH_MAX + 1) }),
  refusesBet('an id with a blank', { round_id: 'round 1' }),
  {
    name: 'a reason of 201 characters, a detail of 65 537',
    async run({ rollback, end, newIds }) {
      const reason = 'x'.repeat(REASON_LENGTH_MAX + 1)
      const detail = 'x'.repeat(DETAIL_LENGTH_MAX + 1)
      expectRefused(await rollback(newIds(), { over: { reason } }), 'rollback', 'VALIDATION_FAILED')
      expectRefused(await end(newIds(), { over: { detail } }), 'end-round', 'VALIDATION_FAILED')
    },
  },
]

function rightBodies({ bodies: right, newIds }: Stage): [Verb, Record<string, string>][] {
  return [
    ['bet', right.bet(100, newIds())],
    ['win', right.win(100, newIds())],
    ['rollback', right.rollback(newIds())],
    ['end-round', right.end(newIds())],
  ]
}

function namesField(errors: unknown, field: string): void {
  const isNamed = typeof errors === 'object' && errors !== null && Object.hasOwn(errors, field)
  if (!isNamed) throw new Complaint(`the refusal’s errors do not name ${field}`)
}
