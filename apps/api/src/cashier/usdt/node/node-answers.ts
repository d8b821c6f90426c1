import * as z from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** The digits of a number that a double holds exactly: `readJson` leaves every number a text. */
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** A block as TRON's nodes write it. What is zero or empty they leave out. */
export const blockAnswer = z
  .object({
    blockID: hash,
    block_header: z.object({
      raw_data: z.object({
        number: whole.default(0),
        parentHash: hash,
        timestamp: whole.default(0),
      }),
    }),
    transactions: z.array(z.object({ txID: hash })).default([]),
  })
  .transform(({ blockID, block_header: { raw_data: header }, transactions }) => ({
    block: {
      height: header.number,
      id: blockID,
      parentId: header.parentHash,
      atMs: header.timestamp,
    },
    txids: transactions.map(({ txID }) => txID),
  }))

const info = z.object({
  id: hash,
  fee: whole.default(0),
  blockNumber: whole.default(0),
  receipt: z.object({ result: z.string().optional() }).optional(),
  result: z.string().optional(),
  log: z
    .array(
      z.object({
        address: z.string(),
        topics: z.array(z.string()).optional(),
        data: z.string().optional(),
      }),
    )
    .optional(),
})

/** What the transactions of a block did; an empty block may answer an empty object. */
export const infosAnswer = z.union([
  z.array(info),
  z.strictObject({}).transform((): z.output<typeof info>[] => []),
])

/** What the chain charges now, of which two lines matter here. */
export const parametersAnswer = z
  .object({ chainParameter: z.array(z.object({ key: z.string(), value: z.string().optional() })) })
  .transform(({ chainParameter }) => ({
    energySun: valueOf(chainParameter, 'getEnergyFee'),
    byteSun: valueOf(chainParameter, 'getTransactionFee'),
  }))
  .pipe(z.object({ energySun: whole, byteSun: whole }))

type Parameter = { key: string; value?: string | undefined }

function valueOf(parameters: readonly Parameter[], name: string): string | undefined {
  return parameters.find(({ key }) => key === name)?.value
}

/** What a call of a contract would do, tried and not sent. */
export const triedAnswer = z.object({
  result: z.object({ result: z.literal(true) }),
  energy_used: whole,
})
